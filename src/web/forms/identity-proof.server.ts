import type { RouterContextProvider } from "react-router"
import type { IdentityProof } from "#src/features/accounts/second-factor/verify-identity.service.ts"
import { addressContext } from "#src/web/context.ts"
import { readSentPasskey } from "#src/web/session.server.ts"
import { typedValues } from "./form-answers.ts"

/** What the fields of `IdentityFields` and `IdentityPasskey` sent. */
export function readIdentityProof(
  context: Readonly<RouterContextProvider>,
  request: Request,
  typed: Record<string, FormDataEntryValue>,
): Required<IdentityProof> {
  const { currentPassword = "", code = "" } = typedValues(typed, ["currentPassword", "code"])
  const passkey = readSentPasskey(context, request, typed)
  return { currentPassword, code, passkey, address: context.get(addressContext) }
}
