import type { Platform } from "#src/platform/platform.ts"

/** The numbers of rows in the tables that a placed booking writes. */
export const rowCounts = async ({ db }: Pick<Platform, "db">) => {
  const tables = ["bookings", "booking_nights", "ledger_entries", "idempotency_keys", "audit_log"]
  const rows = await Promise.all(
    tables.map((table) => db.execute<{ count: number }>(`select count(*) as count from ${table}`)),
  )
  return rows.map(([row]) => row?.count)
}

/** The nights of a room type with held or sold rooms. */
export const nightCounters = ({ db }: Pick<Platform, "db">, roomTypeId: string) =>
  db.execute<{ night: string; held: number; sold: number }>(
    "select night, held, sold from inventory_nights where room_type_id = $1 and held + sold > 0 order by night",
    [roomTypeId],
  )
