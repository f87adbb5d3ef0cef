import { accountsOf, recordsOf } from "#src/features/accounting/accounting.factory.ts"
import type { MonthAccounts } from "#src/features/accounting/month-accounts.service.ts"
import type { Platform } from "#src/platform/platform.ts"

// The tables of GSTR-1 once more, from the folio lines that documents state and with the database's arithmetic: nothing
// here reads the stored figures of a document except its buyer.

type StatedRow = {
  readonly number: string
  readonly kind: "invoice" | "credit-note"
  readonly gstin: string | null
  readonly sac: string
  readonly percent: string
  /** In rupees; negative on a credit note. */
  readonly taxable: string
  readonly cgst: string
  readonly sgst: string
  /** Of the document. */
  readonly total: string
}

const stated = `with rows as (
    select d.id, d.number, d.kind, d.figures -> 'buyer' ->> 'gstin' as gstin, l.sac, l.gst_basis_points as rate,
      sum(l.taxable_paise) as taxable, sum(l.gst_paise) as gst
    from documents d join document_lines s on s.document_id = d.id join folio_lines l on l.id = s.folio_line_id
    where d.kind in ('invoice', 'credit-note') and to_char(d.business_date, 'YYYY-MM') = $1
    group by d.id, l.sac, l.gst_basis_points
  )
  select number, kind, gstin, sac, trim_scale(rate / 100.0)::text as percent, (taxable / 100)::text as taxable,
    (trunc(gst / 2) / 100)::text as cgst, ((gst - trunc(gst / 2)) / 100)::text as sgst,
    (abs(sum(taxable + gst) over (partition by id)) / 100)::text as total
  from rows where taxable <> 0 or gst <> 0`

const paise = (rupees: string | undefined): number => Math.round(Number(rupees) * 100)

type Table = Readonly<Record<string, number[]>>

/** Sums of amounts by a key, without those that are zero. */
function tableOf<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  amountsOf: (row: Row) => number[],
): Table {
  const sums = new Map<string, number[]>()
  for (const row of rows) {
    const amounts = amountsOf(row)
    sums.set(
      keyOf(row),
      amounts.map((amount, index) => amount + (sums.get(keyOf(row))?.[index] ?? 0)),
    )
  }
  return Object.fromEntries([...sums].filter(([, amounts]) => amounts.some((amount) => amount !== 0)))
}

type Tables = Readonly<Record<"b2b" | "cdnr" | "b2cs" | "exempt" | "hsnB2b" | "hsnB2c", Table>>

function expectedTables(rows: readonly StatedRow[]): Tables {
  const taxed = rows.filter(({ percent }) => percent !== "0")
  const bySac = (some: readonly StatedRow[]) =>
    tableOf(
      some,
      ({ sac, percent }) => `${sac} ${percent}`,
      ({ taxable, cgst, sgst }) => [taxable, cgst, sgst].map(paise),
    )
  const byDocument = (kind: StatedRow["kind"]) =>
    tableOf(
      taxed.filter((row) => row.kind === kind && row.gstin !== null),
      ({ gstin, number, total, percent }) => `${gstin} ${number} ${paise(total)} ${percent}`,
      ({ taxable }) => [Math.abs(paise(taxable))],
    )
  return {
    b2b: byDocument("invoice"),
    cdnr: byDocument("credit-note"),
    b2cs: tableOf(
      taxed.filter(({ gstin }) => gstin === null),
      ({ percent }) => percent,
      ({ taxable }) => [paise(taxable)],
    ),
    exempt: tableOf(
      rows.filter(({ percent }) => percent === "0"),
      ({ gstin }) => (gstin === null ? "unregistered" : "registered"),
      ({ taxable }) => [paise(taxable)],
    ),
    hsnB2b: bySac(rows.filter(({ gstin }) => gstin !== null)),
    hsnB2c: bySac(rows.filter(({ gstin }) => gstin === null)),
  }
}

/** The same tables as the files for the portal have them. */
function tablesOf(accounts: MonthAccounts): Tables {
  const read = (key: string, heads: readonly string[], amounts: readonly string[]) =>
    tableOf(
      recordsOf(accounts, `gstr1-${key}`),
      (row) => heads.map((head) => (head.endsWith(" Value") ? paise(row[head]) : row[head])).join(" "),
      (row) => amounts.map((head) => paise(row[head])),
    )
  const hsn = (key: string) =>
    read(key, ["HSN", "Rate"], ["Taxable Value", "Central Tax Amount", "State/UT Tax Amount"])
  const exempt = read("exemp", ["Description"], ["Exempted(other than nil rated/non GST supply)"])
  const taxable = ["Taxable Value"]
  const party = "GSTIN/UIN of Recipient"
  return {
    b2b: read("b2b", [party, "Invoice Number", "Invoice Value", "Rate"], taxable),
    cdnr: read("cdnr", [party, "Note Number", "Note Value", "Rate"], taxable),
    b2cs: read("b2cs", ["Rate"], taxable),
    exempt: Object.fromEntries(
      Object.entries(exempt).map(([description, sums]) => [description.split(" ").at(-2) ?? "", sums]),
    ),
    hsnB2b: hsn("hsn-b2b"),
    hsnB2c: hsn("hsn-b2c"),
  }
}

/** The tables of GSTR-1 of a month as its files have them, and as they follow from the folio lines. */
export async function recomputeTables(
  platform: Platform,
  month: string,
): Promise<{ readonly filed: Tables; readonly recomputed: Tables }> {
  const rows = await platform.db.execute<StatedRow>(stated, [month])
  return { filed: tablesOf(await accountsOf(platform, month)), recomputed: expectedTables(rows) }
}
