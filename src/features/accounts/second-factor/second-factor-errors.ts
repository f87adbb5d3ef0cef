import { accountFields } from "#src/features/accounts/account-fields.ts"
import { fieldIsRequired } from "#src/shared/messages.ts"

/** The refusals of a second factor, as texts of the pages and the API. */
export const secondFactorErrors = {
  "code-needed":
    "This account has a second factor. Send a code of its authenticator app as well; a passkey works on the website only.",
  "passkey-needed": "Please use your passkey: it is the second factor of this account.",
  "wrong-passkey": "This passkey was not accepted. Please try again.",
  "code-missing": fieldIsRequired(accountFields.code),
  "wrong-code": "This code is not right, or was used already. Please wait for the next one.",
  "wrong-recovery-code":
    "This recovery code is not right, or was used already. Each recovery code works once.",
  "sign-in-over": "This sign-in took longer than five minutes. Please start again.",
  "set-up-over":
    "This set-up has ended: it takes at most ten minutes, in one browser. Please begin it again.",
  "already-on": "Your second factor is on already.",
  "not-on": "Your second factor is off.",
} as const
