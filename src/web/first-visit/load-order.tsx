/* oxlint-disable react/capitalized-calls -- called for what they render, which is changed before it is shown */
import { Children, cloneElement, Fragment, isValidElement, type ReactElement, type ReactNode } from "react"
import { Links, Scripts, ScrollRestoration } from "react-router"
import { trackPageUseScript } from "#src/features/content/ui/home/film/page-uses.ts"
import { usePageHandle } from "#src/web/frame/page-handle.ts"
import { noteEarlyPresses } from "./early-presses.ts"
import { markFirstFrame } from "./first-frame.ts"
import { startAfterFirstPaint } from "./start-scripts.ts"

type Part = ReactElement<{
  children?: ReactNode
  rel?: string
  href?: string
  precedence?: string
  type?: string
  fetchPriority?: string
  dangerouslySetInnerHTML?: { __html: string }
}>

/** Changes or removes the elements that React Router renders. */
const mapParts = (parts: ReactNode, change: (part: Part) => ReactNode): ReactNode =>
  Children.map(parts, (part) => {
    if (!isValidElement(part)) return part
    const element = part as Part
    if (part.type === Fragment) return <Fragment>{mapParts(element.props.children, change)}</Fragment>
    return change(element)
  })

type Nonce = { nonce: string | undefined }

/** Records the first frame and the visitor's input while the page still loads. */
export function EarlyUse({ nonce }: Nonce): ReactNode {
  // On hydration the served text stays unchanged.
  const text = import.meta.env.SSR ? `${trackPageUseScript}${noteEarlyPresses}${markFirstFrame}` : ""
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
}

/** Scrolls a reloaded page where it was, before it is shown. */
export const EarlyScroll = ({ nonce }: Nonce): ReactNode =>
  mapParts(ScrollRestoration({ nonce }), (part) =>
    // The browser keeps the served text, and may not set another one when a fault renders the document again.
    import.meta.env.SSR ? part : cloneElement(part, { dangerouslySetInnerHTML: { __html: "" } }),
  )

/** The links of the head, with the stylesheet first: nothing is painted without it. */
export const EarlyStyles = ({ nonce }: Nonce): ReactNode =>
  mapParts(Links({ ...(nonce && { nonce }) }), (part) =>
    part.props.rel === "stylesheet" ? cloneElement(part, { precedence: "site" }) : part,
  )

/** The scripts, after the content: pages work without them. Except on `isUsedAtOnce` pages they wait for the first frame. */
export function LateScripts({ nonce }: Nonce): ReactNode {
  const { isUsedAtOnce } = usePageHandle()
  const preloads: string[] = []
  return mapParts(Scripts({ nonce }), (part) => {
    const { rel, href, type, dangerouslySetInnerHTML: text } = part.props
    if (rel === "modulepreload" && isUsedAtOnce) return cloneElement(part, { fetchPriority: "low" })
    if (rel === "modulepreload") {
      if (href) preloads.push(href)
      return null
    }
    if (!text) return part
    // On hydration the served text stays unchanged.
    if (!import.meta.env.SSR) return cloneElement(part, { dangerouslySetInnerHTML: { __html: "" } })
    if (type !== "module" || isUsedAtOnce) return part
    return cloneElement(part, {
      dangerouslySetInnerHTML: { __html: startAfterFirstPaint(text.__html, preloads) },
    })
  })
}
