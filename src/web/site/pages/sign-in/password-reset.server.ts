import type { RouterContextProvider } from "react-router"
import { findPasswordReset } from "#src/features/accounts/password-reset/password-resets.service.ts"
import {
  cookieOfTicket,
  readTicketCookie,
  clearedTicketCookie,
} from "#src/features/accounts/password-reset/reset-ticket.ts"
import { platformContext } from "#src/web/context.ts"

type Context = Readonly<RouterContextProvider>

/** The ticket of the password reset that this browser started; null without one. */
export const readResetTicket = (context: Context, request: Request): string | null =>
  readTicketCookie(request.headers.get("cookie"), context.get(platformContext).origin)

/** The password reset in progress in this browser; null without one, or when it has expired. */
export async function findResetOfRequest(context: Context, request: Request) {
  const ticket = readResetTicket(context, request)
  return ticket ? findPasswordReset(context.get(platformContext), ticket) : null
}

export const cookieOfReset = (context: Context, ticket: string): string =>
  cookieOfTicket(ticket, context.get(platformContext).origin)

export const clearedResetCookie = (context: Context): string =>
  clearedTicketCookie(context.get(platformContext).origin)
