import { zero } from "#src/shared/money.ts"
import type { AdvanceChange } from "./advances.ts"
import { placeOfSupply, formatRate } from "./gstr1.ts"
import { defineColumns, type Report, tabulate } from "./report.ts"

type AdvancesTable = Pick<Report, "key" | "title" | "about"> & {
  readonly head: string
  readonly amount: "received" | "adjusted"
}

const received: AdvancesTable = {
  key: "gstr1-at",
  title: "GST: advances received",
  about: "Advances of the month that no invoice states at its end, without tax, by rate (GSTR-1, table 11A).",
  head: "Gross Advance Received",
  amount: "received",
}

const adjusted: AdvancesTable = {
  key: "gstr1-atadj",
  title: "GST: advances adjusted",
  about:
    "Advances of earlier months that were invoiced or refunded, without tax, by rate (GSTR-1, table 11B).",
  head: "Gross Advance Adjusted",
  amount: "adjusted",
}

const ofChange = defineColumns<AdvanceChange>()

// The Returns Offline Tool expects a "gross advance" without the tax portion. Exempt services are not stated.
const tabulateAdvances = (
  { head, amount, ...names }: AdvancesTable,
  changes: readonly AdvanceChange[],
): Report =>
  tabulate(
    {
      ...names,
      columns: [
        ofChange.text("Place Of Supply", () => placeOfSupply),
        ofChange.text("Applicable % of Tax Rate", () => ""),
        ofChange.text("Rate", ({ basisPoints }) => formatRate(basisPoints)),
        ofChange.money(head, (change) => change[amount]),
        ofChange.money("Cess Amount", () => zero),
      ],
    },
    changes.filter((change) => change.basisPoints > 0 && change[amount] > 0),
  )

/** Tables 11A and 11B of GSTR-1. */
export const gstr1Advances = (changes: readonly AdvanceChange[]): Report[] =>
  [received, adjusted].map((table) => tabulateAdvances(table, changes))
