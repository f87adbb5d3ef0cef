import { accountFields } from "#src/features/accounts/account-fields.ts"
import { fieldIsRequired, messages } from "#src/shared/messages.ts"

/** The errors of the current password; a new email needs it (SAFE-4). */
export const currentPasswordErrors = {
  "password-needed": { currentPassword: messages.accounts.currentPasswordNeeded },
  "password-missing": { currentPassword: fieldIsRequired(accountFields.currentPassword) },
  "wrong-password": { currentPassword: messages.accounts.invalidPassword },
} as const
