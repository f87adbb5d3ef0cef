import { lockHours } from "../price-lock.ts"

export const keepPriceLabel = `Keep this price for ${lockHours} hours`

/** What a receipt guarantees, and what it does not. */
export const keepPriceRule = `For ${lockHours} hours you pay this price or less, for these dates, rooms and guests. No rooms are held: the price counts while rooms are free. Nothing is charged, and you may share the address.`
