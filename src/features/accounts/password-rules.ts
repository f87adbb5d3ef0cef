import { isCommonPassword } from "./common-passwords.ts"

const shape = [/^.{8,100}$/su, /\p{Lu}/u, /\p{Ll}/u, /\d/, /^\S*$/u] as const

/** 8-100 characters, an upper case, a lower case, a digit, no spaces, and not a common password (VAL-3). */
export const isAcceptablePassword = (password: string): boolean =>
  shape.every((rule) => rule.test(password)) && !isCommonPassword(password)
