import fc from "fast-check"
import { describe, expect, test } from "vitest"
import type { DocumentFigures } from "#src/features/documents/document-figures.ts"
import { type PrintedLine, sumTaxes, taxTable } from "#src/features/documents/document-lines.ts"
import { documentKinds, formatDocumentNumber } from "#src/features/documents/document-number.ts"
import { aCompany } from "#src/features/documents/documents.factory.ts"
import { calendarDateOf } from "#src/shared/calendar-date.ts"
import { hotel } from "#src/shared/hotel.ts"
import { fromPaise } from "#src/shared/money.ts"
import { readBuyerAddress } from "./buyer-address.ts"
import { type Inv01, lastReportDay, type RegistrableDocument, toInv01 } from "./inv01.ts"

const gstin = /^\d{2}[A-Z\d]{13}$/
const documentNumber = /^[A-Z1-9][A-Z0-9/-]{0,15}$/
const date = /^[0-3]\d\/[01]\d\/20\d\d$/
const state = /^\d{1,2}$/
const pin = (value: unknown) =>
  Number.isInteger(value) && Number(value) >= 100_000 && Number(value) <= 999_999
const text = (least: number, most: number) => (value: unknown) =>
  typeof value === "string" && value.length >= least && value.length <= most && !/["\\]/.test(value)
const amount = (value: unknown) =>
  typeof value === "number" && value >= 0 && value < 1e12 && /^\d+(\.\d{1,2})?$/.test(String(value))
const oneOf =
  (...values: unknown[]) =>
  (value: unknown) =>
    values.includes(value)

type Rule = RegExp | ((value: unknown) => boolean)
type Rules = { readonly [Key: string]: Rule | Rules }

// The fields that the hotel sends, as the schema INV-01 of the portal restricts them; "?" marks optional ones.
const party = {
  Gstin: gstin,
  LglNm: text(3, 100),
  Addr1: text(1, 100),
  Loc: text(3, 50),
  Pin: pin,
  Stcd: state,
}
const schema: Rules = {
  Version: oneOf("1.1"),
  TranDtls: { TaxSch: oneOf("GST"), SupTyp: oneOf("B2B"), RegRev: oneOf("N") },
  DocDtls: { Typ: oneOf("INV", "CRN"), No: documentNumber, Dt: date },
  SellerDtls: party,
  BuyerDtls: { ...party, Pos: state, "Addr2?": text(3, 100) },
  ItemList: {
    SlNo: /^\d{1,6}$/,
    PrdDesc: text(3, 300),
    IsServc: oneOf("Y"),
    HsnCd: /^99\d{4}$/,
    UnitPrice: amount,
    TotAmt: amount,
    AssAmt: amount,
    GstRt: amount,
    IgstAmt: oneOf(0),
    CgstAmt: amount,
    SgstAmt: amount,
    TotItemVal: amount,
  },
  ValDtls: {
    AssVal: amount,
    CgstVal: amount,
    SgstVal: amount,
    IgstVal: oneOf(0),
    RndOffAmt: (value) => typeof value === "number" && Math.abs(value) <= 99.99,
    TotInvVal: amount,
  },
  "RefDtls?": { PrecDocDtls: { InvNo: documentNumber, InvDt: date } },
}

/** The paths at which a value breaks the rules; a list is checked item by item. */
function broken(value: unknown, rules: Rules, path = ""): string[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => broken(item, rules, `${path}[${index}]`))
  const object = value as Readonly<Record<string, unknown>>
  const names = Object.keys(rules).map((key) => key.replace("?", ""))
  const unknown = Object.keys(object).filter((key) => !names.includes(key))
  return [
    ...unknown.map((key) => `${path}.${key} is unknown`),
    ...Object.entries(rules).flatMap(([key, rule]) => {
      const name = key.replace("?", "")
      const at = `${path}.${name}`
      if (!(name in object)) return key.endsWith("?") ? [] : [`${at} is missing`]
      const field = object[name]
      if (rule instanceof RegExp) return typeof field === "string" && rule.test(field) ? [] : [at]
      if (typeof rule === "function") return rule(field) ? [] : [at]
      return broken(field, rule, at)
    }),
  ]
}

const paise = (rupees: number) => Math.round(rupees * 100)
const sumOf = (items: Inv01["ItemList"], field: "AssAmt" | "CgstAmt" | "SgstAmt" | "TotItemVal") =>
  items.reduce((all, item) => all + paise(item[field]), 0)

/** The sums that the portal checks (its validations of items and totals). */
function wrongSums({ ItemList, ValDtls }: Inv01): string[] {
  const checks = {
    "TotAmt = AssAmt": ItemList.every(
      ({ TotAmt, AssAmt, UnitPrice }) => TotAmt === AssAmt && UnitPrice === TotAmt,
    ),
    "AssAmt + taxes = TotItemVal": ItemList.every(
      ({ AssAmt, CgstAmt, SgstAmt, TotItemVal }) =>
        paise(AssAmt) + paise(CgstAmt) + paise(SgstAmt) === paise(TotItemVal),
    ),
    "CgstAmt = SgstAmt": ItemList.every(({ CgstAmt, SgstAmt }) => CgstAmt === SgstAmt),
    AssVal: sumOf(ItemList, "AssAmt") === paise(ValDtls.AssVal),
    CgstVal: sumOf(ItemList, "CgstAmt") === paise(ValDtls.CgstVal),
    SgstVal: sumOf(ItemList, "SgstAmt") === paise(ValDtls.SgstVal),
    TotInvVal: sumOf(ItemList, "TotItemVal") + paise(ValDtls.RndOffAmt) === paise(ValDtls.TotInvVal),
  }
  return Object.entries(checks).flatMap(([name, holds]) => (holds ? [] : [name]))
}

function figuresOf(lines: readonly PrintedLine[], address: string = aCompany.address): DocumentFigures {
  const taxes = taxTable(lines)
  return {
    seller: { name: hotel.legal.name, address: "", gstin: hotel.legal.gstin },
    buyer: { name: aCompany.name, lines: [address], gstin: aCompany.gstin },
    facts: [],
    lines,
    taxes,
    totals: sumTaxes(taxes),
    words: "",
  }
}

const documentOf = (
  figures: DocumentFigures,
  changed: Partial<RegistrableDocument> = {},
): RegistrableDocument => ({
  kind: "invoice",
  number: "INV/2627/000123",
  businessDate: calendarDateOf("2026-08-05"),
  gstin: aCompany.gstin,
  figures,
  companyAddress: null,
  credited: null,
  ...changed,
})

const lineOf = (total: number, gstBasisPoints = 500, description = "Deluxe Room, 2 nights"): PrintedLine => ({
  description,
  quantity: 1,
  sac: "996311",
  gstBasisPoints,
  taxable: fromPaise(Math.round((total * 10_000) / (10_000 + gstBasisPoints))),
  amount: fromPaise(total),
})

const charges = fc.array(
  fc.record({
    total: fc.integer({ min: 1, max: 90_000_000 }),
    rate: fc.constantFrom(0, 500, 1200, 1800, 4000),
    description: fc.constantFrom("Deluxe Room, 3 nights", 'The "Runway" dinner', "Laundry \\ pressing"),
    discount: fc.option(fc.integer({ min: 1, max: 100 }), { nil: 0, freq: 3 }),
  }),
  { minLength: 1, maxLength: 12 },
)

const printedLines = charges.map((all) =>
  all.flatMap(({ total, rate, description, discount }) => [
    lineOf(total, rate, description),
    ...(discount > 0 ? [lineOf(-Math.floor((total * discount) / 100), rate, "Discount")] : []),
  ]),
)

describe("a document in the schema INV-01", () => {
  test("[FOLIO-6] has the fields of the schema, and sums that equal its stored figures to the paisa", () => {
    fc.assert(
      fc.property(
        printedLines,
        fc.constantFrom("invoice" as const, "credit-note" as const),
        (lines, kind) => {
          const figures = figuresOf(lines)
          const { totals } = figures
          fc.pre(totals.total > 0)
          const credited = { number: "INV/2627/000007", businessDate: calendarDateOf("2026-07-31") }
          const note = { kind, ...(kind === "credit-note" && { credited }) }
          const json = toInv01(documentOf(figures, note))
          fc.pre(json.ok)
          if (!json.ok) return
          expect(broken(json.value, schema)).toEqual([])
          expect(wrongSums(json.value)).toEqual([])
          const { AssVal, CgstVal, SgstVal, RndOffAmt, TotInvVal } = json.value.ValDtls
          expect([AssVal, CgstVal, TotInvVal].map(paise)).toEqual([totals.taxable, totals.cgst, totals.total])
          expect(paise(SgstVal) + paise(RndOffAmt)).toBe(totals.sgst)
          expect(paise(RndOffAmt)).toBeGreaterThanOrEqual(0)
          expect(paise(RndOffAmt)).toBeLessThanOrEqual(figures.taxes.length)
          expect(json.value.RefDtls?.PrecDocDtls.length ?? 0).toBe(kind === "credit-note" ? 1 : 0)
        },
      ),
      { numRuns: 300 },
    )
  })

  test("the odd paisa of a tax is round-off, because the portal refuses an SGST that differs from the CGST", () => {
    const figures = figuresOf([lineOf(10_005)])
    expect([figures.totals.cgst, figures.totals.sgst]).toEqual([238, 238])
    const odd = figuresOf([lineOf(10_010)])
    expect([odd.totals.cgst, odd.totals.sgst]).toEqual([238, 239])
    const json = toInv01(documentOf(odd))
    expect(json.ok && json.value.ValDtls).toEqual({
      AssVal: 95.33,
      CgstVal: 2.38,
      SgstVal: 2.38,
      IgstVal: 0,
      RndOffAmt: 0.01,
      TotInvVal: 100.1,
    })
  })

  test("a discount lowers the lines of its rate, because the portal takes no amount below zero", () => {
    const json = toInv01(
      documentOf(
        figuresOf([
          lineOf(1_050_000),
          lineOf(-105_000, 500, "Discount"),
          lineOf(118_000, 1800, "Dinner for two"),
        ]),
      ),
    )
    const items = json.ok ? json.value.ItemList : []
    expect(items.map(({ PrdDesc, AssAmt }) => [PrdDesc, AssAmt])).toEqual([
      ["Deluxe Room, 2 nights; Discount", 9000],
      ["Dinner for two", 1000],
    ])
  })

  test("names what the portal would refuse", () => {
    const figures = figuresOf([lineOf(1000)], "14 Nariman Road, Mumbai")
    const short = { ...figures, buyer: { ...figures.buyer, name: "IC" } }
    expect(toInv01(documentOf(short))).toEqual({
      ok: false,
      refusal: ["The address has no PIN code", "The company name is shorter than 3 characters"],
    })
  })

  test("takes the address that the booking has now when the issued one has no PIN code", () => {
    const figures = figuresOf([lineOf(1000)], "14 Nariman Road, Mumbai")
    const json = toInv01(documentOf(figures, { companyAddress: "14 Nariman Road, Fort, Mumbai 400 021" }))
    expect(json.ok && json.value.BuyerDtls).toMatchObject({
      Loc: "Mumbai",
      Pin: 400_021,
      Stcd: "27",
      Pos: "07",
    })
  })

  test("has the number of every series, and is reported within 30 days", () => {
    for (const kind of documentKinds)
      for (const count of [1, 999_999])
        expect(formatDocumentNumber(kind, { financialYear: "2627", count })).toMatch(documentNumber)
    expect(lastReportDay(calendarDateOf("2026-08-05"))).toBe("2026-09-04")
  })
})

describe("the address of a buyer", () => {
  test.each([
    ["14 Nariman Road, Mumbai 400021", "27", "Mumbai", 400_021],
    ["14 Nariman Road, Mumbai, Maharashtra - 400 021, India", "27", "Mumbai", 400_021],
    ["No. 5, MG Road, Bengaluru, Karnataka, PIN: 560001", "29", "Bengaluru", 560_001],
    ["12 Rajpath, Delhi 110001", "07", "Delhi", 110_001],
    ["Plot 1234567, Sector 18", "06", "Sector 18", null],
    ["110001", "07", "Delhi", 110_001],
  ])("%s", (address, code, Loc, Pin) => {
    expect(readBuyerAddress(address, `${code}AAPFU0939F1ZV`)).toMatchObject({ Loc, Pin, Stcd: code })
  })

  test("has two lines of at most 100 characters that break between words", () => {
    const { Addr1, Addr2 } = readBuyerAddress(`${"Tower ".repeat(20)}Mumbai 400021`, aCompany.gstin)
    expect(Addr1.length).toBeLessThanOrEqual(100)
    expect(`${Addr1} ${Addr2}`).toBe(`${"Tower ".repeat(20)}Mumbai 400021`)
  })

  test("is cut between characters: one address that is not well-formed would refuse the whole file", () => {
    for (const address of ["😀".repeat(150), `x${"😀".repeat(149)}`, `Road 1, x${"😀".repeat(80)}, 110037`]) {
      const { Addr1, Addr2 = "", Loc } = readBuyerAddress(address, aCompany.gstin)
      expect([Addr1, Addr2, Loc].filter((part) => !part.isWellFormed())).toEqual([])
    }
  })
})
