import { hotel } from "#src/shared/hotel.ts"

const hour = 60 * 60

/** Bookings by one account, and from one network address, which the guests of a conference may share (SAFE-3). */
export const bookingsByAccount = { name: "booking-account", points: 20, seconds: hour } as const
export const bookingsByAddress = { name: "booking-address", points: 300, seconds: hour } as const

/** What an account may keep unpaid until its email is verified or a stay that it paid has begun (SAFE-3). */
export const unverifiedLimits = { openHolds: 3, unpaidRoomNights: 30 } as const

/** The same with a verified email: one account must not fill the hotel. */
export const verifiedLimits = { openHolds: 10, unpaidRoomNights: 150 } as const

/** The same once a stay that it paid has begun: one cheap night must not be worth every room. */
export const paidBeforeLimits = { openHolds: 40, unpaidRoomNights: 600 } as const

const nightsOfAddress = { points: 4 * verifiedLimits.unpaidRoomNights, seconds: 24 * hour } as const

/**
 * Room-nights that guests who have not paid for a stay book from one network address, as many as four verified accounts may
 * keep: phones of one mobile network share an address. Anybody can be any number of guests, and with a domain of their own
 * also of verified ones; those have a limit of their own, which unverified guests cannot use up (SAFE-3).
 */
export const unverifiedNightsByAddress = { name: "unverified-nights-address", ...nightsOfAddress } as const
export const verifiedNightsByAddress = { name: "verified-nights-address", ...nightsOfAddress } as const

/** Changes of stays by one guest: each stays in the audit log (SAFE-3). */
export const stayChangesByAccount = { name: "stay-changes-account", points: 20, seconds: hour } as const

export const tooManyChangesText =
  "You have changed your stays often in the last hour. Please wait a little, or call us."

export type UnpaidStays = {
  readonly isVerified: boolean
  /** Whether a stay that the account paid has begun. */
  readonly hasPaid: boolean
  readonly openHolds: number
  readonly roomNights: number
}

export type UnpaidLimit = "unverified-limit" | "unpaid-limit"

function limitsOf({ hasPaid, isVerified }: Pick<UnpaidStays, "hasPaid" | "isVerified">) {
  if (hasPaid) return paidBeforeLimits
  return isVerified ? verifiedLimits : unverifiedLimits
}

/** The limit that an account exceeds, its newest booking included; null when it exceeds none. */
export function exceededLimit(stays: UnpaidStays): UnpaidLimit | null {
  const limits = limitsOf(stays)
  if (stays.openHolds <= limits.openHolds && stays.roomNights <= limits.unpaidRoomNights) return null
  return limits === unverifiedLimits ? "unverified-limit" : "unpaid-limit"
}

/** Confirmations and changes that are emailed to an unverified address; its further bookings show on the site (SAFE-3). */
export const emailsToUnverified = { name: "booking-email-unverified", points: 6, seconds: hour } as const

/** The same for all unverified records with one address: new sessions must not flood a mailbox. */
export const emailsToUnverifiedAddress = { name: "booking-email-address", points: 20, seconds: hour } as const

const { phone } = hotel.reservations

/** What a guest reads who is beyond a limit. */
export const unpaidLimitMessages: Readonly<Record<UnpaidLimit, string>> = {
  "unverified-limit": `Your email address is not verified yet, so only a few unpaid rooms can be kept for you. Please verify it under My Account, pay online for a stay that you have booked, or call us on ${phone}.`,
  "unpaid-limit": `Many unpaid rooms are already kept for you or from your network. Please pay online for a stay that you have booked, or call us on ${phone}: we will gladly arrange more.`,
}
