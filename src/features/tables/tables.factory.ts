import { aSender } from "#src/features/enquiries/enquiries.factory.ts"
import type { Platform } from "#src/platform/platform.ts"
import { addDays } from "#src/shared/calendar-date.ts"
import type { TableRequest } from "./table-reservation.ts"
import { reserveTable } from "./tables.service.ts"

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
    { wanted: aTableRequest(platform, parts), key },
    aSender({ address: crypto.randomUUID() }),
  )
