import type { RequestListener } from "node:http"
import { Hono } from "hono"
import type { ServerEnv } from "#src/platform/http/server-env.ts"
import { basenames, type Language, splitLanguage } from "#src/shared/language/language.ts"
import type { Platform } from "#src/platform/platform.ts"
import { securityHeaders } from "../middleware/security-headers.ts"
import { answerBusy } from "../unavailable.tsx"

async function makeAnswer(platform: Platform, language: Language) {
  const app = new Hono<ServerEnv>().use(securityHeaders(platform)).all("*", answerBusy)
  const response = await app.request(basenames[language])
  const body = Buffer.from(await response.arrayBuffer())
  return {
    status: response.status,
    headers: { ...Object.fromEntries(response.headers), "content-length": body.length },
    body,
  }
}

/** The answer that the hotel is busy. Rendered once, because refusing many requests must cost little. */
export function createBusyPage(platform: Platform): RequestListener {
  const answers = { en: makeAnswer(platform, "en"), hi: makeAnswer(platform, "hi") }
  return (request, response) =>
    void answers[splitLanguage(request.url ?? "/").language].then(({ status, headers, body }) =>
      response.writeHead(status, headers).end(body),
    )
}
