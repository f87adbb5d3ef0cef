import { isCommonPassword } from "./common-passwords.ts"

const shape = [/^.{8,100}$/su, /\p{Lu}/u, /\p{Ll}/u, /\d/, /^\S*$/u] as const

/** 8-100 characters, an upper case, a lower case, a digit, no spaces, and not a common password (VAL-3). */
export const isAcceptablePassword = (password: string): boolean =>
  shape.every((rule) => rule.test(password)) && !isCommonPassword(password)

export type Names = { readonly username: string; readonly email: string }

/** Whether a password is the username, the email or the part before the @ (VAL-3). */
export function isNamePassword(password: string, { username, email }: Names): boolean {
  const typed = password.toLowerCase()
  return [username, email, email.split("@")[0]].some((name) => name?.toLowerCase() === typed)
}
