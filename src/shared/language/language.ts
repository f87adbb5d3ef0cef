/** The languages of the guest screens (WORDS-1). The address decides: English without a prefix, Hindi under `/hi` (decision 085). */
export type Language = "en" | "hi"

/** Where the pages of a language begin, as the router's basename. */
export const basenames = { en: "/", hi: "/hi" } as const satisfies Record<Language, string>

/** The languages as HTML names them. */
export const tags = { en: "en-IN", hi: "hi-IN" } as const satisfies Record<Language, string>

/**
 * The values of `hreflang` with the language of each address. Who reads neither language gets English, which `en-IN` alone
 * offers to readers in India only.
 */
export const alternates = [
  [tags.en, "en"],
  [tags.hi, "hi"],
  ["x-default", "en"],
] as const satisfies readonly (readonly [string, Language])[]

/**
 * The language of a path and the path without it: '/hi/rooms?view=1' is Hindi and '/rooms?view=1', and '/hi.data', the
 * router's request for the data of the Hindi home page, is Hindi and '/_.data'. The path begins with one slash: two of
 * them begin the address of another site.
 */
export function splitLanguage(path: string): { language: Language; path: string } {
  const rest = /^\/hi(?=[/?#]|$|\.data(?:[?#]|$))[/\\]*(.*)$/s.exec(path)?.[1]
  return rest === undefined
    ? { language: "en", path }
    : { language: "hi", path: `/${rest.replace(/^\.data/, "_.data")}` }
}

/** A page's path as an address of a language, as the router writes it: '/rooms' in Hindi is '/hi/rooms', '/' is '/hi'. */
export const inLanguage = (language: Language, path: string): string =>
  language === "hi" ? `/hi${path.replace(/^\/(?=[?#]|$)/, "")}` : path
