import type { Sql, Statement } from "#src/platform/db/database.ts"

const bookingSettings: Statement = {
  name: "booking-settings",
  text: "select value from settings where name = 'bookings'",
}

/** The stored booking settings as JSON; null when none are stored. */
export async function findStoredSettings(sql: Sql): Promise<unknown> {
  const [row] = await sql.run<{ value: unknown }>(bookingSettings, [])
  return row?.value ?? null
}
