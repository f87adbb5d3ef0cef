import type { Sql } from "#src/platform/db/database.ts"
import { type BookingSettings, defaultBookingSettings } from "./booking-settings.ts"
import { bookingSettingsShape } from "./booking-settings.schema.ts"
import { findStoredSettings } from "./booking-settings.store.ts"

/** The stored settings over the defaults. Throws when the stored value does not parse. */
export async function findBookingSettings(sql: Sql): Promise<BookingSettings> {
  const stored = await findStoredSettings(sql)
  return stored === null ? defaultBookingSettings : bookingSettingsShape.parse(stored)
}
