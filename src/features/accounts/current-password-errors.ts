import { messages } from "#src/shared/messages.ts"

/** The error of the current password, which a new email needs (SAFE-4). */
export const currentPasswordErrors = {
  "password-needed": { currentPassword: messages.accounts.currentPasswordNeeded },
  "wrong-password": { currentPassword: messages.accounts.invalidPassword },
} as const
