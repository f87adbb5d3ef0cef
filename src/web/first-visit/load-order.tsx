/* oxlint-disable react/capitalized-calls -- called for what they render, which is changed before it is shown */
import { Children, cloneElement, Fragment, isValidElement, type ReactElement, type ReactNode } from "react"
import { Links, Scripts } from "react-router"
import { usePageHandle } from "#src/web/frame/page-handle.ts"
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

/** The elements of what React Router renders, each changed or left out. */
const withParts = (parts: ReactNode, change: (part: Part) => ReactNode): ReactNode =>
  Children.map(parts, (part) => {
    if (!isValidElement(part)) return part
    const element = part as Part
    if (part.type === Fragment) return <Fragment>{withParts(element.props.children, change)}</Fragment>
    return change(element)
  })

type Nonce = { nonce: string | undefined }

/** What the head asks for, the stylesheet ahead of the rest: nothing is seen before it is there. */
export const EarlyStyles = ({ nonce }: Nonce): ReactNode =>
  withParts(Links({ ...(nonce && { nonce }) }), (part) =>
    part.props.rel === "stylesheet" ? cloneElement(part, { precedence: "site" }) : part,
  )

/** The scripts, behind what is seen: a page is whole without them. Where it is seen first, they wait for its first frame. */
export function LateScripts({ nonce }: Nonce): ReactNode {
  const { isSeenFirst } = usePageHandle()
  const ahead: string[] = []
  return withParts(Scripts({ nonce }), (part) => {
    const { rel, href, type, dangerouslySetInnerHTML: text } = part.props
    if (rel === "modulepreload" && !isSeenFirst) return cloneElement(part, { fetchPriority: "low" })
    if (rel === "modulepreload") {
      if (href) ahead.push(href)
      return null
    }
    // In the browser its text stays as it came.
    if (!import.meta.env.SSR || !isSeenFirst || type !== "module" || !text) return part
    return cloneElement(part, {
      dangerouslySetInnerHTML: { __html: startAfterFirstPaint(text.__html, ahead) },
    })
  })
}
