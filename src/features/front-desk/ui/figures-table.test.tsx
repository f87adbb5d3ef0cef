import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import { fromRupees, zero } from "#src/shared/money.ts"
import { FiguresSums } from "./figures-sums.tsx"
import { FiguresTable } from "./figures-table.tsx"

const night = "2026-08-01" as CalendarDate
const unsold = { night, sold: 0, available: 4, revenue: zero }

test.each([
  ["a night", FiguresTable],
  ["a period", FiguresSums],
])("%s without a sold room has no ADR, and a RevPAR of ₹0", (_, Figures) => {
  const shown = renderToStaticMarkup(<Figures nights={[unsold]} />)
  expect(shown.match(/>–</g)).toHaveLength(1)
  expect(shown.match(/>₹0</g)).toHaveLength(2)
  const sold = renderToStaticMarkup(<Figures nights={[{ ...unsold, sold: 2, revenue: fromRupees(9000) }]} />)
  expect(sold).toContain(">₹4,500<")
  expect(sold).not.toContain(">–<")
})
