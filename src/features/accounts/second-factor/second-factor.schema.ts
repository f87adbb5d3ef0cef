import { z } from "zod"
import { fieldIsRequired, messages } from "#src/shared/messages.ts"
import { accountFields } from "#src/features/accounts/account-fields.ts"
import { currentPasswordField, signInInput } from "#src/features/accounts/accounts.schema.ts"

const code = () => {
  const error = fieldIsRequired(accountFields.code)
  return z.string({ error }).trim().min(1, { error }).max(40, { error: messages.validation.codeTooLong })
}

/** A code of the app or a recovery code, after the password. */
export const secondFactorCodeForm = z.object({ code: code() })

/** The password, before a set-up. */
export const currentPasswordForm = z.object({ currentPassword: currentPasswordField() })

/** Both, for a change of a second factor that is on. */
export const passwordAndCodeForm = z.object({ currentPassword: currentPasswordField(), code: code() })

/** A sign-in through the API; `code` only for an account with a second factor. */
export const signInCallInput = signInInput.extend({
  code: code()
    .optional()
    .describe("For an account with a second factor: a code of the authenticator app, or a recovery code."),
})
