import { hostCookie } from "#src/features/accounts/sessions/host-cookie.ts"

const minutes = 25

/** The ticket of a reset: it ties step 2 and step 3 to the browser that did step 1 (AUTH-7). */
const ticketCookie = hostCookie("password-reset", minutes * 60)

export const cookieOfTicket = ticketCookie.set
export const usedTicketCookie = ticketCookie.forget
export const ticketOfCookie = ticketCookie.read
