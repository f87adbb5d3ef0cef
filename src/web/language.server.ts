import type { RouterContextProvider } from "react-router"
import { contentTextIn } from "#src/features/content/hindi/content-text.ts"
import type { Translate } from "#src/shared/language/translate.ts"
import { languageContext } from "./context.ts"

/** For loaders: `t` for texts of the content, such as those of offers and pictures. */
export const contentTextOf = (context: Readonly<RouterContextProvider>): Translate =>
  contentTextIn(context.get(languageContext))

/**
 * A copy of a page's data with the named fields translated, at any depth: texts and lists of texts. Name only fields of the
 * content: what guests have typed is shown as it is.
 */
export function translateFields<T>(t: Translate, fields: readonly string[], data: T): T {
  if (t.language === "en") return data
  const copy = (value: unknown, isText: boolean): unknown => {
    if (typeof value === "string") return isText ? t(value) : value
    if (Array.isArray(value)) return value.map((one) => copy(one, isText))
    if (typeof value !== "object" || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [key, copy(one, fields.includes(key))]),
    )
  }
  return copy(data, false) as T
}
