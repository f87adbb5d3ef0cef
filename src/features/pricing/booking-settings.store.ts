import type { Sql, Statement } from "#src/platform/db/database.ts"
import { type BookingSettings, defaultBookingSettings } from "./booking-settings.ts"
import { bookingSettingsShape } from "./booking-settings.schema.ts"

const settingsNamed: Statement = {
  name: "booking-settings",
  text: "select value from settings where name = 'bookings'",
}

/** The settings of bookings: what a manager stored over the defaults. Throws when what is stored cannot be read. */
export async function findBookingSettings(sql: Sql): Promise<BookingSettings> {
  const [row] = await sql.run<{ value: unknown }>(settingsNamed, [])
  return row
    ? { ...defaultBookingSettings, ...bookingSettingsShape.parse(row.value) }
    : defaultBookingSettings
}
