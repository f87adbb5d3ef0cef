import { aSender } from "#src/features/enquiries/enquiries.factory.ts"
import type { Platform } from "#src/platform/platform.ts"
import { addDays } from "#src/shared/calendar-date.ts"
import { createTablePath } from "./table-link.service.ts"
import type { TableRequest, TableReservation } from "./table-reservation.ts"
import { reserveTable } from "./tables.service.ts"
import { listSlots } from "./tables.store.ts"

/** A table for two at Safar tomorrow at 8 pm. */
export const aTableRequest = (
  { clock }: Pick<Platform, "clock">,
  parts: Partial<TableRequest> = {},
): TableRequest => ({
  outlet: "safar",
  day: addDays(clock.today(), 1),
  slot: 40,
  guests: 2,
  name: "Ananya Bhattacharya",
  email: "ananya.b@example.in",
  phone: "9830056712",
  note: "",
  ...parts,
})

/** Reserves a table as a guest of the site; the key and the sender's address are new each time. */
export const aTable = (
  platform: Platform,
  parts: Partial<TableRequest> = {},
  key: string = crypto.randomUUID(),
) =>
  reserveTable(
    platform,
    { request: aTableRequest(platform, parts), key },
    aSender({ address: crypto.randomUUID() }),
  )

/** The same, where it is reserved. */
export async function aReservedTable(
  platform: Platform,
  parts: Partial<TableRequest> = {},
): Promise<TableReservation> {
  const outcome = await aTable(platform, parts)
  if (!outcome.ok) throw new Error(outcome.refusal.kind)
  return outcome.value
}

/** The slots of the day of a table, with their taken seats. */
export const takenSeats = async ({ db }: Platform, { outlet, day }: TableReservation) =>
  (await listSlots(db, outlet, day)).map((slot) => [slot.slot, slot.taken])

/** What the signed link of a table says, opened at a new network address. */
export async function linkOfTable({ db }: Platform, { id }: TableReservation) {
  const [, , , signature = ""] = (await createTablePath(db, id)).split("/")
  return { id, signature, address: crypto.randomUUID() }
}
