import { addPasskeyErrors } from "#src/features/accounts/passkeys/passkey-errors.ts"
import {
  type AddPasskeyRefusal,
  beginAddPasskey,
} from "#src/features/accounts/passkeys/add-passkey.service.ts"
import { beginPasskey } from "#src/features/accounts/passkeys/check-passkey.service.ts"
import type { PasskeyPurpose } from "#src/features/accounts/passkeys/passkey.ts"
import { passkeyPurposeForm } from "#src/features/accounts/passkeys/passkeys.schema.ts"
import { tooManyTriesReason } from "#src/platform/http/api-reply.ts"
import { refused } from "#src/shared/result.ts"
import { actorContext, addressContext, platformContext } from "#src/web/context.ts"
import { passkeyBrowser, readSessionSecret } from "#src/web/session.server.ts"
import type { Route } from "./+types/passkey-options"

/** Returns the options that a page's script passes to an authenticator, with a challenge that is bound to this browser. */
export async function action({ context, request }: Route.ActionArgs) {
  const parsed = passkeyPurposeForm.safeParse(Object.fromEntries(await request.formData()))
  if (!parsed.success) return Response.json({ reason: "This purpose is unknown." }, { status: 422 })
  const { browser, cookie } = passkeyBrowser(context, request)
  const outcome = await begin({ context, request }, parsed.data.purpose, browser)
  if (outcome.ok) return Response.json({ options: outcome.value }, { headers: { "set-cookie": cookie } })
  return refusedAnswer(outcome.refusal)
}

type Visit = Pick<Route.ActionArgs, "context" | "request">

async function begin({ context, request }: Visit, purpose: PasskeyPurpose, browser: string) {
  const platform = context.get(platformContext)
  const address = context.get(addressContext)
  if (purpose === "sign-in") return beginPasskey(platform, { purpose, browser, userId: null, address })
  const actor = context.get(actorContext)
  if (actor.kind !== "user") return refused({ kind: "signed-out" as const })
  if (purpose === "reauthenticate")
    return beginPasskey(platform, { purpose, browser, userId: actor.userId, address })
  return beginAddPasskey(platform, actor, {
    browser,
    address,
    sessionSecret: readSessionSecret(context, request),
  })
}

function refusedAnswer(refusal: AddPasskeyRefusal | { readonly kind: "signed-out" }): Response {
  if (refusal.kind === "too-many-tries")
    return Response.json({ reason: tooManyTriesReason(refusal.retryAfterSeconds) }, { status: 429 })
  if (refusal.kind === "signed-out")
    return Response.json({ reason: "Please sign in first." }, { status: 401 })
  return Response.json({ reason: addPasskeyErrors[refusal.kind] }, { status: 409 })
}
