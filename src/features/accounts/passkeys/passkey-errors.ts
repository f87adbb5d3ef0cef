import { secondFactorErrors } from "#src/features/accounts/second-factor/second-factor-errors.ts"
import { maxPasskeys } from "./passkey.ts"

/** Why a passkey is not added, as texts of the pages. */
export const addPasskeyErrors = {
  "no-account": "Please create an account first.",
  "reauthentication-needed": "Please confirm first that it is you.",
  "too-many-passkeys": `You have ${maxPasskeys} passkeys. Please delete one that you do not use.`,
  "known-passkey": "This passkey is here already.",
  "wrong-passkey": secondFactorErrors["wrong-passkey"],
} as const
