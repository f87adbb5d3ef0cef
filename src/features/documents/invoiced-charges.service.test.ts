import fc from "fast-check"
import { beforeAll, beforeEach, expect, test } from "vitest"
import { aBooking, completeStay } from "#src/features/bookings/bookings.factory.ts"
import type { Booking } from "#src/features/bookings/booking.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import type { DocumentFigures } from "./document-figures.ts"
import { postLine } from "./documents.factory.ts"
import { registerDocumentJobs } from "./documents.jobs.ts"
import { issueDocuments } from "./issue-documents.service.ts"

const platform = setUpPlatform()

beforeAll(() => registerDocumentJobs(platform))

beforeEach(() => platform.clear())

type Step = {
  readonly amount: number
  readonly basisPoints: number
  readonly isVoid: boolean
  readonly issues: boolean
}

const steps = fc.array(
  fc.record({
    amount: fc.integer({ min: 1, max: 5_000_000 }),
    basisPoints: fc.constantFrom(500, 1800),
    isVoid: fc.boolean(),
    issues: fc.boolean(),
  }),
  { minLength: 1, maxLength: 8 },
)

async function playSteps(booking: Booking, played: readonly Step[]): Promise<void> {
  const posted: { id: string; amount: number; basisPoints: number }[] = []
  for (const { amount, basisPoints, isVoid, issues } of played) {
    const voided = isVoid ? posted.pop() : undefined
    if (voided)
      await postLine(platform, booking.id, {
        kind: "extra",
        ...voided,
        amount: -voided.amount,
        voids: voided.id,
      })
    else
      posted.push({
        id: await postLine(platform, booking.id, { kind: "extra", amount, basisPoints }),
        amount,
        basisPoints,
      })
    if (issues) await issueDocuments(platform, booking.id)
  }
  await issueDocuments(platform, booking.id)
}

test("[FOLIO-6] [CONST-7] invoices less credit notes are the charges, by rate and to the paisa", async () => {
  const booking = await aBooking(platform)
  await completeStay(platform, booking.id)
  await fc.assert(
    fc.asyncProperty(steps, async (played) => {
      await playSteps(booking, played)
      const documents = await platform.db.execute<{ kind: string; figures: DocumentFigures }>(
        "select kind, figures from documents where booking_id = $1",
        [booking.id],
      )
      const stated = new Map<number, number>()
      for (const { kind, figures } of documents) {
        const { taxable, cgst, sgst, total } = figures.totals
        expect(taxable + cgst + sgst).toBe(total)
        expect(figures.lines.reduce((all, line) => all + line.amount, 0)).toBe(total)
        for (const row of figures.taxes) {
          const amount = (row.taxable + row.cgst + row.sgst) * (kind === "invoice" ? 1 : -1)
          stated.set(row.gstBasisPoints, (stated.get(row.gstBasisPoints) ?? 0) + amount)
        }
      }
      const charged = await platform.db.execute<{ rate: number; amount: number }>(
        `select gst_basis_points as rate, sum(amount_paise)::bigint as amount from folio_lines where booking_id = $1
          and kind not in ('payment', 'refund') group by 1 having sum(amount_paise) <> 0`,
        [booking.id],
      )
      expect(Object.fromEntries([...stated].filter(([, amount]) => amount !== 0))).toEqual(
        Object.fromEntries(charged.map(({ rate, amount }) => [rate, amount])),
      )
    }),
    { numRuns: 25 },
  )
})
