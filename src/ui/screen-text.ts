import { createContext, use, useCallback } from "react"
import { type Edition, screenText } from "#src/shared/language/screen-text.ts"
import { useText } from "./use-text.tsx"

/** Which edition of the quoted texts this site shows (WORDS-1); set by the root of the page. */
export const EditionContext = createContext<Edition>("edited")

/** A quoted text within other content. */
export const ScreenText = ({ text }: { text: string }): string => useScreenText()(text)

/**
 * `const shown = useScreenText()`, then `shown(messages.booking.thankYou)`: a text of the contract in the edition and the
 * language of the page. What is not a text passes unchanged.
 */
export function useScreenText(): <T>(text: T) => T | string {
  const edition = use(EditionContext)
  const t = useText()
  return useCallback((text) => (typeof text === "string" ? t(screenText(edition, text)) : text), [edition, t])
}
