import { use } from "react"
import { useRouteLoaderData } from "react-router"
import { NonceContext } from "./nonce.ts"
import { structuredText, type Thing } from "./structured-data.ts"

type StructuredDataProps = { of: (origin: string) => Thing | readonly Thing[] }

/** What search engines read beside the page: `<StructuredData of={roomsData(rooms)} />`. */
export function StructuredData({ of: build }: StructuredDataProps) {
  const nonce = use(NonceContext)
  const site = useRouteLoaderData<{ origin: string }>("root")
  if (!site) return null
  return (
    <script
      type="application/ld+json"
      nonce={nonce}
      suppressHydrationWarning
      // oxlint-disable-next-line react/no-danger -- text of our own making, with nothing in it that ends the element
      dangerouslySetInnerHTML={{ __html: structuredText(build(site.origin)) }}
    />
  )
}
