import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from "react"
import { Meta, useRouteLoaderData } from "react-router"
import { alternates, inLanguage, type Language, tags } from "#src/shared/language/language.ts"
import { useScreenText } from "#src/ui/screen-text.ts"
import { useText } from "#src/ui/use-text.tsx"
import type { loader } from "#src/web/root.tsx"

/** As Open Graph names a language: en_IN. */
const localeOf = (language: Language): string => tags[language].replace("-", "_")

type Part = ReactElement<Record<string, unknown>>

/**
 * The `meta` of pages, translated into the language of the page and with absolute URLs. The parts of a title,
 * 'Rooms | Vimana New Delhi', are translated one by one.
 */
export function PageMeta() {
  const t = useText()
  const shown = useScreenText()
  const { origin = "", edition } = useRouteLoaderData<typeof loader>("root") ?? {}
  const hrefOf = (language: Language, path: string) => origin + inLanguage(language, path)
  const textOf = (text: string) =>
    text
      .split(" | ")
      .map((part) => shown(part))
      .join(" | ")
  const shownIn = ({ type, props }: Part): Record<string, unknown> | null => {
    if (type === "title") return { children: textOf(String(props.children)) }
    const address = type === "link" ? "href" : "content"
    const text = props[address]
    if (typeof text !== "string") return null
    if (!text.startsWith("/")) return { [address]: textOf(text) }
    const isPage = type === "link" || props["property"] === "og:url"
    return { [address]: hrefOf(isPage ? t.language : "en", text) }
  }
  // oxlint-disable-next-line react/capitalized-calls -- called for what it renders, which is changed before it is shown
  const { children } = (Meta() as ReactElement<{ children: ReactNode }>).props
  return Children.map(children, (child) => {
    if (!isValidElement(child)) return child
    const part = child as Part
    const inPageLanguage = cloneElement(part, shownIn(part) ?? {})
    const { rel, href } = part.props
    if (rel !== "canonical" || edition === "specification") return inPageLanguage
    return (
      <>
        {inPageLanguage}
        <meta property="og:locale:alternate" content={localeOf(t.language === "en" ? "hi" : "en")} />
        {alternates.map(([hrefLang, language]) => (
          <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={hrefOf(language, String(href))} />
        ))}
      </>
    )
  })
}
