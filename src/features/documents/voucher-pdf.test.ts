import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { calendarDateOf } from "#src/shared/calendar-date.ts"
import { fromPaise } from "#src/shared/money.ts"
import { aBookingForEmail, aGuest } from "#src/features/booking-emails/booking-emails.factory.ts"
import { aBookedExtra } from "./documents.factory.ts"
import { createVoucherPdf } from "./voucher.service.ts"

const pagesOf = (pdf: Uint8Array): number =>
  Buffer.from(pdf)
    .toString("latin1")
    .match(/\/Type \/Page\b(?!s)/g)?.length ?? 0

describe("the voucher as a PDF", () => {
  test("[BOOK-5] is one page of modest size, with the hotel's faces in it", async () => {
    const pdf = await createVoucherPdf(aBookingForEmail())
    const text = Buffer.from(pdf).toString("latin1")
    expect(text.slice(0, 5)).toBe("%PDF-")
    expect(text.trimEnd().endsWith("%%EOF")).toBe(true)
    expect(text).toMatch(/\/FontName \/\w+\+Figtree/)
    expect(text).toMatch(/\/FontName \/\w+\+CormorantGaramond/)
    expect(pagesOf(pdf)).toBe(1)
    expect(pdf.length).toBeGreaterThan(8_000)
    expect(pdf.length).toBeLessThan(80_000)
  })

  test("is the same, byte for byte, whenever it is made", async () => {
    const [first, second] = [
      await createVoucherPdf(aBookingForEmail()),
      await createVoucherPdf(aBookingForEmail()),
    ]
    expect(Buffer.from(first).equals(Buffer.from(second))).toBe(true)
    const other = await createVoucherPdf(aBookingForEmail({ total: fromPaise(1) }))
    expect(Buffer.from(first).equals(Buffer.from(other))).toBe(false)
  })

  test.each(["en", "hi"] as const)(
    "holds long names, addresses, ten rooms and eight tariffs on its page: %s",
    async (language) => {
      const pdf = await createVoucherPdf(
        aBookingForEmail({
          language,
          party: Array.from({ length: 10 }, () => ({ adults: 2, children: 2 })),
          checkOut: calendarDateOf("2027-01-23"),
          nightRupees: [7_000, 7_000, 7_000, 7_000, 8_500, 8_500, 8_500, 12_500],
          arrival: {
            time: "23:40",
            flight: "AI 302",
            wantsCar: true,
            furtherGuests: "Thiruvengadathan Venkatanarasimha, ".repeat(6).slice(0, 200),
            requests: "",
          },
          extras: [aBookedExtra, aBookedExtra, aBookedExtra],
          roomName: "Presidential Suite with Runway Terrace and Lantern",
          guest: {
            ...aGuest,
            name: "Thiruvengadathan Śrīnivāsaṟaghavan Venkatanarasimha",
            address:
              "Flat 1204, Tower B, Sri Lakshmi Narasimha Residency, Opposite Old Municipal Water Tank, Kempegowda Nagar Extension, 4th Cross, Behind the Government Higher Secondary School, Bengaluru Urban District",
            city: "Thiruvananthapuram Cantonment",
            state: "Andaman and Nicobar Islands",
          },
        }),
      )
      expect(pagesOf(pdf)).toBe(1)
    },
  )

  test("is made for any name, in any script", async () => {
    const names = fc.string({ unit: "grapheme", maxLength: 50 })
    await fc.assert(
      fc.asyncProperty(names, names, async (name, roomName) => {
        const pdf = await createVoucherPdf(aBookingForEmail({ guest: { ...aGuest, name }, roomName }))
        expect(pagesOf(pdf)).toBe(1)
      }),
      {
        numRuns: 15,
        examples: [
          ["मीरा कृष्णस्वामी", ""],
          ["👩‍👩‍👧 李", "‮abc"],
        ],
      },
    )
  })
})
