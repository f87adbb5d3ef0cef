import { expect, test } from "vitest"
import { setUpPostgresqlPlatform } from "#test/set-up-platform.ts"
import { addDays } from "#src/shared/calendar-date.ts"
import { anAccount } from "#src/features/accounts/accounts.factory.ts"
import { changeCovers } from "./change-covers.service.ts"
import { cancelTableOfLink } from "./table-status.service.ts"
import { changeTableOfLink } from "./change-table.service.ts"
import { createTablePath } from "./table-link.service.ts"
import { aTable } from "./tables.factory.ts"

const platform = setUpPostgresqlPlatform()

/** Recounts the guests of each half hour from the reservations, and compares them with the counters. */
const differences = `with counted as (
    select r.outlet, r.on_day, r.slot + part as slot, sum(r.guests)::int as taken
    from table_reservations r, generate_series(0, 2) as part where r.status <> 'cancelled' group by 1, 2, 3
  ) select s.*, c.taken as counted from table_slots s left join counted c using (outlet, on_day, slot)
    where s.taken <> coalesce(c.taken, 0) or s.taken > s.covers`

test("[GUEST-7] covers that change while tables are reserved and moved hold for every half hour", async () => {
  const desk = (await anAccount(platform, { role: "front-desk" })).actor
  const day = addDays(platform.clock.today(), 20)
  const change = (covers: number) => changeCovers(platform, desk, { outlet: "udaan", covers })
  const reserve = async (index: number) => {
    const request = {
      outlet: "udaan" as const,
      day: addDays(day, index),
      guests: 1,
      email: `asha${index}@example.in`,
    }
    const reserved = await aTable(platform, { ...request, slot: 20 })
    if (!reserved.ok) throw new Error(reserved.refusal.kind)
    const [, , id = "", signature = ""] = (await createTablePath(platform.db, reserved.value.id)).split("/")
    await changeTableOfLink(
      platform,
      { id, signature, address: crypto.randomUUID() },
      { day: request.day, slot: 30, guests: 2 },
    )
    if (index % 2 === 1) await cancelTableOfLink(platform, { id, signature })
  }
  const changes = Array.from({ length: 30 }, (_, index) => change(10 + index))
  await Promise.all([...Array.from({ length: 60 }, (_, index) => reserve(index)), ...changes])
  const stale = `select distinct s.covers, o.covers as wanted from table_slots s join outlet_covers o using (outlet)
    where s.outlet = 'udaan' and s.covers <> o.covers`
  expect(await platform.db.execute(stale)).toEqual([])
})

test("[GUEST-7] hundreds of reservations, changes and cancellations at once never seat more guests than an outlet has covers", async () => {
  const reserve = async (index: number) => {
    const slot = 36 + (index % 8)
    const reserved = await aTable(platform, {
      slot,
      guests: 1 + (index % 6),
      email: `guest${index}@example.in`,
    })
    if (!reserved.ok) return reserved.refusal.kind
    if (index % 3 === 2) return "reserved"
    const [, , id = "", signature = ""] = (await createTablePath(platform.db, reserved.value.id)).split("/")
    if (index % 3 === 1) {
      const { day, guests } = reserved.value
      const to = {
        day: addDays(day, index % 2),
        slot: 36 + ((index * 5) % 8),
        guests: guests + 6,
      }
      const moved = await changeTableOfLink(platform, { id, signature, address: crypto.randomUUID() }, to)
      return moved.ok ? "moved" : moved.refusal.kind
    }
    return (await cancelTableOfLink(platform, { id, signature })).ok ? "cancelled" : "not-cancelled"
  }
  const outcomes = await Promise.all(Array.from({ length: 120 }, (_, index) => reserve(index)))
  expect(new Set(outcomes)).toEqual(new Set(["reserved", "moved", "cancelled", "full"]))
  expect(await platform.db.execute(differences)).toEqual([])
})
