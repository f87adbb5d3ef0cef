/** SQL for a whole number below `limit` that hangs on a row's number `n` and on what it is drawn for. */
export const draw = (limit: number | string, what: number): string =>
  `((hashint8extended(n, ${what}) & 9007199254740991) % (${limit}))::int`

/** SQL for an id that looks as random as others, and is the same for the same number. */
export const idOf = (what: string, number = "n"): string => `md5('${what} ' || ${number})::uuid`

/** SQL for an element of an array of texts. */
export const pick = (place: string, length: number, what: number): string =>
  `(${place}::text[])[1 + ${draw(length, what)}]`
