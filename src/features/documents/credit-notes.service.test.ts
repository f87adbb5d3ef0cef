import fc from "fast-check"
import { beforeEach, describe, expect, test } from "vitest"
import { auditHotel } from "#src/features/accounting/hotel-audit.service.ts"
import { aBooking, aTarget, completeStay, staffAs, valueOf } from "#src/features/bookings/bookings.factory.ts"
import { changeCompany } from "#src/features/bookings/company/company.service.ts"
import { postDiscount, voidLine } from "#src/features/bookings/folio/folio-charges.service.ts"
import { listFolioLines } from "#src/features/folio/folio.service.ts"
import { isVoidable } from "#src/features/folio/folio-line.ts"
import { fromPaise, type Money, sum } from "#src/shared/money.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { aCompany, postLine } from "./documents.factory.ts"
import { issueDocuments } from "./issue-documents.service.ts"

const platform = setUpPlatform()

beforeEach(() => platform.clear())

/** A completed stay whose room charge of the booking is taken off, so that only posted charges are left. */
async function completedStay(): Promise<string> {
  const { id, total } = await aBooking(platform)
  await completeStay(platform, id)
  await postLine(platform, id, { kind: "room", amount: -total })
  return id
}

async function invoice(bookingId: string, amount: number): Promise<void> {
  await postLine(platform, bookingId, { kind: "extra", amount })
  await issueDocuments(platform, bookingId)
}

async function discount(bookingId: string, amount: Money): Promise<void> {
  const reason = "a flood in the room"
  valueOf(await postDiscount(platform, staffAs("owner"), { ...aTarget(bookingId), amount, reason }))
  await issueDocuments(platform, bookingId)
}

type Issued = { kind: string; total: number; gstin: string | null; invoice: number | null }

const listIssued = (): Promise<Issued[]> =>
  platform.db.execute<Issued>(
    `select d.kind, d.total_paise::int as total, d.figures->'buyer'->>'gstin' as gstin, i.total_paise::int as invoice
    from documents d left join documents i on i.id = d.credits_document_id
    where d.kind in ('invoice', 'credit-note') order by d.sequence`,
  )

const rupees = (amount: number): number => amount * 100

test("[FOLIO-6] a discount above each of two invoices has a credit note to the buyer of each", async () => {
  const id = await completedStay()
  await invoice(id, rupees(5000))
  valueOf(await changeCompany(platform, staffAs("owner"), { bookingId: id, company: aCompany }))
  await invoice(id, rupees(4000))
  await discount(id, fromPaise(rupees(8000)))
  const notes = (await listIssued()).filter(({ kind }) => kind === "credit-note")
  expect(notes).toEqual([
    { kind: "credit-note", total: rupees(5000), gstin: null, invoice: rupees(5000) },
    { kind: "credit-note", total: rupees(3000), gstin: aCompany.gstin, invoice: rupees(4000) },
  ])
  const entries = await platform.db.execute("select after from audit_log where action = 'split-credit'")
  expect(entries).toEqual([{ after: { amounts: [rupees(3000)] } }])
})

test("[FOLIO-6] what a discount takes beyond the invoice lowers the next one", async () => {
  const id = await completedStay()
  await invoice(id, rupees(5000))
  await postLine(platform, id, { kind: "extra", amount: rupees(4000) })
  await discount(id, fromPaise(rupees(8000)))
  expect(await listIssued()).toMatchObject([
    { kind: "invoice", total: rupees(5000) },
    { kind: "credit-note", total: rupees(5000) },
    { kind: "invoice", total: rupees(1000) },
  ])
})

/** Posts a charge, as an extra of the desk, without a document. */
const charge = (bookingId: string, amount: number, kind = "extra"): Promise<string> =>
  postLine(platform, bookingId, { kind, amount })

async function voidLines(bookingId: string, ...lineIds: readonly string[]): Promise<void> {
  for (const lineId of lineIds)
    valueOf(
      await voidLine(platform, staffAs("owner"), { ...aTarget(bookingId), lineId, reason: "a mistake" }),
    )
}

async function discountOf(bookingId: string): Promise<string> {
  const discounts = (await listFolioLines(platform.db, bookingId)).filter(({ kind }) => kind === "discount")
  return discounts[0]?.id ?? ""
}

describe("a voided charge of an invoice with a discount", () => {
  test("[FOLIO-6] whose void was invoiced later is credited to both invoices", async () => {
    const id = await completedStay()
    const chargeId = await charge(id, rupees(5000))
    await discount(id, fromPaise(rupees(1000)))
    await voidLines(id, await discountOf(id))
    await issueDocuments(platform, id)
    await voidLines(id, chargeId)
    await issueDocuments(platform, id)
    expect(await listIssued()).toMatchObject([
      { kind: "invoice", total: rupees(4000) },
      { kind: "invoice", total: rupees(1000) },
      { kind: "credit-note", total: rupees(4000), invoice: rupees(4000) },
      { kind: "credit-note", total: rupees(1000), invoice: rupees(1000) },
    ])
    const checks = (await auditHotel(platform)).map(({ check }) => check)
    expect(checks).not.toContain("charges")
    expect(checks).not.toContain("document-figures")
    expect(checks).not.toContain("void")
  })

  test("[FOLIO-6] of its whole amount needs no document when both are voided", async () => {
    const id = await completedStay()
    const chargeId = await charge(id, rupees(5000))
    await issueDocuments(platform, id)
    await discount(id, fromPaise(rupees(5000)))
    await voidLines(id, await discountOf(id), chargeId)
    for (const _time of [1, 2]) await issueDocuments(platform, id)
    expect((await listIssued()).map(({ kind }) => kind)).toEqual(["invoice", "credit-note"])
  })

  test("[FOLIO-6] is credited with what the invoice states, and the rest of the discount is invoiced", async () => {
    const id = await completedStay()
    await charge(id, rupees(950))
    const chargeId = await charge(id, rupees(150))
    await discount(id, fromPaise(rupees(1000)))
    await voidLines(id, await discountOf(id), chargeId)
    await issueDocuments(platform, id)
    expect(await listIssued()).toMatchObject([
      { kind: "invoice", total: rupees(100) },
      { kind: "credit-note", total: rupees(100) },
      { kind: "invoice", total: rupees(950) },
    ])
  })
})

test("[FOLIO-6] nights of two invoices that are given up are credited to both", async () => {
  const id = await completedStay()
  for (const amount of [rupees(5000), rupees(4000)]) {
    await charge(id, amount, "room")
    await issueDocuments(platform, id)
  }
  await charge(id, -rupees(8000), "room")
  for (const _time of [1, 2]) await issueDocuments(platform, id)
  expect((await listIssued()).slice(2)).toMatchObject([
    { kind: "credit-note", total: rupees(5000), invoice: rupees(5000) },
    { kind: "credit-note", total: rupees(3000), invoice: rupees(4000) },
  ])
})

test("[FOLIO-6] [CONST-7] an invoice states no rate at which only a paisa of tax is left", async () => {
  const id = await completedStay()
  // The nights were taxed one by one, ₹4,761.90 without tax each, and reversed together, ₹9,523.81.
  await postLine(platform, id, { kind: "extra", amount: rupees(1180), basisPoints: 1800 })
  await issueDocuments(platform, id)
  const stated = await platform.db.execute<{ taxes: unknown }>(
    "select figures -> 'taxes' as taxes from documents where kind = 'invoice'",
  )
  expect(stated).toMatchObject([{ taxes: [{ gstBasisPoints: 1800, taxable: rupees(1000) }] }])
  expect(stated[0]?.taxes).toHaveLength(1)
})

test("[FOLIO-6] [FOLIO-7] credit notes never exceed their invoice, and the folio keeps its balance", () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 1, max: 900_000 }), { minLength: 1, maxLength: 4 }),
      fc.array(fc.double({ min: 0.05, max: 1, noNaN: true }), { minLength: 1, maxLength: 4 }),
      async (charges, shares) => {
        await platform.clear()
        const id = await completedStay()
        for (const amount of charges) await invoice(id, amount)
        let left = charges.reduce((all, amount) => all + amount, 0)
        for (const share of shares) {
          const amount = Math.round(left * share)
          if (amount === 0) continue
          await discount(id, fromPaise(amount))
          left -= amount
        }
        const [exceeded] = await platform.db.execute<{ count: number }>(
          `select count(*)::int as count from documents i where i.kind = 'invoice' and i.total_paise <
            (select coalesce(sum(c.total_paise), 0) from documents c where c.credits_document_id = i.id)`,
        )
        expect(exceeded?.count).toBe(0)
        const [folio] = await platform.db.execute<{ charged: number; stated: number }>(
          `select (select sum(amount_paise)::int from folio_lines where booking_id = $1) as charged,
            (select sum(case kind when 'invoice' then total_paise else -total_paise end)::int from documents
              where booking_id = $1 and kind in ('invoice', 'credit-note')) as stated`,
          [id],
        )
        expect(folio).toEqual({ charged: left, stated: left })
      },
    ),
    { numRuns: 15 },
  ))

const anyStep = fc.record({
  kind: fc.constantFrom("charge" as const, "discount" as const, "void" as const),
  amount: fc.integer({ min: 1, max: 900_000 }),
  isWhole: fc.boolean(),
  line: fc.nat(9),
  isIssued: fc.boolean(),
})

/** Does a step as the desk, whose refusals are part of the history. */
async function doStep(
  id: string,
  { kind, amount, isWhole, line }: typeof anyStep extends fc.Arbitrary<infer S> ? S : never,
) {
  const target = { ...aTarget(id), reason: "a mistake" }
  const lines = await listFolioLines(platform.db, id)
  const charged = sum(lines.map((each) => each.amount))
  if (kind === "charge") await charge(id, amount)
  else if (kind === "discount") {
    const discounted = fromPaise(isWhole ? charged : Math.min(amount, charged))
    await postDiscount(platform, staffAs("owner"), { ...target, amount: discounted })
  } else {
    const voidable = lines.filter(isVoidable)
    const lineId = voidable[line % Math.max(1, voidable.length)]?.id ?? id
    await voidLine(platform, staffAs("owner"), { ...target, lineId })
  }
}

test("[FOLIO-6] [FOLIO-8] nor do they after charges, discounts and voids in any order", () =>
  fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 6, maxLength: 16 }), async (steps) => {
      await platform.clear()
      const id = await completedStay()
      for (const step of steps) {
        await doStep(id, step)
        if (step.isIssued) await issueDocuments(platform, id)
      }
      await issueDocuments(platform, id)
      const [seen] = await platform.db.execute<object>(
        `with rests as (
          select sum(l.amount_paise) as rest, bool_or(d.payer <> l.payer) as is_foreign
          from document_lines s join documents d on d.id = s.document_id join folio_lines l on l.id = s.folio_line_id
          group by coalesce(d.credits_document_id, d.id)
        ) select (select count(*)::int from rests where rest < 0 or is_foreign) as wrong,
          (select coalesce(sum(rest), 0)::int from rests) - (select sum(amount_paise)::int from folio_lines) as difference`,
      )
      expect(seen).toEqual({ wrong: 0, difference: 0 })
    }),
    { numRuns: 12, seed: 1 },
  ))
