const erasedDomain = "@erased.invalid"

/** The text in place of the name and the address of an erased person. */
export const erasedName = "Erased guest"
export const erasedEmailOf = (id: string): string => `${id}${erasedDomain}`

export const isErasedEmail = (email: string): boolean => email.endsWith(erasedDomain)
