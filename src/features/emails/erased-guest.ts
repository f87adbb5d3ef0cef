const erasedDomain = "@erased.invalid"

/** The text in place of the name and the address of an erased person. */
export const erasedName = "Erased guest"
export const erasedEmailOf = (id: string): string => `${id}${erasedDomain}`

/** The SQL of that address, from a column with the id. */
export const erasedEmailSql = (id: string): string => `${id} || '${erasedDomain}'`
export const isErasedEmail = (email: string): boolean => email.endsWith(erasedDomain)

/** The SQL of an address as staff read it; in place of the address of an erased guest stands `erasedText`. */
export const shownEmailSql = (column: string, erasedText = erasedName): string =>
  `case when ${column} like '%${erasedDomain}' then '${erasedText}' else ${column} end`
