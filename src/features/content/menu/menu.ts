import { aeroStagMenu } from "#src/features/content/texts/menu/aero-stag.ts"
import { safarMenu } from "#src/features/content/texts/menu/safar.ts"
import { udaanMenu } from "#src/features/content/texts/menu/udaan.ts"
import { zaikaMenu } from "#src/features/content/texts/menu/zaika.ts"
import { type Money, formatMoney, fromRupees } from "#src/shared/money.ts"

/** As India marks food: a green dot, or a brown triangle for meat, fish and eggs. Drinks carry no mark. */
export type Diet = "veg" | "non-veg" | "drink"

/** The allergens that must be declared by the Indian labelling rules (FSSAI, 2020). */
export const allergenNames = {
  G: "gluten",
  M: "milk",
  E: "egg",
  F: "fish",
  C: "shellfish",
  N: "nuts and peanuts",
  S: "soya",
  U: "sulphites",
} as const

type Allergen = keyof typeof allergenNames

/** A dish in the menu's source text. */
export type MenuEntry = {
  readonly name: string
  readonly about: string
  readonly rupees: number
  readonly diet: Diet
  /** From 1 (mild) to 3 (hot). */
  readonly spice?: 1 | 2 | 3
  /** Keys of `allergenNames`. */
  readonly allergens?: string
}

export type MenuCourse = {
  readonly name: string
  readonly note?: string
  readonly entries: readonly MenuEntry[]
}

export type OutletMenu = {
  readonly id: string
  readonly name: string
  readonly line: string
  readonly courses: readonly MenuCourse[]
}

/** The one menu, for the page and for the PDF (DINE-3). */
export const menu: readonly OutletMenu[] = [udaanMenu, safarMenu, aeroStagMenu, zaikaMenu]

export const menuNotes = [
  "Prices are in Indian rupees and include all taxes. We add no service charge.",
  "Please tell us of any allergy: every kitchen here handles nuts, milk, gluten and shellfish.",
  "Alcohol is served to guests of 25 years and above, as the law of Delhi asks, and not on dry days.",
] as const

const priceOf = ({ rupees }: MenuEntry): Money => fromRupees(rupees)

export const formatMenuPrice = (entry: MenuEntry): string => formatMoney(priceOf(entry))

/** The names of a dish's allergens, in the order of the key. */
export const allergensOf = ({ allergens = "" }: MenuEntry): string[] =>
  (Object.keys(allergenNames) as Allergen[])
    .filter((allergen) => allergens.includes(allergen))
    .map((allergen) => allergenNames[allergen])

const spiceNames = { 1: "warm", 2: "spiced", 3: "hot" } as const

export const formatSpice = ({ spice }: MenuEntry): string | null => (spice ? spiceNames[spice] : null)
