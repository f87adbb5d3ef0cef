import { generateKeyPairSync } from "node:crypto"
import { inflateSync } from "node:zlib"
import { encode } from "uqr"
import { beforeEach, describe, expect, test } from "vitest"
import { parseMonth } from "#src/features/accounting/month.ts"
import { aBooking, completeStay, staffAs, valueOf } from "#src/features/bookings/bookings.factory.ts"
import type { Booking } from "#src/features/bookings/booking.ts"
import { changeCompany } from "#src/features/bookings/company/company.service.ts"
import { aCompany, departureNoon, postLine } from "#src/features/documents/documents.factory.ts"
import { findDocumentPdf } from "#src/features/documents/documents.service.ts"
import { issueDocuments } from "#src/features/documents/issue-documents.service.ts"
import type { Platform } from "#src/platform/platform.ts"
import { roles, userIdOf } from "#src/shared/actor.ts"
import { calendarDateOf } from "#src/shared/calendar-date.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { aPortalEntry, portalKeys } from "./e-invoices.factory.ts"
import { findEInvoiceFile, findIrns, findOpenEInvoices, listLateEInvoices } from "./e-invoices.service.ts"
import { recordEInvoices } from "./record-e-invoices.service.ts"

const platform = setUpPlatform({ env: { E_INVOICES: "on" } })

beforeEach(() => platform.clear())

const owner = staffAs("owner")
const august = parseMonth("2026-08", calendarDateOf("2026-09-30"))

/** A completed stay of a company on 3 August with its invoice, and a credit note for an extra that was reversed. */
async function aCompanyStay(company = aCompany): Promise<Booking> {
  const booking = await aBooking(platform, { company })
  platform.moveTo(departureNoon(booking.checkOut))
  const extra = await postLine(platform, booking.id, { kind: "extra", amount: 118_010, basisPoints: 1800 })
  await completeStay(platform, booking.id)
  await issueDocuments(platform, booking.id)
  await postLine(platform, booking.id, { kind: "extra", amount: -118_010, basisPoints: 1800, voids: extra })
  await issueDocuments(platform, booking.id)
  return booking
}

async function fileOf(of: Platform = platform) {
  const file = await findEInvoiceFile(of, owner, august)
  if (!file) throw new Error("the owner gets the file")
  return file.documents
}

/** A file of the portal for the documents of August, with one entry changed. */
async function entriesOf(changed: Parameters<typeof aPortalEntry>[1] = {}) {
  const [invoice, note] = await fileOf()
  if (!invoice || !note) throw new Error("there are an invoice and a credit note")
  return [aPortalEntry(invoice), aPortalEntry(note, changed)]
}

const record = (entries: unknown, of: Platform = platform) =>
  recordEInvoices(of, owner, JSON.stringify(entries))

async function errorsOf(entries: unknown, of: Platform = platform): Promise<readonly string[]> {
  const outcome = await record(entries, of)
  if (outcome.ok || outcome.refusal.kind !== "wrong-file") throw new Error("the file should be refused")
  expect(await platform.db.execute("select 1 from e_invoices")).toEqual([])
  return outcome.refusal.errors
}

describe("documents to register", () => {
  test("[FOLIO-6] are the invoices and credit notes to a GSTIN, with the last day to report them", async () => {
    await aBooking(platform)
    const booking = await aCompanyStay()
    const open = await findOpenEInvoices(platform, owner, august)
    expect(open?.documents).toMatchObject([
      {
        kind: "invoice",
        number: "INV/2627/000001",
        businessDate: "2026-08-03",
        reportBy: "2026-09-02",
        missing: [],
      },
      {
        kind: "credit-note",
        number: "CRN/2627/000001",
        buyer: aCompany.name,
        bookingId: booking.id,
        isLate: false,
      },
    ])
    const [invoice, note] = await fileOf()
    expect(invoice?.DocDtls).toEqual({ Typ: "INV", No: "INV/2627/000001", Dt: "03/08/2026" })
    expect(invoice?.BuyerDtls).toMatchObject({ Gstin: aCompany.gstin, Pin: 400_021, Stcd: "27", Pos: "07" })
    expect(note?.RefDtls?.PrecDocDtls).toEqual([{ InvNo: "INV/2627/000001", InvDt: "03/08/2026" }])
    expect(note?.ValDtls).toMatchObject({ TotInvVal: 1180.1 })
    platform.moveTo("2026-09-03T06:30:00Z")
    expect((await findOpenEInvoices(platform, owner, august))?.documents.map(({ isLate }) => isLate)).toEqual(
      [true, true],
    )
  })

  test("an incomplete one is not in the file until its booking has the PIN code", async () => {
    const company = { ...aCompany, address: "14 Nariman Road, Mumbai" }
    const { id: bookingId } = await aCompanyStay(company)
    const open = await findOpenEInvoices(platform, owner, august)
    expect(open?.documents[0]?.missing).toEqual(["The address has no PIN code"])
    expect(await fileOf()).toEqual([])
    valueOf(await changeCompany(platform, owner, { bookingId, company: aCompany }))
    expect((await fileOf()).map(({ BuyerDtls }) => BuyerDtls.Pin)).toEqual([400_021, 400_021])
  })

  test("are listed on the home page from the 25th to the 90th day", async () => {
    await aCompanyStay()
    const late = async (instant: string) => {
      platform.moveTo(instant)
      return (await listLateEInvoices(platform, owner, 6))?.count
    }
    expect(await late("2026-08-28T06:30:00Z")).toBe(0)
    expect(await late("2026-08-29T06:30:00Z")).toBe(2)
    expect(await late("2026-11-02T06:30:00Z")).toBe(0)
  })

  test("are seen by the owner only, and by nobody while the hotel registers none", async () => {
    const { id } = await aCompanyStay()
    const off = { ...platform, config: { ...platform.config, eInvoices: null } }
    for (const role of roles) {
      const actor = staffAs(role)
      const isOwner = role === "owner"
      expect((await findOpenEInvoices(platform, actor, august)) !== null).toBe(isOwner)
      expect((await findEInvoiceFile(platform, actor, august)) !== null).toBe(isOwner)
      expect((await listLateEInvoices(platform, actor, 6)) !== null).toBe(isOwner)
      expect(await recordEInvoices(platform, actor, "[]")).toMatchObject({
        refusal: { kind: isOwner ? "wrong-file" : "forbidden" },
      })
      const seesBookings = isOwner || role === "front-desk"
      expect(Object.values(await findIrns(platform, actor, id))).toEqual(seesBookings ? [null, null] : [])
    }
    expect(await findOpenEInvoices(off, owner, august)).toBeNull()
    expect(await findEInvoiceFile(off, owner, august)).toBeNull()
    expect(await listLateEInvoices(off, owner, 6)).toBeNull()
    expect(await recordEInvoices(off, owner, "[]")).toMatchObject({ refusal: { kind: "forbidden" } })
    expect(await findIrns(off, owner, id)).toEqual({})
  })
})

describe("the file of the portal", () => {
  test("[FOLIO-6] records each IRN once, in the audit log too, and a repeat records nothing", async () => {
    const { id } = await aCompanyStay()
    const entries = await entriesOf()
    expect(await record(entries)).toEqual({ ok: true, value: { recorded: 2, known: 0 } })
    expect(await record(entries)).toEqual({ ok: true, value: { recorded: 0, known: 2 } })
    const irns = Object.values(await findIrns(platform, owner, id))
    expect(new Set(irns)).toEqual(new Set(entries.map(({ Irn }) => Irn)))
    expect(await fileOf()).toEqual([])
    const stored = await platform.db.execute(
      `select ack_number as "ackNumber", acknowledged_at as "acknowledgedAt", recorded_by as "recordedBy" from e_invoices limit 1`,
    )
    const recordedBy = userIdOf(owner)
    expect(stored).toEqual([
      { ackNumber: "112610036563143", acknowledgedAt: "2026-07-20T09:00:00.000Z", recordedBy },
    ])
    const audited = await platform.db.execute<{ number: string }>(
      "select after ->> 'number' as number from audit_log where action = 'register-e-invoice' order by 1",
    )
    expect(audited.map(({ number }) => number)).toEqual(["CRN/2627/000001", "INV/2627/000001"])
    await expect(platform.db.execute("update e_invoices set irn = irn")).rejects.toThrow(/append/i)
  })

  test.each([
    ["type", { DocTyp: "INV" }, "the type is INV in the file and CRN here"],
    ["date", { DocDt: "04/08/2026" }, "the date is 04/08/2026 in the file and 03/08/2026 here"],
    [
      "seller",
      { SellerGstin: aCompany.gstin },
      `the GSTIN of the seller is ${aCompany.gstin} in the file and 07AAACV0001V1Z7 here`,
    ],
    [
      "buyer",
      { BuyerGstin: "07AAACV0001V1Z7" },
      `the GSTIN of the buyer is 07AAACV0001V1Z7 in the file and ${aCompany.gstin} here`,
    ],
    ["total", { TotInvVal: 1180 }, "the total is ₹1,180 in the file and ₹1,180.10 here"],
    ["IRN", { Irn: "ab".repeat(32) }, "the IRN is not the one in its signed QR code"],
  ])("with another %s is refused, and nothing of it is stored", async (_, signed, error) => {
    await aCompanyStay()
    expect(await errorsOf(await entriesOf({ signed }))).toEqual([`CRN/2627/000001: ${error}`])
  })

  test("lists every error with its document", async () => {
    await aCompanyStay()
    const [invoice, note] = await entriesOf({ entry: { AckDt: "20/07/2026", AckNo: null, Status: "CNL" } })
    expect(await errorsOf([invoice, note, { Irn: "1" }])).toEqual([
      "CRN/2627/000001: the acknowledgement number is missing",
      "CRN/2627/000001: the acknowledgement date is not of the form 2026-08-31 14:30:00",
      "CRN/2627/000001: its IRN is cancelled",
      "Entry 3: the IRN is not 64 hexadecimal digits",
      "Entry 3: the acknowledgement number is missing",
      "Entry 3: the acknowledgement date is missing",
      "Entry 3: the signed QR code is missing",
    ])
  })

  test("refuses unknown and repeated documents, and an IRN of another one", async () => {
    await aCompanyStay()
    const registered = fileOf()
    const unknown = await entriesOf({ signed: { DocNo: "CRN/2627/000009" } })
    expect(await errorsOf(unknown)).toEqual([
      "CRN/2627/000009: no invoice or credit note to a GSTIN has this number",
    ])
    const [invoice, note] = await entriesOf()
    expect(await errorsOf([invoice, note, note])).toEqual([
      "CRN/2627/000001: it is in the file more than once",
    ])
    const irn = invoice?.Irn
    const stolen = await entriesOf({ signed: { Irn: irn }, entry: { Irn: irn } })
    expect(await errorsOf(stolen)).toEqual([
      "INV/2627/000001: its IRN is in the file more than once",
      "CRN/2627/000001: its IRN is in the file more than once",
    ])
    await record([invoice])
    expect(await record([stolen[1]])).toMatchObject({
      refusal: { errors: ["CRN/2627/000001: its IRN is stored for another document"] },
    })
    const other = { Irn: "cd".repeat(32) }
    const changed = (await registered).map((document) =>
      aPortalEntry(document, { signed: other, entry: other }),
    )
    expect(await record([changed[0]])).toMatchObject({
      refusal: { errors: ["INV/2627/000001: another IRN is stored for it"] },
    })
  })

  test.each([
    "",
    "{}",
    "[]",
    "null",
    "[1]",
    '[{"SignedQRCode":"a.b.c"}]',
    '[{"SignedQRCode":"..."}]',
    '[{"SignedQRCode":7}]',
  ])("%j is refused", async (text) => {
    const outcome = await recordEInvoices(platform, owner, text)
    expect(outcome).toMatchObject({ ok: false, refusal: { kind: "wrong-file" } })
  })

  test.each<[string, Readonly<Record<string, unknown>>, string]>([
    ["a total beyond every sum", { TotInvVal: 1e300 }, "Entry 2: the signed QR code cannot be read"],
    ["a number with U+0000", { DocNo: "CRN/2627/0\u0000" }, "Entry 2: the signed QR code cannot be read"],
    ["markup as a number", { DocNo: "<b>CRN</b>" }, "Entry 2: the signed QR code cannot be read"],
  ])("[SAFE-7] with %s in the signed data is refused", async (_, signed, error) => {
    await aCompanyStay()
    expect(await errorsOf(await entriesOf({ signed }))).toEqual([error])
  })

  test.each<[string, (token: string) => Readonly<Record<string, unknown>>, string]>([
    ["U+0000 in the QR code", (token) => ({ SignedQRCode: `${token}\u0000` }), "is not a JSON web token"],
    ["markup in the QR code", (token) => ({ SignedQRCode: `<i>${token}` }), "is not a JSON web token"],
    ["more text than a QR code holds", (token) => ({ SignedQRCode: token.padEnd(2400, "A") }), "is too long"],
  ])("[SAFE-7] with %s is refused, because the PDF draws it", async (_, entry, error) => {
    await aCompanyStay()
    const { SignedQRCode = "" } = (await entriesOf())[1] ?? {}
    expect(await errorsOf(await entriesOf({ entry: entry(SignedQRCode) }))).toEqual([
      `CRN/2627/000001: the signed QR code ${error}`,
    ])
  })

  test.each(["0000-01-01 00:00:00", "2026-02-31 00:00:00", "2026-08-03 25:00:00"])(
    "[SAFE-7] acknowledged at %s is refused",
    async (AckDt) => {
      await aCompanyStay()
      expect(await errorsOf(await entriesOf({ entry: { AckDt } }))).toEqual([
        "CRN/2627/000001: the acknowledgement date does not exist",
      ])
    },
  )

  test("[SAFE-7] nested deeply, or with keys of the prototype, is refused", async () => {
    const depth = 2_500_000
    for (const text of [
      `${"[".repeat(depth)}${"]".repeat(depth)}`,
      `[${"{},".repeat(depth / 2)}{}]`,
      '[{"__proto__":{"SignedQRCode":"a.e30.c"},"constructor":{"prototype":{"Irn":"1"}}}]',
    ]) {
      const startedAt = performance.now()
      expect(await recordEInvoices(platform, owner, text)).toMatchObject({ refusal: { kind: "wrong-file" } })
      expect(performance.now() - startedAt).toBeLessThan(1000)
    }
    expect(Object.prototype).not.toHaveProperty("SignedQRCode")
  })

  test("needs the signature of the portal where its key is set", async () => {
    await aCompanyStay()
    const strict = {
      ...platform,
      config: { ...platform.config, eInvoices: { portalKey: portalKeys.publicKey } },
    }
    const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 })
    expect(await errorsOf(await entriesOf({ key: privateKey }), strict)).toEqual([
      "CRN/2627/000001: the portal's key did not sign its QR code",
    ])
    expect(await record(await entriesOf(), strict)).toMatchObject({ value: { recorded: 2 } })
  })
})

/** The dark modules of the QR code that a PDF draws: each is one unit square of a path. */
function modulesIn(pdf: Buffer): string[] {
  const text = pdf.toString("latin1")
  const starts = [...text.matchAll(/\/FlateDecode\s*>>\s*stream\r?\n/g)].map(
    ({ index, 0: { length } }) => index + length,
  )
  const pages = starts.map((start) =>
    inflateSync(pdf.subarray(start, text.indexOf("endstream", start))).toString("latin1"),
  )
  const square = /^(\d+) (\d+) m\n(\d+) \2 l\n\3 (\d+) l\n\1 \4 l\nh$/gm
  return pages.flatMap((page) => [...page.matchAll(square)].map(([, x, y]) => `${y},${x}`)).toSorted()
}

test("[FOLIO-6] the PDF of a registered document draws its signed QR code, module for module", async () => {
  await aCompanyStay()
  const pdf = async () => {
    const [row] = await platform.db.execute<{ id: string }>("select id from documents where kind = 'invoice'")
    const file = await findDocumentPdf(platform, owner, row?.id ?? "")
    return Buffer.from(file?.bytes ?? [])
  }
  expect(modulesIn(await pdf())).toEqual([])
  const entries = await entriesOf()
  valueOf(await record(entries))
  const { data } = encode(entries[0]?.SignedQRCode ?? "", { ecc: "M", border: 4 })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${y},${x}`] : [])))
  expect(dark.length).toBeGreaterThan(3000)
  const drawn = await pdf()
  expect(modulesIn(drawn)).toEqual(dark.toSorted())
  expect((await pdf()).equals(drawn)).toBe(true)
})
