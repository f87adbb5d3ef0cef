import { messages } from "#src/shared/messages.ts"

/** The words beside the current password, which another email needs (SAFE-4). */
export const currentPasswordErrors = {
  "password-needed": { currentPassword: messages.accounts.currentPasswordNeeded },
  "wrong-password": { currentPassword: messages.accounts.invalidPassword },
} as const
