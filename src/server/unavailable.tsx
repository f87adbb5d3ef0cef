import { createHash } from "node:crypto"
import type { Context } from "hono"
import { createMiddleware } from "hono/factory"
import { renderToStaticMarkup } from "react-dom/server"
import { errorOf } from "#src/platform/http/api-reply.ts"
import type { ServerEnv } from "#src/platform/http/server-env.ts"
import { hotel } from "#src/shared/hotel.ts"
import { messages } from "#src/shared/messages.ts"
import styles from "./unavailable.css?raw"

type Words = { readonly title: string; readonly text: string }

const pageOf = ({ title, text }: Words) =>
  `<!doctype html>${renderToStaticMarkup(
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${title} - ${hotel.fullName}`}</title>
        <style dangerouslySetInnerHTML={{ __html: styles }} />
      </head>
      <body>
        <main>
          <p>{hotel.fullName}</p>
          <h1>{title}</h1>
          <p>{text}</p>
          <p>
            Our desk answers at any hour: <a href={hotel.reservations.href}>{hotel.reservations.phone}</a>
          </p>
        </main>
      </body>
    </html>,
  )}`

const styleHash = createHash("sha256").update(styles).digest("base64")
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

const pages = new Map<Words, string>()

/** Rendered once, because many are sent when the hotel is busy. */
function pageWith(words: Words): string {
  const page = pages.get(words) ?? pageOf(words)
  pages.set(words, page)
  return page
}

export const retryAfterSeconds = 5

function answer503(c: Context<ServerEnv>, words: Words): Response {
  c.header("retry-after", String(retryAfterSeconds))
  c.header("cache-control", "no-store")
  if (c.req.path.startsWith("/api/")) return c.json(errorOf(words.text), 503)
  c.header("content-security-policy", policy)
  return c.html(pageWith(words), 503)
}

/** The 503 response: a self-contained page, or JSON for the API. */
export const answerUnavailable = (c: Context<ServerEnv>): Response => answer503(c, messages.unavailable)

/** The same when more requests wait than can be answered in time. */
export const answerBusy = (c: Context<ServerEnv>): Response => answer503(c, messages.busy)

/** Answers 503 at once while the database does not answer. */
export const whileDatabaseAnswers = createMiddleware<ServerEnv>(async (c, next) =>
  c.get("platform").db.isAnswering() ? next() : answerUnavailable(c),
)
