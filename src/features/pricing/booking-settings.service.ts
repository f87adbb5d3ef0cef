import type { Sql } from "#src/platform/db/database.ts"
import { type BookingSettings, defaultBookingSettings } from "./booking-settings.ts"
import { bookingSettingsShape } from "./booking-settings.schema.ts"
import { findStoredSettings } from "./booking-settings.store.ts"
import { type GstGap, listGstGaps } from "./gst.ts"

/** The stored settings over the defaults. Throws when the stored value does not parse. */
export async function findBookingSettings(sql: Sql): Promise<BookingSettings> {
  const stored = await findStoredSettings(sql)
  return stored === null
    ? defaultBookingSettings
    : { ...defaultBookingSettings, ...bookingSettingsShape.parse(stored) }
}

/** The prices that fit no GST slab, which the rate editor warns of. */
export async function findGstGaps(sql: Sql): Promise<GstGap[]> {
  return listGstGaps((await findBookingSettings(sql)).gstSlabs)
}
