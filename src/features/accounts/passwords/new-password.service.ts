import { dictionary } from "@zxcvbn-ts/language-common"
import { isNamePassword, type Names } from "./password-rules.ts"

// Passwords of leaked lists, in lower case; shorter ones are refused by the rules already.
const leakedPasswords: ReadonlySet<string> = new Set(
  dictionary["passwords-common"].filter((password) => password.length >= 8),
)

/** Whether a password is on the list of leaked ones, regardless of capitals (ASVS 6.2.4). */
export const isLeakedPassword = (password: string): boolean => leakedPasswords.has(password.toLowerCase())

export type NewPasswordRefusal = { readonly kind: "name-as-password" } | { readonly kind: "leaked-password" }

/** Why an acceptable password is refused for this account; null when it is not. */
export function refusalOfNewPassword(password: string, names: Names): NewPasswordRefusal | null {
  if (isNamePassword(password, names)) return { kind: "name-as-password" }
  return isLeakedPassword(password) ? { kind: "leaked-password" } : null
}
