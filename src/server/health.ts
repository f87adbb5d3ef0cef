import { Hono } from "hono"
import type { Database } from "#src/platform/db/database.ts"
import type { ServerEnv } from "#src/platform/http/server-env.ts"
import { retryAfterSeconds } from "./unavailable.tsx"

/** `/healthz`: the process lives. `/readyz`: it can serve, its database answers. */
export const health = new Hono<ServerEnv>()
  .get("/healthz", (c) => c.json({ result: "Done" }))
  .get("/readyz", async (c) => {
    const { db } = c.get("platform")
    const isReady = db.isAnswering() && (await answers(db))
    if (isReady) return c.json({ result: "Done" })
    c.header("retry-after", String(retryAfterSeconds))
    return c.json({ result: "Error", reason: "the database does not answer" }, 503)
  })

// The database itself logs when it falls silent and when it is back: a line for each question would bury that.
const answers = (db: Database): Promise<boolean> =>
  db.execute("select 1").then(
    () => true,
    () => false,
  )
