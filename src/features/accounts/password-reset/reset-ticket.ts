import { hostCookie } from "#src/shared/host-cookie.ts"

const minutes = 25

/** The ticket of a reset: it binds steps 2 and 3 to the browser of step 1 (AUTH-7). */
const ticketCookie = hostCookie("password-reset", minutes * 60)

export const cookieOfTicket = ticketCookie.set
export const clearedTicketCookie = ticketCookie.clear
export const readTicketCookie = ticketCookie.read
