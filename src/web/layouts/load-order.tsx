/* oxlint-disable react/capitalized-calls -- called for what they render, which is changed before it is shown */
import { Children, cloneElement, Fragment, isValidElement, type ReactElement, type ReactNode } from "react"
import { Links, Scripts } from "react-router"

type LinkElement = ReactElement<{
  children?: ReactNode
  rel?: string
  precedence?: string
  fetchPriority?: string
}>

const withLinks = (parts: ReactNode, change: (link: LinkElement) => ReactNode): ReactNode =>
  Children.map(parts, (part) => {
    if (!isValidElement(part)) return part
    const element = part as LinkElement
    if (part.type === Fragment) return <Fragment>{withLinks(element.props.children, change)}</Fragment>
    return part.type === "link" ? change(element) : part
  })

type Part = { nonce: string | undefined }

/** What the head asks for, the stylesheet ahead of the rest: nothing is seen before it is there. */
export const EarlyStyles = ({ nonce }: Part): ReactNode =>
  withLinks(Links({ ...(nonce && { nonce }) }), (link) =>
    link.props.rel === "stylesheet" ? cloneElement(link, { precedence: "site" }) : link,
  )

/** The scripts, fetched behind what is seen: a page is whole without them. */
export const LateScripts = ({ nonce }: Part): ReactNode =>
  withLinks(Scripts({ nonce }), (link) => cloneElement(link, { fetchPriority: "low" }))
