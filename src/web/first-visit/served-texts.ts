import { createContext } from "react"
import { hindi, type Translate, translateBy } from "#src/shared/language/translate.ts"

/** The element of a Hindi page that holds its texts. */
export const servedTextsId = "texts"

const place = `<script type="application/json" id="${servedTextsId}"></script>`

/** Translates while the server renders a Hindi page, and records which texts were used. */
type ServedTexts = {
  readonly t: Translate
  /** The page with its texts by their English, so that its browser needs no catalogue for hydration (decision 094). */
  readonly addTo: (page: string) => string
}

/** Defined only while the server renders a Hindi page. */
export const ServedTextsContext = createContext<ServedTexts | null>(null)

export function collectServedTexts(): ServedTexts {
  const used = new Map<string, string>()
  const t = translateBy("hi", (text) => {
    const found = hindi(text)
    used.set(text, found)
    return found
  })
  return {
    t,
    addTo: (page) => {
      // What has no Latin script is the same in both languages, such as a sum or a text of the content.
      const texts = Object.fromEntries([...used].filter(([text]) => /[A-Za-z]{2}/.test(text)))
      // A `<` could end the element.
      const json = JSON.stringify(texts).replaceAll("<", String.raw`\u003c`)
      return page.replace(place, () => place.replace("><", `>${json}<`))
    },
  }
}
