import type { Language } from "#src/shared/language/language.ts"
import {
  english,
  findTranslation,
  hindi,
  type Translate,
  translateBy,
} from "#src/shared/language/translate.ts"
import { contentInHindi } from "./content-in-hindi.ts"

// What only pages of Hindi readers send stays on the server. Texts that staff have changed are English until somebody
// translates them.
const contentHindi = translateBy("hi", (text) => findTranslation(contentInHindi, text) ?? hindi(text))

/** Shows texts of the content, such as those of offers and pictures, in a language. */
export const contentTextIn = (language: Language): Translate => (language === "hi" ? contentHindi : english)
