import { execFileSync } from "node:child_process"
import { fileURLToPath } from "node:url"
import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { addDays, calendarDateOf } from "#src/shared/calendar-date.ts"
import { createCalendarFile } from "./calendar-file.ts"
import { aBookingForEmail, aGuest } from "#src/features/booking-emails/booking-emails.factory.ts"

const now = new Date("2026-07-01T06:30:00.000Z")
const origin = "https://vimana.example"
const request = { method: "REQUEST", sequence: 1, now, origin } as const

const unfold = (file: string): string[] => file.replaceAll("\r\n ", "").split("\r\n").slice(0, -1)

/** The lines of a file by name, without parameters. */
const propertiesOf = (file: string): Map<string, string> =>
  new Map(unfold(file).map((line) => [line.split(/[;:]/, 1)[0] ?? "", line]))

const octets = (text: string): number => new TextEncoder().encode(text).length

/** Reads a text value as a calendar does. */
const unescape = (value: string): string =>
  value.replaceAll(/\\([\\;,nN])/g, (_, character: string) => (/n/i.test(character) ? "\n" : character))

const anyText = fc.string({ unit: "binary", maxLength: 200 })

describe("the calendar file of a booking", () => {
  test("[BOOK-5] says when and where the stay is", () => {
    const file = createCalendarFile(aBookingForEmail(), request)
    const properties = propertiesOf(file)
    expect(properties.get("DTSTART")).toBe("DTSTART;VALUE=DATE:20261224")
    expect(properties.get("DTEND")).toBe("DTEND;VALUE=DATE:20261227")
    expect(properties.get("DTSTAMP")).toBe("DTSTAMP:20260701T063000Z")
    expect(properties.get("LOCATION")).toBe(
      String.raw`LOCATION:Vimana New Delhi\, Asset 12\, Hospitality District\, Aerocity\, New Delhi 110037\, India`,
    )
    expect(properties.get("DESCRIPTION")).toContain(String.raw`Arrive: Thu 24 Dec 2026\, from 2:00 pm\n`)
    expect(properties.get("SUMMARY")).toBe("SUMMARY:Vimana New Delhi: Courtyard Deluxe Room")
  })

  test("[BOOK-5] leads to the map and to the guest's bookings, by addresses that may be shared", () => {
    const properties = propertiesOf(createCalendarFile(aBookingForEmail(), request))
    expect(properties.get("GEO")).toBe("GEO:28.5491;77.1214")
    expect(properties.get("URL")).toBe("URL;VALUE=URI:https://vimana.example/user-booking")
    const hindi = propertiesOf(createCalendarFile(aBookingForEmail({ language: "hi" }), request))
    expect(hindi.get("URL")).toBe("URL;VALUE=URI:https://vimana.example/hi/user-booking")
  })

  test("[GUEST-8] a day room stands in the calendar with its hours", () => {
    const dayRoom = { startsAt: "2026-12-25T09:00", hours: 6 } as const
    const properties = propertiesOf(createCalendarFile(aBookingForEmail({ dayRoom }), request))
    expect(properties.get("DTSTART")).toBe("DTSTART:20261225T033000Z")
    expect(properties.get("DTEND")).toBe("DTEND:20261225T093000Z")
    expect(properties.get("DESCRIPTION")).toContain(String.raw`Arrive: Fri 25 Dec 2026\, 9:00 am\n`)
    expect(properties.get("DESCRIPTION")).toContain("for 6 hours")
  })

  test("[BOOK-5] a file that the guest saves invites nobody", () => {
    const file = createCalendarFile(aBookingForEmail(), { ...request, method: "PUBLISH" })
    const properties = propertiesOf(file)
    expect(properties.get("METHOD")).toBe("METHOD:PUBLISH")
    expect(properties.has("ORGANIZER")).toBe(true)
    expect(properties.has("ATTENDEE")).toBe(false)
    expect(properties.get("STATUS")).toBe("STATUS:CONFIRMED")
    expect(propertiesOf(createCalendarFile(aBookingForEmail(), request)).has("ATTENDEE")).toBe(true)
  })

  test("[L-26] a cancelled booking ends its calendar entry", () => {
    const booking = aBookingForEmail()
    const first = propertiesOf(createCalendarFile(booking, request))
    const last = propertiesOf(createCalendarFile(booking, { ...request, method: "CANCEL", sequence: 2 }))
    expect([first.get("METHOD"), last.get("METHOD")]).toEqual(["METHOD:REQUEST", "METHOD:CANCEL"])
    expect([first.get("STATUS"), last.get("STATUS")]).toEqual(["STATUS:CONFIRMED", "STATUS:CANCELLED"])
    expect([first.get("SEQUENCE"), last.get("SEQUENCE")]).toEqual(["SEQUENCE:1", "SEQUENCE:2"])
    expect(last.get("UID")).toBe(first.get("UID"))
    expect(last.get("ORGANIZER")).toBe(first.get("ORGANIZER"))
  })

  test("[L-26] the entry keeps its name when dates, room and guest change", () => {
    const uid = propertiesOf(createCalendarFile(aBookingForEmail(), request)).get("UID")
    const changed = aBookingForEmail({
      checkIn: calendarDateOf("2027-01-04"),
      checkOut: calendarDateOf("2027-01-05"),
      roomName: "Runway Suite",
      guest: { ...aGuest, name: "Arjun Mehta" },
      version: 9,
    })
    expect(propertiesOf(createCalendarFile(changed, { ...request, sequence: 9 })).get("UID")).toBe(uid)
  })

  test("[L-15] holds the dates of the booking, the last of them exclusive", () => {
    const start = fc.integer({ min: 0, max: 800 }).map((days) => addDays(calendarDateOf("2026-01-01"), days))
    fc.assert(
      fc.property(start, fc.integer({ min: 1, max: 30 }), (checkIn, nights) => {
        const checkOut = addDays(checkIn, nights)
        const file = createCalendarFile(aBookingForEmail({ checkIn, checkOut }), request)
        const properties = propertiesOf(file)
        expect(properties.get("DTSTART")).toBe(`DTSTART;VALUE=DATE:${checkIn.replaceAll("-", "")}`)
        expect(properties.get("DTEND")).toBe(`DTEND;VALUE=DATE:${checkOut.replaceAll("-", "")}`)
      }),
    )
  })

  test("[L-15] is the same in every time zone of the machine", () => {
    const here = (name: string) => JSON.stringify(fileURLToPath(new URL(name, import.meta.url)))
    const script = `
      const { createCalendarFile } = await import(${here("./calendar-file.ts")})
      const { aBookingForEmail } = await import(${here("../booking-emails/booking-emails.factory.ts")})
      const now = new Date("${now.toISOString()}")
      process.stdout.write(createCalendarFile(aBookingForEmail(), { method: "REQUEST", sequence: 1, now, origin: "${origin}" }))`
    const fileIn = (zone: string) =>
      execFileSync(process.execPath, ["--input-type=module", "--eval", script], {
        env: { ...process.env, TZ: zone, NODE_OPTIONS: "" },
        encoding: "utf8",
      })
    const expected = createCalendarFile(aBookingForEmail(), request)
    for (const zone of ["Pacific/Kiritimati", "Pacific/Pago_Pago", "Asia/Kolkata"]) {
      expect(fileIn(zone)).toBe(expected)
    }
  })

  test("a guest's name cannot write lines of its own", () => {
    fc.assert(
      fc.property(anyText, anyText, (name, roomName) => {
        const file = createCalendarFile(aBookingForEmail({ guest: { ...aGuest, name }, roomName }), request)
        expect(unfold(file)).toHaveLength(24)
        expect(file.endsWith("END:VEVENT\r\nEND:VCALENDAR\r\n")).toBe(true)
      }),
    )
    const guest = { ...aGuest, name: 'Meera"\r\nATTENDEE:mailto:all@example.in' }
    const attendee = propertiesOf(createCalendarFile(aBookingForEmail({ guest }), request)).get("ATTENDEE")
    expect(attendee).toBe(
      `ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE;CN="Meera' ATTENDEE:mailto:all@example.in":MAILTO:meera@example.in`,
    )
  })
})

// No regular expression: its lines also end at U+2028, which a name may contain.
const descriptionIn = (file: string): string =>
  unfold(file)
    .find((line) => line.startsWith("DESCRIPTION:"))
    ?.slice("DESCRIPTION:".length) ?? ""

describe("the lines of a calendar file", () => {
  test("have at most 75 octets, and fold only between characters", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 400 }), (roomName) => {
        const file = createCalendarFile(aBookingForEmail({ roomName }), request)
        for (const line of file.split("\r\n")) {
          expect(octets(line)).toBeLessThanOrEqual(75)
          expect(line.isWellFormed()).toBe(true)
        }
        expect(unescape(descriptionIn(file))).toContain(roomName)
      }),
      { examples: [["\u2028"]] },
    )
  })

  test("of 74 octets stay whole, and one octet more makes two", () => {
    const summaryOf = (roomName: string) =>
      /^SUMMARY:(?:.|\r\n )*/m.exec(createCalendarFile(aBookingForEmail({ roomName }), request))?.[0]
    const start = "SUMMARY:Vimana New Delhi: "
    const room = "x".repeat(74 - start.length)
    expect(summaryOf(room)).toBe(`${start}${room}`)
    expect(summaryOf(`${room}x`)).toBe(`${start}${room}\r\n x`)
    expect(summaryOf(`${room.slice(2)}₹`)).toBe(`${start}${room.slice(2)}\r\n ₹`)
  })
})

describe("text in a calendar file", () => {
  test("is read back as it was written, without control characters", () => {
    fc.assert(
      fc.property(anyText, (roomName) => {
        const file = createCalendarFile(aBookingForEmail({ roomName }), request)
        const expected = roomName
          .replaceAll(/\r\n?/g, "\n")
          .replaceAll(/[^\P{Cc}\n\t]/gu, "")
          .toWellFormed()
        expect(unescape(descriptionIn(file))).toContain(expected)
        expect(file.replaceAll("\r\n", "")).not.toMatch(/[^\P{Cc}\t]/u)
      }),
    )
  })

  test("escapes what the format uses itself", () => {
    const file = createCalendarFile(aBookingForEmail({ roomName: "a\\b;c,d\r\ne\nf\rg" }), request)
    expect(propertiesOf(file).get("SUMMARY")).toBe(String.raw`SUMMARY:Vimana New Delhi: a\\b\;c\,d\ne\nf\ng`)
  })
})
