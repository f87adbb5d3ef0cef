import type { Language } from "#src/shared/language/language.ts"
import {
  english,
  findTranslation,
  hindi,
  type Translate,
  translateBy,
} from "#src/shared/language/translate.ts"
import { contentInHindi } from "./content-in-hindi.ts"

// Only the server has this catalogue: loaders send translated texts. A text that staff changed stays English until its
// translation is added here.
const contentHindi = translateBy("hi", (text) => findTranslation(contentInHindi, text) ?? hindi(text))

/** Shows texts of the content, such as those of offers and pictures, in a language. */
export const contentTextIn = (language: Language): Translate => (language === "hi" ? contentHindi : english)
