import { renderToStaticMarkup } from "react-dom/server"
import { createMemoryRouter, RouterProvider } from "react-router"
import { expect, test } from "vitest"
import { fromRupees, zero } from "#src/shared/money.ts"
import { OutstandingRefunds } from "./outstanding-refunds.tsx"

const amounts = { failed: zero, waiting: zero, disputed: zero }

const render = (given: Partial<typeof amounts>) => {
  const element = <OutstandingRefunds {...amounts} {...given} />
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: "*", element }])} />)
}

test("[FOLIO-2] a disputed payment is shown before anybody refunds it, once", () => {
  const disputed = fromRupees(18_050)
  expect(render({ disputed })).toContain("A payment of ₹18,050 is disputed")
  const waiting = render({ disputed, waiting: disputed })
  expect(waiting).toContain("A refund of ₹18,050 waits for a dispute")
  expect(waiting).not.toContain("is disputed")
  expect(render({})).toBe("")
})
