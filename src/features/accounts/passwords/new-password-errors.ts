import { fieldMessage, messages } from "#src/shared/messages.ts"
import { accountFields } from "#src/features/accounts/account-fields.ts"

/** The error beside a new password that is refused for its account (VAL-3). */
export const newPasswordErrors = {
  "name-as-password": { password: fieldMessage(accountFields.password, messages.validation.password) },
  "leaked-password": { password: messages.accounts.leakedPassword },
} as const
