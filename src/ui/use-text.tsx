import { cloneElement, createContext, type ReactElement, use } from "react"
import { english, type Translate } from "#src/shared/language/translate.ts"

/** The language of the page; set by the root. */
export const TextContext = createContext<Translate>(english)

/** `const t = useText()`, then `t("Choose your dates")`. */
export const useText = (): Translate => use(TextContext)

/** Names the texts of a part that only the browser renders, so that they come with the page (decision 094). */
export function useLaterTexts(texts: readonly string[]): void {
  const t = useText()
  for (const text of texts) t(text)
}

type TextProps = {
  /** A whole sentence with marked parts: "Read our <link>privacy policy</link>." */
  text: string
  values?: Readonly<Record<string, string | number>>
  /** The element for each mark, which gets the marked text as children: `{{ link: <Link to="/privacypolicy" /> }}`. */
  parts: Readonly<Record<string, ReactElement>>
}

/** A sentence with elements inside, which a translation may move. */
export function Text({ text, values, parts }: TextProps) {
  const pieces = useText()(text, values).split(/<(\w+)>(.*?)<\/\1>/s)
  // Plain text, the name of a mark and its text alternate.
  return pieces.map((piece, index) => {
    const part = index % 3 === 1 && parts[piece]
    if (part) return cloneElement(part, { key: index }, pieces[index + 1])
    return index % 3 === 0 ? piece : null
  })
}
