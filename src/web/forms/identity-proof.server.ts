import type { RouterContextProvider } from "react-router"
import type { IdentityProof } from "#src/features/accounts/second-factor/verify-identity.service.ts"
import { addressContext } from "#src/web/context.ts"
import { sentPasskeyOf } from "#src/web/session.server.ts"
import { typedValues } from "./form-answers.ts"

/** What the fields of `IdentityFields` and `IdentityPasskey` sent. */
export function identityProofOf(
  context: Readonly<RouterContextProvider>,
  request: Request,
  typed: Record<string, FormDataEntryValue>,
): Required<IdentityProof> {
  const { currentPassword = "", code = "" } = typedValues(typed, ["currentPassword", "code"])
  const passkey = sentPasskeyOf(context, request, typed)
  return { currentPassword, code, passkey, address: context.get(addressContext) }
}
