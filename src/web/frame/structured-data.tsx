import { use } from "react"
import { NonceContext } from "#src/web/nonce.ts"
import { structuredText, type Thing } from "./structured-data.ts"
import { StructureContext } from "./structure-context.ts"

const type = "application/ld+json"

/** In the browser: an empty text if the page came with structured data. Hydration keeps the element as it was served. */
const textOfPage = (): string | undefined =>
  typeof document !== "undefined" && document.querySelector(`script[type="${type}"]`) ? "" : undefined

const textOf = (things: readonly Thing[] | undefined): string | undefined =>
  things && things.length > 0 ? structuredText(things) : undefined

/** The structured data for search engines, which the loaders added with `describePage`. */
export function StructuredData() {
  const nonce = use(NonceContext)
  const text = textOf(use(StructureContext)) ?? textOfPage()
  if (text === undefined) return null
  // oxlint-disable-next-line react/no-danger -- text of our own making, with nothing in it that ends the element
  return (
    <script type={type} nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
  )
}
