import { globSync, readFileSync } from "node:fs"
import { describe, expect, test } from "vitest"
import { eventSpaces } from "#src/features/content/texts/corporate.ts"
import { outlets } from "#src/features/content/texts/outlets.ts"
import { seedRoomTypes } from "#database/seed/room-types.ts"
import { hotel } from "#src/shared/hotel.ts"
import pictures from "../artwork/pictures.json" with { type: "json" }

/** Every source of text that a guest reads. */
const texts = globSync([
  "database/seed/**/*.ts",
  "src/shared/*.ts",
  "src/{web,ui,features}/**/*.{ts,tsx}",
  "src/server/*.ts",
  "artwork/pictures.json",
])
  .filter((file) => !/\.test\.tsx?$|\.factory\.ts$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, "utf8") }))

const filesWith = (pattern: RegExp): string[] =>
  texts.filter(({ text }) => pattern.test(text)).map(({ file }) => file)

const captionAndAlt = (id: string): string => {
  const picture = pictures.find((candidate) => candidate.id === id)
  return `${picture?.caption} ${picture?.alt}`
}

describe("the facts of the hotel are the same in every text", () => {
  test("[DINE-1] [HOME-8] the restaurant is Aero-Stag; only the amenity's title has a space", () => {
    expect(filesWith(/Aero Stag|AeroStag\b|Aerostag/).toSorted()).toEqual([
      "src/features/content/hindi/home.ts",
      "src/features/content/texts/home.ts",
    ])
    const home = texts.find(({ file }) => file === "src/features/content/texts/home.ts")?.text ?? ""
    expect(home.match(/Aero Stag/g)).toHaveLength(1)
  })

  test("[NAV-1] [BLOG-1] the blog has one name", () => {
    expect(filesWith(/journal/i)).toEqual([])
  })

  test("[CONST-4] [CONST-6] a time of day is written by formatTime, except in the two texts that the contract quotes", () => {
    const quoted = /07:00 AM - 11:00 PM|9:00 am to 6:00 pm/g
    // Machine times: arguments of formatTime, the settings of the hotel, examples in comments.
    const machine =
      /formatTime\("\d\d:\d\d"\)|(checkInTime|checkOutTime|diningOpens|diningCloses|utcOffset): "\+?\d\d:\d\d"/g
    const withTime = texts
      .filter(({ file }) => /^database|^src\/web|^src\/features\/.*\/ui\/|hotel\.ts$/.test(file))
      .map(({ file, text }) => ({
        file,
        text: text
          .replace(/\/\*\*.*\*\/|^\s*\/\/.*$/gm, "")
          .replace(quoted, "")
          .replace(machine, ""),
      }))
      .filter(({ file }) => !file.startsWith("database/seed/large"))
      .filter(({ text }) => /(?<![\d:])([01]?\d|2[0-3]):[0-5]\d(?![\d:])|\d ?(am|pm|AM|PM)\b/.test(text))
      .map(({ file }) => file)
    expect(withTime).toEqual([])
    expect(filesWith(/(?<!T\$)\{hotel\.check(In|Out)Time\}/)).toEqual([])
  })

  test("[DINE-1] no text serves breakfast at a table before the restaurants open", () => {
    expect(filesWith(/half past (four|five|six)/)).toEqual([])
  })

  test("[CONST-6] the rule for changing dates stands in one file", () => {
    expect(filesWith(/[Dd]ates (of a booking )?can be changed/)).toEqual(["src/shared/date-change-text.ts"])
  })
})

describe("the texts agree with the numbers and the pictures", () => {
  test("[CONST-4] 100 rooms and suites, four restaurants, three event spaces", () => {
    expect(seedRoomTypes.reduce((sum, { stock }) => sum + stock, 0)).toBe(hotel.roomsAndSuites)
    expect(outlets.map(({ name }) => name)).toEqual(["Udaan", "Safar", "Aero-Stag", "Zaika"])
    expect(eventSpaces).toHaveLength(3)
  })

  test.each(seedRoomTypes.map((room) => [room.name, room] as const))(
    "[ROOMS-2] the %s has the view and the bed that its pictures show",
    (_, room) => {
      const shown = room.pictures.map(captionAndAlt).join(" ").toLowerCase()
      expect(shown).toContain(room.view.toLowerCase())
      expect(shown).toContain("king bed")
      expect(room.bed).toMatch(/^King/)
      expect(shown.includes("single beds")).toBe(room.bed.includes("single beds"))
    },
  )

  test("[ROOMS-2] nothing is described that the pictures contradict", () => {
    const contradicted =
      /Courtyard"|two bedrooms|door between|sky on two sides|corner of the hotel|dining table for four|two armchairs turned|shelf under the window|coffered|gilt fans|in the round|boardroom for fourteen|fourteen armchairs/i
    expect(filesWith(contradicted)).toEqual([])
  })
})
