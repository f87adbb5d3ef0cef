import { existsSync } from "node:fs"
import { expect, test } from "vitest"
import { homeAmenities, homeCorporate, homePanels } from "#src/features/content/texts/home.ts"
import { clients } from "#src/features/content/texts/home-clients.ts"
import { homeOffers } from "#src/features/content/texts/home-offers.ts"

const distinct = (values: readonly unknown[]) => new Set(values).size === values.length

test("[HOME-3] there are four panels, each with a title and words of its own", () => {
  expect(homePanels).toHaveLength(4)
  expect(distinct(homePanels.map(({ content }) => content))).toBe(true)
})

test("[HOME-4] there are more offers than the carousel shows at once", () => {
  expect(homeOffers.length).toBeGreaterThan(3)
  expect(distinct(homeOffers.map(({ id }) => id))).toBe(true)
})

test("[HOME-5] each card for companies and occasions leads onward", () => {
  for (const { url, btn } of homeCorporate) {
    expect(url).toMatch(/^\//)
    expect(btn).not.toBe("")
  }
})

test("[HOME-7] fourteen clients, each with a link and a logo that exists", () => {
  expect(clients).toHaveLength(14)
  expect(distinct(clients.map(({ link }) => link))).toBe(true)
  for (const { img } of clients) expect([img, existsSync(`public${img}`)]).toEqual([img, true])
})

test("[HOME-8] the eight amenities, by their names", () => {
  expect(homeAmenities.map(({ title }) => title)).toEqual([
    "Room Service",
    "Pick & Drop",
    "WiFi",
    "Breakfast",
    "Swimming Pool",
    "Parking Space",
    "Wheel Chair",
    "Aero Stag",
  ])
})
