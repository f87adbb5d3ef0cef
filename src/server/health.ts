import { Hono } from "hono"
import type { Database } from "#src/platform/db/database.ts"
import type { ServerEnv } from "#src/platform/http/server-env.ts"
import { retryAfterSeconds } from "./unavailable.tsx"

/** `/healthz`: the process runs. `/readyz`: its database answers too. */
export const health = new Hono<ServerEnv>()
  .get("/healthz", (c) => c.json({ result: "Done" }))
  .get("/readyz", async (c) => {
    const { db } = c.get("platform")
    const isReady = db.isAnswering() && (await answers(db))
    if (isReady) return c.json({ result: "Done" })
    c.header("retry-after", String(retryAfterSeconds))
    return c.json({ result: "Error", reason: "the database does not answer" }, 503)
  })

// Not logged, because the database logs outages itself and probes are frequent.
const answers = (db: Database): Promise<boolean> =>
  db.execute("select 1").then(
    () => true,
    () => false,
  )
