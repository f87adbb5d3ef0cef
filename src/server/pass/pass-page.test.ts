import { expect, test } from "vitest"
import { aBookingForEmail, aGuest } from "#src/features/booking-emails/booking-emails.factory.ts"
import { createCalendarFile } from "#src/features/documents/calendar-file.ts"
import { fromRupees } from "#src/shared/money.ts"
import { passPage } from "./pass-page.tsx"

const origin = "https://vimana.example"

const price = { price: fromRupees(1500), gstBasisPoints: 500, sac: "996311" }
const extras = [{ ...price, extraId: aGuest.id, name: "Late check-out", unit: "stay" as const, lineId: null }]
const paid = { paymentStatus: "done", transactionId: "pay_Q1" } as const

const bookings = [{}, { extras }, { paymentStatus: "done" as const, extras }, paid, { ...paid, extras }].map(
  (parts) => ({ ...aBookingForEmail({ language: "hi", ...parts }), roomName: "Deluxe Room" }),
)

/** Addresses, names and references. */
const allowed = /[\w-]+@[\w.]+|Meera Krishnaswamy|VM-\w+|pay_Q1/g

const english = (texts: readonly string[]): string[] =>
  texts.filter((text) => /[A-Za-z]{2}/.test(text.replaceAll(allowed, "")))

test("[WORDS-1] [GUEST-6] the pass of a guest who booked in Hindi is in Hindi", () => {
  for (const booking of bookings) {
    const page = passPage(booking, origin)
    const seen = page.replaceAll(/<(style|script)>.*?<\/\1>/gs, "").replaceAll(/<[^>]*>/g, "\n")
    const labels = [...page.matchAll(/(?:aria-label|data-saved)="([^"]*)"/g)].map(([, label]) => label ?? "")
    expect(english([...seen.split("\n"), ...labels])).toEqual([])
    expect(page).toContain('lang="hi-IN"')
    expect(page).toContain('href="/hi/user-booking"')
  }
})

test("[WORDS-1] [BOOK-5] the calendar entry of a guest who booked in Hindi is in Hindi", () => {
  for (const [index, booking] of bookings.entries())
    for (const method of ["REQUEST", "CANCEL"] as const) {
      const file = createCalendarFile(booking, { method, sequence: index, now: new Date(0), origin })
      const texts = file
        .replaceAll("\r\n ", "")
        .split("\r\n")
        .flatMap((line) => /^(?:SUMMARY|DESCRIPTION|LOCATION):(.*)$/.exec(line)?.[1]?.split("\\n") ?? [])
      expect(texts.length).toBeGreaterThan(4)
      expect(english(texts)).toEqual([])
    }
})
