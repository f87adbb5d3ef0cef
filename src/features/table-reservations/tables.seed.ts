import { randomUUID } from "node:crypto"
import { demoTables } from "#database/seed/content/tables.ts"
import type { Platform } from "#src/platform/platform.ts"
import { addDays } from "#src/shared/calendar-date.ts"
import { createTableReference } from "./table-reference.ts"
import { defaultCovers } from "./table-reservation.ts"
import { seatsOf } from "./tables.service.ts"
import { hasTableReservations, insertTable, takeSeats } from "./tables.store.ts"

/** Seeds the demo reservations of this week if there has never been one. Nobody gets an email of them. */
export async function seedTables({ db, clock }: Pick<Platform, "db" | "clock">): Promise<void> {
  if (await hasTableReservations(db)) return
  const createdAt = clock.now().toISOString()
  await db.transaction(async (tx) => {
    for (const [index, { outlet, daysAhead, ...request }] of demoTables.entries()) {
      const reference = createTableReference(new Uint8Array([7, 11, 3, index, 2 * index, 5]))
      const reservation = { ...request, outlet, day: addDays(clock.today(), daysAhead) }
      const table = {
        ...reservation,
        id: randomUUID(),
        reference,
        key: randomUUID(),
        status: "confirmed" as const,
        language: "en" as const,
        createdAt,
        version: 1,
      }
      await insertTable(tx, table)
      await takeSeats(tx, seatsOf(reservation), defaultCovers[outlet])
    }
  })
}
