import { Hono } from "hono"
import type { ServerEnv } from "#src/platform/http/server-env.ts"

/** `/healthz`: the process lives. `/readyz`: it can serve, its database answers. */
export const health = new Hono<ServerEnv>()
  .get("/healthz", (c) => c.json({ result: "Done" }))
  .get("/readyz", async (c) => {
    const { db, log } = c.get("platform")
    try {
      await db.execute("select 1")
      return c.json({ result: "Done" })
    } catch (error) {
      log.error({ err: error }, "the database does not answer")
      return c.json({ result: "Error", reason: "the database does not answer" }, 503)
    }
  })
