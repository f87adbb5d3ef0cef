import { hotel } from "#src/shared/hotel.ts"

/** SQL for a pseudo-random integer below `limit`, from the row number `n` and a purpose. */
export const draw = (limit: number | string, what: number): string =>
  `((hashint8extended(n, ${what}) & 9007199254740991) % (${limit}))::int`

/** SQL for a uuid derived from a number. */
export const idOf = (what: string, number = "n"): string => `md5('${what} ' || ${number})::uuid`

/** SQL for a pseudo-random element of an array of texts. */
export const pick = (place: string, length: number, what: number): string =>
  `(${place}::text[])[1 + ${draw(length, what)}]`

/** SQL for the instant of a local time at the hotel. */
export const atHotel = (time: string): string => `(${time}) at time zone '${hotel.timeZone}'`

/** SQL for the hotel's date of an instant. */
export const dayAtHotel = (instant: string): string => `(${instant} at time zone '${hotel.timeZone}')::date`
