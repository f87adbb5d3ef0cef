import { Hono } from "hono"
import { beforeEach, describe, expect, test } from "vitest"
import { sendEmail } from "#src/features/emails/emails.service.ts"
import type { ServerEnv } from "#src/platform/http/server-env.ts"
import type { Email } from "#src/platform/mailer/mailer.ts"
import type { Platform } from "#src/platform/platform.ts"
import { visitor } from "#src/shared/actor.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { devMailbox } from "./dev-mailbox.tsx"

const platform = setUpPlatform()

beforeEach(() => platform.clear())

const id = "5f0c1b9e-2a77-4c11-8f4d-0d7a5b1c2e3f"

const email: Email = {
  to: "meera@example.in",
  subject: "Your stay <b>is confirmed</b>",
  text: "Dear Meera,\nwe look forward to seeing you.",
  html: "<!doctype html><p style='color:red'>Dear Meera</p><script>alert(1)</script>",
  attachments: [{ filename: 'a "b"/c.ics', contentType: "text/calendar", base64: btoa("BEGIN:VCALENDAR") }],
}

type RequestOptions = {
  address?: string
  platform?: Platform
  host?: string
  headers?: Record<string, string>
}

function request(
  path: string,
  { address = "127.0.0.1", host = "localhost:3000", headers = {}, ...options }: RequestOptions = {},
) {
  const app = new Hono<ServerEnv>()
    .use(async (c, next) => {
      c.set("platform", options.platform ?? platform)
      c.set("actor", visitor)
      c.set("address", address)
      await next()
    })
    .route("/dev/mailbox", devMailbox)
  return app.request(`http://${host}/dev/mailbox${path}`, { headers })
}

const keepEmail = () => sendEmail(platform, platform.db, { id, kind: "confirmed", bookingId: null, email })

describe("the local mailbox", () => {
  test("lists emails, with a text when there are none", async () => {
    expect(await (await request("")).text()).toContain("No email has been written yet.")
    await keepEmail()
    const list = await (await request("")).text()
    expect(list).toContain("meera@example.in")
    expect(list).toContain(`href="/dev/mailbox/${id}"`)
    expect(list).toContain("Your stay &lt;b&gt;is confirmed&lt;/b&gt;")
  })

  test("shows an email under a CSP without scripts and inline styles", async () => {
    await keepEmail()
    const answer = await request(`/${id}`)
    const page = await answer.text()
    expect(answer.headers.get("content-security-policy")).toMatch(/^default-src 'none'; style-src 'self';/)
    expect(answer.headers.get("cache-control")).toBe("no-store")
    expect(page).toContain("Dear Meera,\nwe look forward to seeing you.")
    expect(page).not.toContain("style=")
    expect(page).not.toContain("alert(1)")
  })

  test("serves an email's HTML in a sandbox", async () => {
    await keepEmail()
    const answer = await request(`/${id}/html`)
    expect(await answer.text()).toBe(email.html)
    expect(answer.headers.get("content-security-policy")).toContain(
      "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; sandbox",
    )
  })

  test("serves attachments as downloads", async () => {
    await keepEmail()
    const answer = await request(`/${id}/attachments/0`)
    expect(await answer.text()).toBe("BEGIN:VCALENDAR")
    expect(answer.headers.get("content-disposition")).toBe('attachment; filename="a__b__c.ics"')
    expect((await request(`/${id}/attachments/1`)).status).toBe(404)
  })

  test("serves its style sheet from its own URL", async () => {
    const answer = await request("/style.css")
    expect(answer.status).toBe(200)
    expect(answer.headers.get("content-type")).toContain("text/css")
  })

  test("answers 404 for unknown emails", async () => {
    expect((await request(`/${id}`)).status).toBe(404)
    expect((await request(`/${id}/html`)).status).toBe(404)
    expect((await request("/not-an-id")).status).toBe(404)
  })

  test.each(["::1", "0:0:0", "local"])("opens for %s, which is this machine", async (address) => {
    expect((await request("", { address })).status).toBe(200)
  })

  const paths = ["", "/style.css", `/${id}`, `/${id}/html`, `/${id}/attachments/0`]

  test.each(paths)("does not exist for another machine: %s", async (path) => {
    await keepEmail()
    expect((await request(path)).status).toBe(200)
    expect((await request(path, { address: "203.0.113.9" })).status).toBe(404)
    expect((await request(path, { address: "2001:db8:0:0" })).status).toBe(404)
  })

  test.each(paths)("does not exist when emails leave by SMTP: %s", async (path) => {
    await keepEmail()
    const mailer = { ...platform.mailer, kind: "smtp" as const }
    expect((await request(path, { platform: { ...platform, mailer } })).status).toBe(404)
  })

  test("does not exist behind a proxy on the same machine", async () => {
    const proxied = { ...platform, origin: "https://vimana.example" }
    expect((await request("", { platform: proxied })).status).toBe(404)
  })

  test.each([
    { "x-forwarded-for": "127.0.0.1" },
    { "x-real-ip": "127.0.0.1" },
    { forwarded: "for=127.0.0.1" },
    { via: "1.1 proxy" },
  ])("[SAFE-2] does not exist for a request that a proxy sent on: %o", async (headers) => {
    expect((await request("", { headers })).status).toBe(404)
  })

  test("does not answer a foreign host name that resolves to this machine", async () => {
    expect((await request("", { host: "attacker.example" })).status).toBe(404)
  })
})
