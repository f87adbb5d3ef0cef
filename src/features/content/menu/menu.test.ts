import { describe, expect, it } from "vitest"
import { allergenNames, allergensOf, menu, type MenuEntry, formatMenuPrice, formatSpice } from "./menu.ts"

const aDish = (over: Partial<MenuEntry> = {}): MenuEntry => ({
  name: "Dal Zaika",
  about: "Twelve hours on embers",
  rupees: 545,
  diet: "veg",
  ...over,
})

describe("the menu", () => {
  it("[DINE-3] has a card for each of the four outlets", () => {
    expect(menu.map(({ name }) => name)).toEqual(["Udaan", "Safar", "Aero-Stag", "Zaika"])
  })

  it("[DINE-3] names no dish twice on a card and prices every one", () => {
    for (const card of menu) {
      const entries = card.courses.flatMap(({ entries: dishes }) => dishes)
      expect(new Set(entries.map(({ name }) => name)).size).toBe(entries.length)
      expect(entries.every(({ rupees }) => Number.isInteger(rupees) && rupees > 0)).toBe(true)
    }
  })

  it("[DINE-3] uses only allergens of its own key", () => {
    const used = menu.flatMap(({ courses }) =>
      courses.flatMap(({ entries }) => entries.flatMap((entry) => (entry.allergens ?? "").split(""))),
    )
    expect(used.filter((allergen) => !(allergen in allergenNames))).toEqual([])
  })

  it("[DINE-3] marks whatever holds egg, fish or shellfish as not vegetarian", () => {
    const wrong = menu
      .flatMap(({ courses }) => courses.flatMap(({ entries }) => entries))
      .filter(({ diet, allergens = "" }) => diet === "veg" && /[EFC]/.test(allergens))
    expect(wrong).toEqual([])
  })

  it("[CONST-2] writes prices in rupees with Indian grouping", () => {
    expect(formatMenuPrice(aDish({ rupees: 1250 }))).toBe("₹1,250")
  })

  it("[DINE-3] says allergens and spice in words, and nothing where there is nothing", () => {
    expect(allergensOf(aDish({ allergens: "NM" }))).toEqual(["milk", "nuts and peanuts"])
    expect(allergensOf(aDish())).toEqual([])
    expect(formatSpice(aDish({ spice: 3 }))).toBe("hot")
    expect(formatSpice(aDish())).toBeNull()
  })
})
