import type { HttpBindings } from "@hono/node-server"
import { type Context, Hono } from "hono"
import { createMiddleware } from "hono/factory"
import type { ReactNode } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { findStoredEmail, listEmails, type StoredEmail } from "#src/features/emails/emails.service.ts"
import type { ServerEnv } from "#src/platform/http/server-env.ts"
import { hotel } from "#src/shared/hotel.ts"
import styles from "./dev-mailbox.css?raw"

const home = "/dev/mailbox"

// Only the network of an IPv6 address is known, which is all zeros for ::1.
const loopbackAddresses = ["127.0.0.1", "::1", "0:0:0", "local"]
const loopbackNames = ["localhost", "127.0.0.1", "[::1]", "0.0.0.0"]

const writtenByProxies = /^(?:forwarded|x-forwarded-.*|via|x-real-ip)$/

// nginx uses HTTP/1.0 without extra headers by default; no browser uses it.
const isOldHttp = (c: Context<ServerEnv>): boolean =>
  (c.env as Partial<HttpBindings> | undefined)?.incoming?.httpVersion === "1.0"

// A proxy on this machine also calls from loopback, and so does a page with DNS rebinding: so the host name and the
// configured origin must be local too. A public site has another origin, and enables the mailbox
// by a setting.
const onThisMachine = createMiddleware<ServerEnv>(async (c, next) => {
  const { mailer, origin, config } = c.get("platform")
  const requestedHost = new URL(c.req.url).hostname
  const names = config.isPublic ? [requestedHost] : [requestedHost, new URL(origin).hostname]
  const isHere =
    mailer.kind === "mailbox" &&
    loopbackAddresses.includes(c.get("address")) &&
    names.every((name) => loopbackNames.includes(name)) &&
    !Object.keys(c.req.header()).some((name) => writtenByProxies.test(name)) &&
    !isOldHttp(c)
  if (!isHere) return c.notFound()
  c.header("cache-control", "no-store")
  return next()
})

const pagePolicy =
  "default-src 'none'; style-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
const emailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; sandbox; frame-ancestors 'self'"

const uuid = "[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}"

const asPage = (content: ReactNode): string => `<!doctype html>${renderToStaticMarkup(content)}`

/** The emails of a site without a mail server, for callers on the same machine. */
export const devMailbox = new Hono<ServerEnv>()
  .use(onThisMachine)
  .get("/", async (c) => {
    const emails = await listEmails(c.get("platform"))
    c.header("content-security-policy", pagePolicy)
    return c.html(asPage(<Inbox emails={emails} />))
  })
  .get("/style.css", (c) => c.body(styles, 200, { "content-type": "text/css; charset=utf-8" }))
  .get(`/:id{${uuid}}`, async (c) => {
    const stored = await findStoredEmail(c.get("platform"), c.req.param("id"))
    if (!stored) return c.notFound()
    c.header("content-security-policy", pagePolicy)
    return c.html(asPage(<Reader stored={stored} />))
  })
  .get(`/:id{${uuid}}/html`, async (c) => {
    const stored = await findStoredEmail(c.get("platform"), c.req.param("id"))
    if (!stored) return c.notFound()
    c.header("content-security-policy", emailPolicy)
    return c.html(stored.email.html)
  })
  .get(`/:id{${uuid}}/attachments/:index{[0-9]{1,3}}`, async (c) => {
    const stored = await findStoredEmail(c.get("platform"), c.req.param("id"))
    const attachment = stored?.email.attachments[Number(c.req.param("index"))]
    if (!attachment) return c.notFound()
    const name = attachment.filename.replaceAll(/[^\w.-]/g, "_")
    return c.body(new Uint8Array(Buffer.from(attachment.base64, "base64")), 200, {
      "content-type": attachment.contentType,
      "content-disposition": `attachment; filename="${name}"`,
      "content-security-policy": emailPolicy,
    })
  })

function Frame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <link rel="stylesheet" href={`${home}/style.css`} />
      </head>
      <body>
        <header>
          <a href={home}>Local mailbox</a>
          <p>No mail server is set, so emails stay here. Only this machine can read them.</p>
        </header>
        <main>{children}</main>
      </body>
    </html>
  )
}

function Inbox({ emails }: { emails: readonly StoredEmail[] }) {
  return (
    <Frame title="Local mailbox">
      <h1>Emails</h1>
      {emails.length === 0 ? (
        <p>No email has been written yet. Book a room or reset a password, and look again.</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">Written</th>
              <th scope="col">To</th>
              <th scope="col">Subject</th>
              <th scope="col">Kind</th>
              <th scope="col">State</th>
            </tr>
          </thead>
          <tbody>
            {emails.map((stored) => (
              <InboxRow key={stored.id} stored={stored} />
            ))}
          </tbody>
        </table>
      )}
    </Frame>
  )
}

function InboxRow({ stored }: { stored: StoredEmail }) {
  return (
    <tr>
      <td>{writtenAt(stored)}</td>
      <td>{stored.email.to}</td>
      <td>
        <a href={`${home}/${stored.id}`}>{stored.email.subject}</a>
      </td>
      <td>{stored.kind}</td>
      <td>{stored.status}</td>
    </tr>
  )
}

function Reader({ stored }: { stored: StoredEmail }) {
  const { email, id } = stored
  return (
    <Frame title={email.subject}>
      <h1>{email.subject}</h1>
      <p>
        To {email.to}, written {writtenAt(stored)}, {stored.status}
      </p>
      {email.attachments.length > 0 && (
        <ul>
          {email.attachments.map((attachment, index) => (
            <li key={attachment.filename}>
              <a href={`${home}/${id}/attachments/${index}`}>{attachment.filename}</a> (
              {attachment.contentType})
            </li>
          ))}
        </ul>
      )}
      <iframe src={`${home}/${id}/html`} title="The email as HTML" sandbox="" />
      <h2>As plain text</h2>
      <pre>{email.text}</pre>
    </Frame>
  )
}

const clock = new Intl.DateTimeFormat("en-GB", {
  timeZone: hotel.timeZone,
  dateStyle: "medium",
  timeStyle: "short",
})

const writtenAt = ({ createdAt }: StoredEmail): string => clock.format(new Date(createdAt))
