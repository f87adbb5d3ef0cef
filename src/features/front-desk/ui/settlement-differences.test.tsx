import { renderToStaticMarkup } from "react-dom/server"
import { createMemoryRouter, RouterProvider } from "react-router"
import { expect, test } from "vitest"
import { differenceForm } from "#src/features/payments/settlements.schema.ts"
import { fromPaise } from "#src/shared/money.ts"
import { DifferenceTable, ResolvedDifferenceTable } from "./settlement-differences.tsx"

const refund = {
  kind: "amount-differs",
  entityId: "rfnd_1",
  bookingId: "2b7bb1ff-3fdd-44a4-a1d0-2c1c3f1d2a00",
  reference: "VMN-7QK2",
  guestName: "Meera Iyer",
  settled: fromPaise(-9900),
  recorded: fromPaise(-10_000),
  settlementId: "setl_1",
  utr: "UTR1",
  at: "2026-07-01T06:30:00.000Z",
} as const

const payment = {
  ...refund,
  kind: "payment-not-settled",
  entityId: "pay_2",
  bookingId: null,
  reference: null,
  guestName: null,
  settled: null,
  recorded: fromPaise(50_000),
  settlementId: null,
  utr: null,
} as const

const explained = {
  ...refund,
  note: "The bank rounded",
  resolvedAt: "2026-07-02T06:30:00.000Z",
  resolvedBy: "Zubin",
  stillDiffers: true,
}

function render(element: React.ReactElement): string {
  const router = createMemoryRouter([{ path: "*", element }])
  return renderToStaticMarkup(<RouterProvider router={router} />)
}

/** The fields of a form and its button, in any order of their attributes. */
const fieldsOf = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<(?:input|button)[^>]*>/g)].map(([tag]) => [
      /name="(\w+)"/.exec(tag)?.[1],
      /value="([^"]+)"/.exec(tag)?.[1],
    ]),
  )

test("[FOLIO-7] a difference names its booking, what was expected and reported, and its settlement", () => {
  const html = render(<DifferenceTable differences={[refund, payment]} canResolve isPending={false} />)
  for (const text of [
    `href="/admin/${refund.bookingId}"`,
    "VMN-7QK2",
    "Meera Iyer",
    "-₹100",
    "-₹99",
    "₹1",
    "Wed 1 Jul 2026",
    "UTR1",
  ])
    expect(html).toContain(text)
  for (const text of ["No booking", "pay_2", "₹500", "-₹500", "Not settled", "captured Wed 1 Jul 2026"])
    expect(html).toContain(text)
})

test("[ADM-10] a resolved difference that no longer differs has no amounts and cannot be reopened", () => {
  const over = { ...explained, settled: null, recorded: null, stillDiffers: false }
  const html = render(<ResolvedDifferenceTable differences={[over]} canResolve isPending={false} />)
  for (const text of ["VMN-7QK2", "The bank rounded", "No longer differs"]) expect(html).toContain(text)
  for (const text of ["<form", "₹", "Not settled"]) expect(html).not.toContain(text)
})

test("[ADM-10] the forms of a row are read back to its kind and id", () => {
  const key = { kind: "amount-differs", entityId: "rfnd_1" }
  const note = "The bank rounded"
  const open = render(<DifferenceTable differences={[refund]} canResolve isPending={false} />)
  expect(differenceForm.parse({ ...fieldsOf(open), note })).toEqual({ intent: "resolve", ...key, note })
  const resolved = render(<ResolvedDifferenceTable differences={[explained]} canResolve isPending={false} />)
  for (const text of [note, "Zubin", "Thu 2 Jul 2026, 12 noon"]) expect(resolved).toContain(text)
  expect(differenceForm.parse(fieldsOf(resolved))).toEqual({ intent: "reopen", ...key })
  expect(
    render(<ResolvedDifferenceTable differences={[explained]} canResolve={false} isPending={false} />),
  ).not.toContain("<form")
  const reasonOf = (form: object) =>
    differenceForm.safeParse({ intent: "resolve", ...form }).error?.issues[0]?.message
  for (const wrong of [{}, { kind: "rounding", entityId: "pay_1" }, { kind: "amount-differs", entityId: "" }])
    expect(reasonOf({ ...wrong, note })).toBe("Choose a difference")
  expect(reasonOf({ ...key, note: " " })).toBe("Note Field Is Required")
  expect(reasonOf({ ...key, note: "ok" })).toBe("Give a note of at least 3 characters.")
  // The browser's own bubble would hide the message of the field.
  expect(open).toContain("noValidate")
})
