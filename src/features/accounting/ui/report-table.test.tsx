import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import { fromPaise } from "#src/shared/money.ts"
import { ReportTable } from "./report-table.tsx"

const amountsOf = (paise: readonly number[]): string[] => {
  const report = {
    key: "a-report",
    title: "A report",
    about: "",
    columns: [{ head: "Amount", kind: "money" as const }],
    rows: paise.map((amount) => [amount]),
    sums: [fromPaise(paise.reduce((a, b) => a + b, 0))],
    count: paise.length,
  }
  return renderToStaticMarkup(<ReportTable report={report} />).match(/-?₹[\d,.]+/g) ?? []
}

test("[FOLIO-7] the amounts of a report have paise on all of them when one has", () => {
  expect(amountsOf([100_000, -20_050])).toEqual(["₹799.50", "₹1,000.00", "-₹200.50"])
  expect(amountsOf([100_000, 20_000])).toEqual(["₹1,200", "₹1,000", "₹200"])
})
