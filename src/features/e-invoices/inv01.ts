import type { DocumentFigures } from "#src/features/documents/document-figures.ts"
import type { PrintedLine } from "#src/features/documents/document-lines.ts"
import { splitGst } from "#src/features/pricing/gst.ts"
import { addDays, type CalendarDate, formatDayFirst } from "#src/shared/calendar-date.ts"
import { hotel } from "#src/shared/hotel.ts"
import { add, type Money, subtract, sum, toRupees, zero } from "#src/shared/money.ts"
import { done, type Result, refused } from "#src/shared/result.ts"
import { cutText, portalText, readBuyerAddress } from "./buyer-address.ts"
import { minNameLength } from "./portal-company.ts"

/** An invoice or a credit note to a GSTIN, as the portal registers it. */
export type RegistrableDocument = {
  readonly kind: "invoice" | "credit-note"
  readonly number: string
  readonly businessDate: CalendarDate
  readonly gstin: string
  readonly figures: DocumentFigures
  /** The current address of the same company in the booking, which may have been completed since. */
  readonly companyAddress: string | null
  /** The invoice that a credit note corrects. */
  readonly credited: { readonly number: string; readonly businessDate: CalendarDate } | null
}

const daysToReport = 30

/** The last day on which the portal takes a document. */
export const lastReportDay = (businessDate: CalendarDate): CalendarDate => addDays(businessDate, daysToReport)

export const portalTypes = { invoice: "INV", "credit-note": "CRN" } as const

/** '05/08/2026'. */
export const formatPortalDate = (date: CalendarDate): string => formatDayFirst(date).replaceAll("-", "/")

type Item = { readonly description: string; readonly line: PrintedLine; readonly tax: Money }

const gstOf = ({ amount, taxable }: PrintedLine): Money => subtract(amount, taxable)

/** The portal takes no amount below zero: lines of one SAC and rate with a discount among them are one item. */
function mergeNegative(lines: readonly PrintedLine[]): readonly PrintedLine[] {
  const [first] = lines
  if (!first || lines.every((line) => line.taxable >= 0 && gstOf(line) >= 0)) return lines
  return [
    {
      ...first,
      description: lines.map(({ description }) => description).join("; "),
      taxable: sum(lines.map(({ taxable }) => taxable)),
      amount: sum(lines.map(({ amount }) => amount)),
    },
  ]
}

/**
 * The lines as items. Of each SAC and rate the CGST of the items sums to the stored CGST. The portal refuses an SGST that
 * differs from the CGST (error 2227), so the paisa by which the stored SGST can be higher is round-off.
 */
function groupItems({ lines }: DocumentFigures): Item[] {
  const groups = Map.groupBy(lines, ({ sac, gstBasisPoints }) => `${sac}|${gstBasisPoints}`)
  return [...groups.values()]
    .flatMap((group) => {
      let before = zero
      return mergeNegative(group).map((line) => {
        const after = add(before, gstOf(line))
        const tax = subtract(splitGst(after).cgst, splitGst(before).cgst)
        before = after
        return { description: cutText(portalText(line.description), 300), line, tax }
      })
    })
    .filter(({ line }) => line.amount !== 0 || line.taxable !== 0)
}

const itemJson = ({ description, line, tax }: Item, index: number) => ({
  SlNo: String(index + 1),
  PrdDesc: description,
  IsServc: "Y",
  HsnCd: line.sac,
  UnitPrice: toRupees(line.taxable),
  TotAmt: toRupees(line.taxable),
  AssAmt: toRupees(line.taxable),
  GstRt: line.gstBasisPoints / 100,
  IgstAmt: 0,
  CgstAmt: toRupees(tax),
  SgstAmt: toRupees(tax),
  TotItemVal: toRupees(sum([line.taxable, tax, tax])),
})

function valuesJson(items: readonly Item[], total: Money) {
  const taxable = sum(items.map(({ line }) => line.taxable))
  const tax = sum(items.map((item) => item.tax))
  const roundOff = subtract(total, sum([taxable, tax, tax]))
  return {
    AssVal: toRupees(taxable),
    CgstVal: toRupees(tax),
    SgstVal: toRupees(tax),
    IgstVal: 0,
    RndOffAmt: toRupees(roundOff),
    TotInvVal: toRupees(total),
  }
}

const stateCode = hotel.legal.gstin.slice(0, 2)

const sellerJson = ({ seller }: DocumentFigures) => ({
  Gstin: seller.gstin,
  LglNm: seller.name,
  Addr1: hotel.address.street,
  Loc: hotel.address.city,
  Pin: Number(hotel.address.pin),
  Stcd: seller.gstin.slice(0, 2),
})

/** The address on the document, or that of the booking where only that one has a PIN code. */
function addressOf({ figures, gstin, companyAddress }: RegistrableDocument) {
  const printed = readBuyerAddress(figures.buyer.lines.join("\n"), gstin)
  const current = companyAddress === null ? printed : readBuyerAddress(companyAddress, gstin)
  return printed.Pin === null ? current : printed
}

const documentJson = (document: RegistrableDocument, items: readonly Item[]) => {
  const { kind, number, businessDate, figures, gstin, credited } = document
  const preceding = credited && [{ InvNo: credited.number, InvDt: formatPortalDate(credited.businessDate) }]
  return {
    Version: "1.1",
    TranDtls: { TaxSch: "GST", SupTyp: "B2B", RegRev: "N" },
    DocDtls: { Typ: portalTypes[kind], No: number, Dt: formatPortalDate(businessDate) },
    SellerDtls: sellerJson(figures),
    BuyerDtls: {
      Gstin: gstin,
      LglNm: portalText(figures.buyer.name),
      Pos: stateCode,
      ...addressOf(document),
    },
    ItemList: items.map(itemJson),
    ValDtls: valuesJson(items, figures.totals.total),
    ...(preceding && { RefDtls: { PrecDocDtls: preceding } }),
  }
}

export type Inv01 = ReturnType<typeof documentJson>

/** A document in the schema INV-01, version 1.1 (Notification 60/2020-Central Tax); refused with what is missing. */
export function toInv01(document: RegistrableDocument): Result<Inv01, readonly string[]> {
  const items = groupItems(document.figures)
  const json = documentJson(document, items)
  const missing = [
    ...(json.BuyerDtls.Pin === null ? ["The address has no PIN code"] : []),
    ...(json.BuyerDtls.LglNm.length < minNameLength ? ["The company name is shorter than 3 characters"] : []),
    ...(items.some(({ line, tax }) => line.taxable < 0 || tax < 0) ? ["An amount is below zero"] : []),
  ]
  return missing.length === 0 ? done(json) : refused(missing)
}
