import { stayQuery } from "../../e2e/booking-steps.ts"
import { stayOn } from "../../e2e/stay-dates.ts"

/** The pages that a visitor opens, one of each kind. */
export const publicPages: readonly string[] = [
  "/",
  "/rooms",
  "/rooms/deluxe",
  "/booking",
  `/check-availability?${stayQuery(stayOn(45, 2), "2-0")}`,
  "/between-flights",
  "/gallery",
  "/dine",
  "/menu",
  "/offers",
  "/corporate",
  "/blog",
  "/contact-us",
  "/banquet-query",
  "/signin",
  "/signup",
  "/cancellationandrefund",
]
