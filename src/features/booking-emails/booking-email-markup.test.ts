import { describe, expect, test } from "vitest"
import { zero } from "#src/shared/money.ts"
import { aGuest } from "./booking-emails.factory.ts"
import { writeEmail } from "./written-emails.factory.ts"

describe("the markup for mail programs", () => {
  const markupOf = (html: string): object =>
    JSON.parse(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? "null")

  test("[FOLIO-9] describes the reservation in the form that Gmail reads", () => {
    expect(markupOf(writeEmail({ kind: "confirmed" }).html)).toMatchObject({
      "@type": "LodgingReservation",
      reservationNumber: "VM-7K2M9QXD",
      reservationStatus: "http://schema.org/ReservationConfirmed",
      underName: { name: "Meera Krishnaswamy" },
      checkinDate: "2026-12-24T14:00:00+05:30",
      checkoutDate: "2026-12-27T12:00:00+05:30",
      numAdults: 2,
      numChildren: 1,
      price: "37500",
      priceCurrency: "INR",
      modifiedTime: "2026-12-01T06:30:00.000Z",
      url: "https://vimana.example/user-booking",
    })
    expect(markupOf(writeEmail({ kind: "confirmed" }, { language: "hi" }).html)).toMatchObject({
      modifyReservationUrl: "https://vimana.example/hi/user-booking",
    })
  })

  test("[FOLIO-9] describes the cancellation, and markup in a guest's name is escaped", () => {
    const guest = { ...aGuest, name: "</script><script>alert(1)</script>" }
    const news = { kind: "cancelled", charge: zero, refund: zero } as const
    expect(markupOf(writeEmail(news, { status: "cancelled", guest }).html)).toMatchObject({
      reservationStatus: "http://schema.org/ReservationCancelled",
      underName: { name: guest.name },
    })
  })
})
