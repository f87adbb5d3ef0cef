import { data, type RouterContextProvider } from "react-router"
import { secondFactorsOf } from "#src/features/accounts/second-factor/check-code.service.ts"
import { identityErrors } from "#src/web/forms/identity-errors.ts"
import { passkeyField } from "#src/features/accounts/passkeys/passkey.ts"
import { reauthenticate } from "#src/features/accounts/sessions/reauthenticate.service.ts"
import { needsReauthentication, type SignedInActor } from "#src/shared/actor.ts"
import { messages } from "#src/shared/messages.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import type { FieldErrors } from "#src/shared/validation/field-errors.ts"
import type { AdminAnswer } from "#src/web/admin/admin-layout-answer.tsx"
import { addressContext, platformContext } from "#src/web/context.ts"
import { typedValues } from "#src/web/forms/form-answers.ts"
import { sentPasskeyOf, sessionSecretOf } from "#src/web/session.server.ts"

type Call = {
  readonly context: Readonly<RouterContextProvider>
  readonly request: Request
  readonly actor: SignedInActor
  readonly form: Record<string, FormDataEntryValue>
}

/**
 * The actor of a refund or a change of roles. Staff who last gave their password over ten minutes ago are asked for it
 * first, and the same form comes again with the password (SAFE-8).
 */
export async function requireRecentPassword(
  call: Call,
): Promise<Result<SignedInActor, Awaited<ReturnType<typeof askForPassword>>>> {
  const { context, request, actor, form } = call
  const sessionSecret = sessionSecretOf(context, request)
  if (!needsReauthentication(actor) || sessionSecret === null) return done(actor)
  const { currentPassword = "", code = "" } = typedValues(form, ["currentPassword", "code"])
  const passkey = sentPasskeyOf(context, request, form)
  if (!passkey && form["currentPassword"] === undefined) return refused(await askForPassword(call, {}))
  const proof = { currentPassword, code, passkey, sessionSecret, address: context.get(addressContext) }
  const outcome = await reauthenticate(context.get(platformContext), actor, proof)
  return outcome.ok ? outcome : refused(await askForPassword(call, identityErrors(outcome.refusal)))
}

async function askForPassword({ context, actor, form }: Call, errors: FieldErrors) {
  const { currentPassword: _, code: _code, [passkeyField]: _passkey, ...others } = form
  const reauthentication = {
    fields: typedValues(others, Object.keys(others)),
    factors: await secondFactorsOf(context.get(platformContext), actor.userId),
    errors,
  }
  const text = messages.admin.reauthenticationNeeded
  return data<AdminAnswer>({ tone: "error", text, reauthentication }, { status: 403 })
}
