import type { Sql } from "#src/platform/db/database.ts"
import type { Money } from "#src/shared/money.ts"
import { findBookingSettings } from "./booking-settings.service.ts"
import { gapsOf } from "./gst-gap.ts"

/** The prices that fit no slab of the hotel's GST, for those who set prices. */
export async function findGstGaps(sql: Sql): Promise<{ above: Money; upTo: Money }[]> {
  return gapsOf((await findBookingSettings(sql)).gstSlabs)
}
