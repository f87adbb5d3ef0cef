import { findEmailToRead } from "#src/features/emails/email-log.service.ts"
import { platformContext } from "#src/web/context.ts"
import { requireRight } from "#src/web/guards.ts"
import type { Route } from "./+types/email-body"

// The body of an email may hold what a guest wrote: it runs no script and loads only the hotel's pictures.
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; form-action 'none'; sandbox; frame-ancestors 'none'"

/** `/admin/emails/{id}/body`: an email as its recipient sees it. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const actor = requireRight(context, url, "emails.see")
  const email = await findEmailToRead(context.get(platformContext), actor, params.id)
  if (!email?.html) throw new Response(null, { status: 404 })
  return new Response(email.html, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": policy,
      "cache-control": "private, no-store",
    },
  })
}
