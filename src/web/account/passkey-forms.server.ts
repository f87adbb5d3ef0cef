import { data, type RouterContextProvider } from "react-router"
import { type AddPasskeyRefusal, addPasskey } from "#src/features/accounts/passkeys/add-passkey.service.ts"
import { deletePasskey, renamePasskey } from "#src/features/accounts/passkeys/own-passkeys.service.ts"
import { addPasskeyErrors } from "#src/features/accounts/passkeys/passkey-errors.ts"
import { passkeyNameForm } from "#src/features/accounts/passkeys/passkeys.schema.ts"
import { parseDeviceName } from "#src/features/accounts/sessions/device-name.ts"
import { reauthenticate } from "#src/features/accounts/sessions/reauthenticate.service.ts"
import { isRecordId } from "#src/platform/db/record-id.ts"
import { tooManyTriesReason } from "#src/platform/http/api-reply.ts"
import type { SignedInActor } from "#src/shared/actor.ts"
import { fieldErrors } from "#src/shared/validation/field-errors.ts"
import type { FormAnswer } from "#src/ui/forms/use-checked-form.ts"
import { addressContext, platformContext, renewedSessionContext } from "#src/web/context.ts"
import { identityErrors } from "#src/features/accounts/second-factor/identity-errors.service.ts"
import { typedValues } from "#src/web/forms/form-answers.ts"
import { readIdentityProof } from "#src/web/forms/identity-proof.server.ts"
import { readSentPasskey, readSessionSecret } from "#src/web/session.server.ts"

export type PasskeyAnswer = FormAnswer & {
  /** What was done. */
  readonly news?: string
  /** The passkey whose new name was refused. */
  readonly renamed?: string
}

type Sent = {
  readonly context: Readonly<RouterContextProvider>
  readonly request: Request
  readonly actor: SignedInActor
  readonly typed: Record<string, FormDataEntryValue>
}

const answer = (status: number, body: PasskeyAnswer) => data<PasskeyAnswer>(body, { status })

const unknownPasskey = answer(404, { reason: "This passkey was deleted already." })

/** The answer to one of the forms of the passkeys; the button says which. */
export async function changePasskeys(sent: Sent) {
  const { intent } = sent.typed
  if (intent === "add") return add(sent)
  if (intent === "confirm") return confirm(sent)
  const id = sent.typed["id"]
  if (typeof id !== "string" || !isRecordId(id)) return unknownPasskey
  return intent === "rename" ? rename(sent, id) : remove(sent, id)
}

async function confirm({ context, request, actor, typed }: Sent) {
  const outcome = await reauthenticate(context.get(platformContext), actor, {
    ...readIdentityProof(context, request, typed),
    sessionSecret: readSessionSecret(context, request) ?? "",
  })
  if (!outcome.ok) return answer(422, { errors: identityErrors(outcome.refusal) })
  context.set(renewedSessionContext, outcome.value.secret)
  return answer(200, {})
}

async function add({ context, request, actor, typed }: Sent) {
  const { response, browser } = readSentPasskey(context, request, typed) ?? { response: "", browser: null }
  const outcome = await addPasskey(context.get(platformContext), actor, {
    response,
    browser,
    name: parseDeviceName(request.headers.get("user-agent")),
    sessionSecret: readSessionSecret(context, request),
    address: context.get(addressContext),
  })
  return outcome.ok ? answer(200, { news: "Your passkey is added" }) : refusedAdd(outcome.refusal)
}

const refusedAdd = (refusal: AddPasskeyRefusal) =>
  refusal.kind === "too-many-tries"
    ? answer(429, { reason: tooManyTriesReason(refusal.retryAfterSeconds) })
    : answer(409, { reason: addPasskeyErrors[refusal.kind] })

async function rename({ context, actor, typed }: Sent, id: string) {
  const values = typedValues(typed, ["name"])
  const parsed = passkeyNameForm.safeParse(values)
  if (!parsed.success) return answer(422, { errors: fieldErrors(parsed.error), values, renamed: id })
  const outcome = await renamePasskey(context.get(platformContext), actor, { id, ...parsed.data })
  return outcome.ok ? answer(200, { news: "The name is changed" }) : unknownPasskey
}

async function remove({ context, request, actor }: Sent, id: string) {
  const deletion = { id, sessionSecret: readSessionSecret(context, request) }
  const outcome = await deletePasskey(context.get(platformContext), actor, deletion)
  if (outcome.ok) return answer(200, { news: "The passkey is deleted" })
  if (outcome.refusal.kind === "unknown-passkey") return unknownPasskey
  return answer(409, { reason: addPasskeyErrors[outcome.refusal.kind] })
}
