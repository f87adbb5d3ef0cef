import type { ErrorHandler } from "hono"
import { HTTPException } from "hono/http-exception"
import { DatabaseUnavailable } from "#src/platform/db/database-unavailable.ts"
import { apiFault } from "#src/platform/http/api-reply.ts"
import { isClientDisconnected } from "#src/platform/http/sender-gone.ts"
import { MediaUnavailable } from "#src/platform/media/media-storage.ts"
import { redactPath } from "#src/platform/log/logged-path.ts"
import type { ServerEnv } from "#src/platform/http/server-env.ts"
import { splitLanguage } from "#src/shared/language/language.ts"
import { textIn } from "#src/shared/language/translate.ts"
import { answerUnavailable, retryAfterSeconds } from "./unavailable.tsx"

/** Answers an error outside the API with a plain message without details. */
export const serverFault: ErrorHandler<ServerEnv> = (error, c) => {
  if (error instanceof DatabaseUnavailable) return answerUnavailable(c)
  if (c.req.path.startsWith("/api/")) return apiFault(error, c)
  if (error instanceof HTTPException) return c.text(error.message, error.status)
  if (isClientDisconnected(c)) return c.text("The request did not arrive whole.", 400)
  c.get("platform").log.error(
    { err: error, method: c.req.method, path: redactPath(c.req.path) },
    "a request failed",
  )
  if (error instanceof MediaUnavailable)
    return c.text("The picture is not available at the moment.", 503, {
      "retry-after": String(retryAfterSeconds),
    })
  const t = textIn(splitLanguage(c.req.path).language)
  return c.text(t("Something went wrong on our side. Please try again."), 500)
}
