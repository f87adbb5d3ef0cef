import type { Language } from "./language.ts"

type Values = Readonly<Record<string, string | number>>

/** Shows English texts in a language: `t("Rooms")`, `t("{count} of {total}", { count, total })`. */
export type Translate = {
  (text: string, values?: Values): string
  readonly language: Language
  /** `t.plural(nights, { one: "{count} night", other: "{count} nights" })`: both are texts of the catalogue. */
  readonly plural: (count: number, texts: { one: string; other: string }, values?: Values) => string
}

const fill = (text: string, values: Values): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))

/** The entry of a catalogue for any text, also one such as `__proto__`. */
export const findTranslation = (
  catalogue: Readonly<Record<string, string>>,
  text: string,
): string | undefined => (Object.hasOwn(catalogue, text) ? catalogue[text] : undefined)

/** A translator by what a catalogue has for a text; texts that it does not know stay English. */
export function translateBy(language: Language, find: (text: string) => string | undefined): Translate {
  const t = (text: string, values?: Values): string => {
    const found = find(text) ?? text
    return values ? fill(found, values) : found
  }
  const plural: Translate["plural"] = (count, { one, other }, values) =>
    t(count === 1 ? one : other, { count, ...values })
  return Object.assign(t, { language, plural })
}

/** Texts as they are written. */
export const english = translateBy("en", () => undefined)

let findHindi: (text: string) => string | undefined = () => undefined

/** Called once by the Hindi catalogue when it is loaded: at once by the server, by a browser only for Hindi pages. */
export function addHindi(find: (text: string) => string | undefined): void {
  findHindi = find
}

/** Texts in Hindi, once the catalogue is loaded. */
export const hindi = translateBy("hi", (text) => findHindi(text))

export const textIn = (language: Language): Translate => (language === "hi" ? hindi : english)
