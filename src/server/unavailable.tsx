import { createHash } from "node:crypto"
import type { Context } from "hono"
import { createMiddleware } from "hono/factory"
import { renderToStaticMarkup } from "react-dom/server"
import { errorBody } from "#src/platform/http/api-reply.ts"
import type { ServerEnv } from "#src/platform/http/server-env.ts"
import { hotel } from "#src/shared/hotel.ts"
import "#src/shared/hindi/hindi.ts"
import { type Language, splitLanguage, tags } from "#src/shared/language/language.ts"
import { textIn } from "#src/shared/language/translate.ts"
import { outageMessages } from "#src/shared/language/outage-messages.ts"
import { CallText } from "#src/ui/call-text.tsx"
import { TextContext } from "#src/ui/use-text.tsx"
import styles from "./unavailable.css?raw"

type PageTexts = { readonly title: string; readonly text: string }

function renderPage({ title, text }: PageTexts, language: Language): string {
  const t = textIn(language)
  const html = renderToStaticMarkup(
    <html lang={tags[language]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${t(title)} - ${t(hotel.fullName)}`}</title>
        <style dangerouslySetInnerHTML={{ __html: styles }} />
      </head>
      <body>
        <main>
          <p>{t(hotel.fullName)}</p>
          <h1>{t(title)}</h1>
          <p>{t(text)}</p>
          <p>
            <TextContext value={t}>
              <CallText text="Our desk answers at any hour: <call>{phone}</call>" />
            </TextContext>
          </p>
        </main>
      </body>
    </html>,
  )
  return `<!doctype html>${html}`
}

const styleHash = createHash("sha256").update(styles).digest("base64")
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

const pages = { en: new Map<PageTexts, string>(), hi: new Map<PageTexts, string>() }

/** Renders each page once, because many are sent when the hotel is busy. */
function cachedPage(texts: PageTexts, language: Language): string {
  const page = pages[language].get(texts) ?? renderPage(texts, language)
  pages[language].set(texts, page)
  return page
}

export const retryAfterSeconds = 5

function answer503(c: Context<ServerEnv>, texts: PageTexts): Response {
  c.header("retry-after", String(retryAfterSeconds))
  c.header("cache-control", "no-store")
  if (c.req.path.startsWith("/api/")) return c.json(errorBody(texts.text), 503)
  c.header("content-security-policy", policy)
  return c.html(cachedPage(texts, splitLanguage(c.req.path).language), 503)
}

/** The 503 response: a self-contained page, or JSON for the API. */
export const answerUnavailable = (c: Context<ServerEnv>): Response => answer503(c, outageMessages.unavailable)

/** The same when more requests wait than can be answered in time. */
export const answerBusy = (c: Context<ServerEnv>): Response => answer503(c, outageMessages.busy)

/** Answers 503 at once while the database does not answer. */
export const refuseWhileDatabaseIsDown = createMiddleware<ServerEnv>(async (c, next) =>
  c.get("platform").db.isAnswering() ? next() : answerUnavailable(c),
)
