/**
 * Two editions of the texts that the contract quotes (WORDS-1). The API, the code and the tests always use the
 * specification's text. Screens translate it when they show it, as gettext does, unless COPY=specification is set.
 */
export const editions = ["edited", "specification"] as const
export type Edition = (typeof editions)[number]

/** The edited text for a text of the specification; undefined when there is none. */
type EditedText = (text: string) => string | undefined

const catalogues: EditedText[] = []

/** Called once by each message catalogue when it is loaded; a first visit loads only the few texts that it may show. */
export function addEditedTexts(find: EditedText): void {
  catalogues.push(find)
}

/** What screens of an edition show for a text. Texts that are in no catalogue stay as they are. */
export function screenText(edition: Edition, text: string): string {
  if (edition === "specification") return text
  for (const find of catalogues) {
    const edited = find(text)
    if (edited !== undefined) return edited
  }
  return text
}
