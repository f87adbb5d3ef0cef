import { randomUUID } from "node:crypto"
import { beforeEach, describe, expect, test } from "vitest"
import { findDifferences } from "#src/features/audit/audit-difference.ts"
import { aBooking, aTarget, staffAs, valueOf } from "#src/features/bookings/bookings.factory.ts"
import { postExtra } from "#src/features/bookings/folio/folio-charges.service.ts"
import { fromRupees } from "#src/shared/money.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { extraForm } from "./extras.schema.ts"
import { addExtra, changeExtra, findPriceList, setExtraActive } from "./extras.service.ts"
import { listFolioLines } from "./folio.store.ts"
import { refusedAs } from "#test/refused-as.ts"

const platform = setUpPlatform()

beforeEach(() => platform.clear())

const owner = staffAs("owner")
const desk = staffAs("front-desk")
const breakfast = {
  name: "Breakfast",
  price: fromRupees(750),
  gst: 500,
  sac: "996332",
  description: "",
  unit: "stay" as const,
}

async function anExtra() {
  valueOf(await addExtra(platform, owner, breakfast))
  const [extra] = (await findPriceList(platform, desk)) ?? []
  if (!extra) throw new Error("there is no extra")
  return extra
}

const linesOf = async (bookingId: string) =>
  (await listFolioLines(platform.db, bookingId)).filter(({ kind }) => kind === "extra")

describe("the price list of extras", () => {
  test("[FOLIO-1] [FOLIO-6] a change or retirement leaves the lines that used an extra as they are", async () => {
    const { id, version } = await anExtra()
    const booking = await aBooking(platform)
    const charge = () => postExtra(platform, desk, { ...aTarget(booking.id), extraId: id, quantity: 2 })
    valueOf(await charge())
    const before = await linesOf(booking.id)
    const draft = { ...breakfast, name: "Full breakfast", price: fromRupees(900), gst: 1800, sac: "996333" }
    valueOf(await changeExtra(platform, owner, { id, version, draft }))
    expect(await linesOf(booking.id)).toEqual(before)
    valueOf(await charge())
    expect((await linesOf(booking.id)).at(-1)).toMatchObject({
      description: "Full breakfast",
      amount: fromRupees(1800),
      gstBasisPoints: 1800,
      sac: "996333",
    })
    valueOf(await setExtraActive(platform, owner, { id, isActive: false }))
    expect(await charge()).toEqual({ ok: false, refusal: { kind: "unknown-extra" } })
    expect(await linesOf(booking.id)).toHaveLength(2)
    valueOf(await setExtraActive(platform, owner, { id, isActive: true }))
    valueOf(await charge())
  })

  test("[ADM-10] each change is in the audit log, in rupees and percent", async () => {
    const { id, version } = await anExtra()
    const draft = { ...breakfast, price: fromRupees(900), gst: 1800 }
    valueOf(await changeExtra(platform, owner, { id, version, draft }))
    for (const isActive of [false, false, true])
      valueOf(await setExtraActive(platform, owner, { id, isActive }))
    const entries = await platform.db.execute<{ action: string; before: unknown; after: unknown }>(
      "select action, before, after from audit_log where subject_type = 'extra' order by id",
    )
    expect(entries.map(({ action }) => action)).toEqual(["create", "update", "retire", "reinstate"])
    expect(findDifferences(entries[1]?.before, entries[1]?.after)).toEqual([
      { field: "gst", before: "5%", after: "18%" },
      { field: "price", before: "₹750", after: "₹900" },
    ])
  })

  test("refuses a name twice, an older version, and an extra that is not there", async () => {
    const { id, version } = await anExtra()
    expect(await addExtra(platform, owner, { ...breakfast, name: "BREAKFAST" })).toEqual(
      refusedAs("name-taken"),
    )
    valueOf(await changeExtra(platform, owner, { id, version, draft: breakfast }))
    expect(await changeExtra(platform, owner, { id, version, draft: breakfast })).toEqual(
      refusedAs("edit-conflict"),
    )
    for (const unknown of [randomUUID(), "none"])
      expect(await changeExtra(platform, owner, { id: unknown, version, draft: breakfast })).toEqual(
        refusedAs("unknown-extra"),
      )
  })

  test("[ROUTE-10] is read by the desk and changed by an owner only", async () => {
    const { id, version } = await anExtra()
    expect(await findPriceList(platform, staffAs("marketing"))).toBeNull()
    expect(await addExtra(platform, desk, { ...breakfast, name: "Dinner" })).toEqual(refusedAs("forbidden"))
    expect(await changeExtra(platform, desk, { id, version, draft: breakfast })).toEqual(
      refusedAs("forbidden"),
    )
    expect(await setExtraActive(platform, desk, { id, isActive: false })).toEqual(refusedAs("forbidden"))
  })

  test.each([
    [{ price: "0" }, "price", "Price Must Be More Than ₹0"],
    [{ sac: "123456" }, "sac", "SAC Must Be 4 To 6 Digits, The First Two 99"],
    [{ gst: "1200" }, "gst", "Choose a GST rate"],
    [{ name: " " }, "name", "Name Field Is Required"],
  ])("[VAL-1] refuses %j", (typed, field, message) => {
    const parsed = extraForm.safeParse({ name: "Spa", price: "1,500", gst: "1800", sac: "999722", ...typed })
    expect(parsed.error?.issues.map(({ path, message: text }) => [path[0], text])).toEqual([[field, message]])
  })
})
