import fc from "fast-check"
import { expect, test } from "vitest"
import { aBooking } from "#src/features/bookings/bookings.factory.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import type { DocumentFigures } from "../document-figures.ts"
import { amountOf } from "../document-lines.ts"
import { postLine } from "../documents.factory.ts"
import { issueDocuments } from "../issue-documents.service.ts"

const platform = setUpPlatform()

const steps = fc.array(
  fc.record({
    kind: fc.constantFrom("payment", "payment", "refund", "extra", "discount"),
    paise: fc.integer({ min: 1, max: 2_000_000 }),
    basisPoints: fc.constantFrom(500, 1800),
    method: fc.constantFrom("cash", "upi"),
    issues: fc.boolean(),
  }),
  { minLength: 2, maxLength: 14 },
)

type Step = typeof steps extends fc.Arbitrary<(infer One)[]> ? One : never

type Sums = { paid: number; charged: number }

async function sumsOf(bookingId: string): Promise<Sums> {
  const [row] = await platform.db.execute<Sums>(
    "select (paid_paise - refunded_paise)::float8 as paid, charged_paise::float8 as charged from bookings where id = $1",
    [bookingId],
  )
  return row ?? { paid: 0, charged: 0 }
}

/** Receipts less vouchers, by rate; none of them ever below zero. */
async function heldByRate(bookingId: string): Promise<number[]> {
  const documents = await platform.db.execute<{ kind: string; figures: DocumentFigures; refund: number }>(
    `select d.kind, d.figures, l.amount_paise::float8 as refund from documents d
      join document_lines s on s.document_id = d.id join folio_lines l on l.id = s.folio_line_id
      where d.booking_id = $1 order by d.sequence`,
    [bookingId],
  )
  const held = new Map<number, number>()
  for (const { kind, figures, refund } of documents) {
    for (const row of figures.taxes)
      held.set(
        row.gstBasisPoints,
        (held.get(row.gstBasisPoints) ?? 0) + amountOf(row) * (kind === "receipt" ? 1 : -1),
      )
    if (kind === "refund-voucher") expect(figures.totals.total).toBeLessThanOrEqual(refund)
    for (const rest of held.values()) expect(rest).toBeGreaterThanOrEqual(0)
  }
  return [...held.values()]
}

/** Plays payments and refunds; charges change only where they are wanted. Refunds are at most what was paid. */
async function play(played: readonly Step[], hasNewCharges: boolean): Promise<string> {
  await platform.clear()
  const { id } = await aBooking(platform)
  await postLine(platform, id, { kind: "extra", amount: 700_001, basisPoints: 1800 })
  for (const { kind, paise, issues, ...step } of played) {
    if (!hasNewCharges && (kind === "extra" || kind === "discount")) continue
    const { paid } = await sumsOf(id)
    const amount = kind === "refund" ? Math.min(paise, paid) : kind === "extra" ? paise : -paise
    if (amount !== 0) await postLine(platform, id, { ...step, kind, amount })
    if (issues) await issueDocuments(platform, id)
  }
  await issueDocuments(platform, id)
  return id
}

const total = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0)

test("[FOLIO-6] [CONST-7] receipts less refund vouchers are the advance: what is paid, at most the charges", async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (played) => {
      const id = await play(played, false)
      const { paid, charged } = await sumsOf(id)
      expect(total(await heldByRate(id))).toBe(Math.min(paid, charged))
    }),
    { numRuns: 12 },
  )
}, 120_000)

test("[FOLIO-6] [CONST-7] whatever was charged, receipts less vouchers are at most what is paid, and nothing at any rate when all is refunded", async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (played) => {
      const id = await play(played, true)
      const { paid } = await sumsOf(id)
      expect(total(await heldByRate(id))).toBeLessThanOrEqual(paid)
      if (paid > 0) await postLine(platform, id, { kind: "refund", amount: paid })
      await issueDocuments(platform, id)
      for (const held of await heldByRate(id)) expect(held).toBe(0)
    }),
    { numRuns: 12 },
  )
}, 120_000)
