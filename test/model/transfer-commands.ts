import fc from "fast-check"
import { expect } from "vitest"
import { aTarget, bookingOf } from "#src/features/bookings/bookings.factory.ts"
import { transferCharge } from "#src/features/bookings/folio/transfer-charge.service.ts"
import { findBalance, listFolioLines } from "#src/features/folio/folio.service.ts"
import { movableCharge } from "#src/features/folio/movable-charge.ts"
import { system } from "#src/shared/actor.ts"
import type { ModelBooking } from "./hotel-model.ts"
import { type Command, onOne, type RealHotel, someone } from "./commands.ts"

/** The balance of each booking. */
export const owedOn = async ({ db }: RealHotel["platform"], bookings: readonly ModelBooking[]) =>
  (await Promise.all(bookings.map(({ id }) => findBalance(db, id)))).map(({ owed }) => owed)

/** Transfers the last charge of a booking to another one: both together owe the same, and a refusal changes nothing. */
const transfer = (at: number, to: number): Command =>
  onOne(`transfer to ${to}`, at, async (one, { bookings }, { platform }) => {
    const other = bookings[to % bookings.length]
    const lines = await listFolioLines(platform.db, one.id)
    const charge = lines.flatMap((line) => movableCharge(line, lines) ?? []).at(-1)
    if (!other || other === one || !charge) return
    const { reference: toReference } = await bookingOf(platform, other.id)
    const before = await owedOn(platform, [one, other])
    const request = { ...aTarget(one.id), lineId: charge.id, toReference, reason: "pays for both" }
    const answers = [
      await transferCharge(platform, system, request),
      await transferCharge(platform, system, request),
    ]
    const moved = answers[0]?.ok ? charge.amount : 0
    expect(answers.map(({ ok }) => ok)).toEqual([moved > 0, moved > 0])
    const [from = 0, received = 0] = before
    expect(await owedOn(platform, [one, other])).toEqual([from - moved, received + moved])
  })

/** The commands that move charges between bookings. */
export const transferCommands: fc.Arbitrary<Command>[] = [
  fc.tuple(someone, someone).map((parts) => transfer(...parts)),
]
