import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { emptyPage, type TablePage, type TableQuery } from "#src/shared/table-query.ts"
import { mayChangeContent } from "#src/features/content/content-edits.service.ts"
import { readOfferPage, streamOffers } from "./offer-list.store.ts"
import type { ListedOffer } from "./offers.ts"

/** A page of the offers, past ones among them, for those who publish them. */
export const listOfferPage = async (
  { db, clock }: Platform,
  actor: Actor,
  query: TableQuery,
): Promise<TablePage<ListedOffer>> =>
  mayChangeContent(actor) ? readOfferPage(db, { query, today: clock.today() }) : emptyPage

/** All of them, some at a time, for a file. */
export async function* exportOffers(
  { db, clock }: Platform,
  actor: Actor,
  query: TableQuery,
): AsyncGenerator<readonly ListedOffer[]> {
  if (mayChangeContent(actor)) yield* streamOffers(db, { query, today: clock.today() })
}
