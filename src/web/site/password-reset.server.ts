import type { RouterContextProvider } from "react-router"
import { findPasswordReset } from "#src/features/accounts/password-reset/password-resets.service.ts"
import {
  cookieOfTicket,
  ticketOfCookie,
  usedTicketCookie,
} from "#src/features/accounts/password-reset/reset-ticket.ts"
import { platformContext } from "#src/web/context.ts"

type Context = Readonly<RouterContextProvider>

/** The ticket of the reset that this browser began; null when it began none. */
export const ticketOf = (context: Context, request: Request): string | null =>
  ticketOfCookie(request.headers.get("cookie"), context.get(platformContext).origin)

/** The reset that this browser is in the middle of; null when there is none, or it is over. */
export async function passwordResetOf(context: Context, request: Request) {
  const ticket = ticketOf(context, request)
  return ticket ? findPasswordReset(context.get(platformContext), ticket) : null
}

export const cookieOfReset = (context: Context, ticket: string): string =>
  cookieOfTicket(ticket, context.get(platformContext).origin)

export const forgottenReset = (context: Context): string =>
  usedTicketCookie(context.get(platformContext).origin)
