import { hotel } from "#src/shared/hotel.ts"

const hour = 60 * 60

/** Bookings by one account, and from one network address, which the guests of a conference may share (SAFE-3). */
export const bookingsByAccount = { name: "booking-account", points: 20, seconds: hour } as const
export const bookingsByAddress = { name: "booking-address", points: 300, seconds: hour } as const

/** What an account may keep unpaid until its email is verified or it has paid once (SAFE-3). */
export const unverifiedLimits = { openHolds: 3, unpaidRoomNights: 30 } as const

export type UnpaidStays = { readonly openHolds: number; readonly roomNights: number }

/** Whether an unverified account keeps more than it may, its newest booking included. */
export const isBeyondLimits = ({ openHolds, roomNights }: UnpaidStays): boolean =>
  openHolds > unverifiedLimits.openHolds || roomNights > unverifiedLimits.unpaidRoomNights

/** Confirmations and changes that are emailed to an unverified address; its further bookings show on the site (SAFE-3). */
export const emailsToUnverified = { name: "booking-email-unverified", points: 6, seconds: hour } as const

/** The same for all unverified records with one address: new sessions must not flood a mailbox. */
export const emailsToUnverifiedAddress = { name: "booking-email-address", points: 20, seconds: hour } as const

/** What a guest reads who is beyond the limits. */
export const unverifiedLimitMessage = `Your email address is not verified yet, so only a few unpaid rooms can be kept for you. Please verify it under My Account, pay online for a stay that you have booked, or call us on ${hotel.reservations.phone}.`
