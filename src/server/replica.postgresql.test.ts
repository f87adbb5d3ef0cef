import { createServer, type Server } from "node:http"
import { RouterContextProvider } from "react-router"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { aSignedIn } from "#src/features/accounts/accounts.factory.ts"
import { aTestimonial } from "#src/features/content/testimonials/testimonials.factory.ts"
import { testimonialList } from "#src/features/content/testimonials/testimonials.list.ts"
import type { Database } from "#src/platform/db/database.ts"
import { migrate } from "#src/platform/db/migrate.ts"
import { migrations } from "#src/platform/db/migrations.ts"
import { openPostgresql } from "#src/platform/db/postgresql.ts"
import { createReads } from "#src/platform/db/reads.ts"
import { silentLog } from "#src/platform/log/log.ts"
import type { Actor } from "#src/shared/actor.ts"
import { sessionCookie } from "#src/features/accounts/sessions/session-cookie.ts"
import { loadList } from "#src/web/admin/lists/load-admin-list.ts"
import { actorContext, platformContext } from "#src/web/context.ts"
import { listen, portOf } from "#test/local-server.ts"
import {
  createReplicatedDatabase,
  hasServerPrograms,
  type ReplicatedDatabase,
} from "#test/databases/replicated-database.ts"
import { createTestPlatform, type TestPlatform } from "#test/test-platform.ts"
import { createListener } from "./listener.ts"
import type { renderPage } from "./pages.ts"

describe.skipIf(!hasServerPrograms)("a site with a replica", () => {
  let servers: ReplicatedDatabase
  let platform: TestPlatform
  let server: Server
  let instant = 0

  const render: typeof renderPage = async (_, { platform: { db } }) => {
    const rows = await db.execute<{ name: string }>("select name from testimonials order by name")
    return new Response(`${await sourceOf(db)}: ${rows.map(({ name }) => name).join(", ")}`, {
      headers: { "content-type": "text/html" },
    })
  }

  async function sourceOf(db: Database): Promise<string> {
    const [row] = await db.execute<{ is: boolean }>("select pg_is_in_recovery() as is")
    return row?.is ? "replica" : "primary"
  }

  beforeAll(async () => {
    servers = await createReplicatedDatabase()
    const db = openPostgresql(servers.primaryUrl, silentLog)
    await migrate(db, migrations)
    const replica = openPostgresql(servers.replicaUrl, silentLog)
    const reads = createReads({ primary: db, replica, log: silentLog }, () => instant)
    platform = await createTestPlatform({ db, reads })
    server = createServer(createListener(platform, render))
    await listen(server)
  }, 60_000)
  afterAll(async () => {
    server.close()
    await platform.reads.close()
    await platform.close()
    await servers.drop()
  })

  const send = (path: string, init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${portOf(server)}${path}`, init)

  /** A public page, requested until its cached version expires. */
  const page = async () => (await send("/rooms")).text()

  async function untilReplayed(): Promise<void> {
    const position = await platform.reads.position()
    for (let turn = 0; turn < 500; turn += 1) {
      instant += 1000
      if ((await sourceOf(await platform.reads.after(position))) === "replica") return
    }
    throw new Error("the replica did not replay")
  }

  const owner: Actor = { kind: "user", userId: crypto.randomUUID(), role: "owner" }

  async function listed(cookie = ""): Promise<string[]> {
    const context = new RouterContextProvider()
    context.set(platformContext, platform)
    context.set(actorContext, owner)
    const url = new URL("http://localhost:3000/admin/testimonial")
    const request = new Request(url, { headers: { cookie } })
    const { listing } = await loadList({ context, request, url }, testimonialList)
    return listing.page.rows.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b))
  }

  test("[FAST-5] pages for everybody and lists come from the replica", async () => {
    await aTestimonial(platform, { name: "Asha" })
    await untilReplayed()
    // A page whose version the replica has not reached yet is rendered from the primary, and kept.
    const others = ["/dine", "/menu", "/gallery", "/corporate", "/blog", "/booking"]
    await expect.poll(async () => (await send(others.shift() ?? "/rooms")).text()).toBe("replica: Asha")
    expect(await listed()).toEqual(["Asha"])
  })

  test("[FAST-5] a page shows a change at once, and so does the list of the person who made it", async () => {
    await untilReplayed()
    await servers.pauseReplay()
    const { secret } = await aSignedIn(platform, { role: "owner" })
    await aTestimonial(platform, { name: "Bina" })
    await expect.poll(page).toBe("primary: Asha, Bina")
    const { headers } = await send("/nothing", {
      method: "POST",
      headers: { cookie: sessionCookie(secret, platform.origin) },
    })
    const kept = headers.getSetCookie().find((cookie) => cookie.startsWith("changes="))
    expect(await listed(kept?.split(";")[0])).toEqual(["Asha", "Bina"])
    instant += 1000
    expect(await listed()).toEqual(["Asha", "Bina"])
    await servers.resumeReplay()
    await untilReplayed()
    await aTestimonial(platform, { name: "Chitra" })
    await untilReplayed()
    await expect.poll(page).toContain(": Asha, Bina, Chitra")
  })

  test("[FAST-5] a request of a visitor stores no position in the browser", async () => {
    expect((await send("/nothing", { method: "POST" })).headers.getSetCookie()).toEqual([])
  })

  test("[FAST-5] answers stay right without the replica", async () => {
    await servers.stopReplica()
    await aTestimonial(platform, { name: "Devika" })
    await expect.poll(page).toBe("primary: Asha, Bina, Chitra, Devika")
    expect(await listed()).toContain("Devika")
  })
})
