import { renderToStaticMarkup } from "react-dom/server"
import { createMemoryRouter, RouterProvider } from "react-router"
import { expect, test } from "vitest"
import { resolveDifferenceInput } from "#src/features/payments/settlements.schema.ts"
import { fromPaise } from "#src/shared/money.ts"
import { ResolveDifference } from "./resolve-difference.tsx"

const difference = {
  kind: "amount-differs",
  entityId: "pay_1",
  bookingId: null,
  settled: fromPaise(99),
  recorded: fromPaise(100),
  at: "2026-07-01T06:30:00.000Z",
} as const

test("[ADM-10] the form offers each difference, and is read back to its kind and id", () => {
  const element = <ResolveDifference differences={[difference]} isPending={false} />
  const router = createMemoryRouter([{ path: "*", element }])
  const html = renderToStaticMarkup(<RouterProvider router={router} />)
  const offered = [...html.matchAll(/<option value="([^"]+)"/g)].map(([, value]) => value)
  const note = "The bank rounded"
  expect(offered.map((value) => resolveDifferenceInput.parse({ difference: value, note }))).toEqual([
    { kind: "amount-differs", entityId: "pay_1", note },
  ])
  const reasonOf = (form: object) => resolveDifferenceInput.safeParse(form).error?.issues[0]?.message
  for (const wrong of ["", "amount-differs", "rounding pay_1"])
    expect(reasonOf({ difference: wrong, note })).toBe("Choose a difference")
  expect(reasonOf({ difference: offered[0], note: " " })).toBe("Note Field Is Required")
})
