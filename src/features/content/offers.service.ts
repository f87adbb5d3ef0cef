import type { Sql } from "#src/platform/db/database.ts"
import type { Offer } from "./offers.ts"
import { listOffersNewestFirst } from "./offers.store.ts"

/** The offers on rooms, the newest first, past ones among them. */
export const listOffers = (sql: Sql): Promise<Offer[]> => listOffersNewestFirst(sql)
