import { messages } from "#src/shared/messages.ts"
import type { UniqueField } from "./account.ts"

const takenMessages: Readonly<Record<UniqueField, string>> = {
  username: messages.accounts.usernameTaken,
  email: messages.accounts.emailTaken,
}

/** The errors of taken fields (AUTH-1). */
export const uniqueFieldErrors = (fields: readonly UniqueField[]): Partial<Record<UniqueField, string>> =>
  Object.fromEntries(fields.map((field) => [field, takenMessages[field]]))
