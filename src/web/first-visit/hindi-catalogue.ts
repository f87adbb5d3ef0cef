import { addHindi, findTranslation } from "#src/shared/language/translate.ts"
import { servedTextsId } from "./served-texts.ts"

let noteLoaded = () => {}

/** Resolved when the browser has the whole catalogue. */
export const catalogueLoaded = new Promise<void>((resolve) => {
  noteLoaded = resolve
})

let loading: Promise<void> | undefined

/** Loads the whole catalogue once. If that fails, the next call tries again, and unknown texts stay English. */
export function loadCatalogue(): Promise<void> {
  loading ??= import("#src/shared/hindi/hindi.ts").then(
    () => noteLoaded(),
    () => {
      loading = undefined
    },
  )
  return loading
}

/** Before hydration: takes the texts that came with a Hindi page. A text that is not among them loads the catalogue. */
export function readServedTexts(): void {
  const texts: Record<string, string> = JSON.parse(
    document.getElementById(servedTextsId)?.textContent || "{}",
  )
  addHindi((text) => {
    const found = findTranslation(texts, text)
    if (found === undefined && /[A-Za-z]{2}/.test(text)) void loadCatalogue()
    return found
  })
}
