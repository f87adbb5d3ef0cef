import type { RouterContextProvider } from "react-router"
import { passkeyField } from "#src/features/accounts/passkeys/passkey.ts"
import { findSecondFactors } from "#src/features/accounts/second-factor/check-code.service.ts"
import { identityErrors } from "#src/features/accounts/second-factor/identity-errors.service.ts"
import { reauthenticate } from "#src/features/accounts/sessions/reauthenticate.service.ts"
import type { Reauthentication } from "#src/features/accounts/sessions/reauthentication.ts"
import type { SignedInActor } from "#src/shared/actor.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import type { FieldErrors } from "#src/shared/validation/field-errors.ts"
import { platformContext, renewedSessionContext } from "#src/web/context.ts"
import { readSessionSecret } from "#src/web/session.server.ts"
import { readIdentityProof } from "./identity-proof.server.ts"

export type ProtectedForm = {
  readonly context: Readonly<RouterContextProvider>
  readonly request: Request
  readonly actor: SignedInActor
  /** What was sent; of a form data, where a name may come several times. */
  readonly form: Record<string, FormDataEntryValue> | FormData
}

/**
 * Authenticates the sender of a form again, by the password and second factor that it contains. Without them the refusal
 * names what is required; the same form is then sent again with them (SAFE-8).
 */
export async function reauthenticateByForm(
  sent: ProtectedForm,
): Promise<Result<SignedInActor, Reauthentication>> {
  const { context, request, actor, form } = sent
  const typed = form instanceof FormData ? Object.fromEntries(form) : form
  const proof = readIdentityProof(context, request, typed)
  if (!proof.passkey && typed["currentPassword"] === undefined)
    return refused(await buildReauthentication(sent, {}))
  const sessionSecret = readSessionSecret(context, request) ?? ""
  const outcome = await reauthenticate(context.get(platformContext), actor, { ...proof, sessionSecret })
  if (!outcome.ok) return refused(await buildReauthentication(sent, identityErrors(outcome.refusal)))
  context.set(renewedSessionContext, outcome.value.secret)
  return done(outcome.value.actor)
}

const proofFields: ReadonlySet<string> = new Set(["currentPassword", "code", passkeyField])

async function buildReauthentication(
  { context, actor, form }: ProtectedForm,
  errors: FieldErrors,
): Promise<Reauthentication> {
  const sent = form instanceof FormData ? [...form] : Object.entries(form)
  const fields = sent.filter(
    (field): field is [string, string] => typeof field[1] === "string" && !proofFields.has(field[0]),
  )
  const factors = await findSecondFactors(context.get(platformContext).db, actor.userId)
  return { fields, factors, errors }
}
