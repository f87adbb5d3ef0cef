import type { RouterContextProvider } from "react-router"
import type { QuoteRequest, StaySearch } from "#src/features/availability/stay-search-url.ts"
import { limitCode } from "#src/features/pricing/offers/code-limit.service.ts"
import { actorContext, addressContext, platformContext } from "#src/web/context.ts"

/** The search as it is quoted: a signed-in guest gets the price of members (CORP-2), and guesses of a code are limited. */
export async function buildQuoteRequest(
  context: Readonly<RouterContextProvider>,
  search: StaySearch,
): Promise<QuoteRequest> {
  const limited = await limitCode(context.get(platformContext), context.get(addressContext), search)
  const actor = context.get(actorContext)
  return actor.kind === "user" ? { ...limited, guestId: actor.userId } : limited
}
