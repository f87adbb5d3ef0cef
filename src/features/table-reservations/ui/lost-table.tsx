import { isRouteErrorResponse } from "react-router"
import { hotel } from "#src/shared/hotel.ts"
import { messages } from "#src/shared/messages.ts"
import { LinkButton } from "#src/ui/link-button.tsx"
import { PageHeader } from "#src/ui/page-header.tsx"
import { useText } from "#src/ui/use-text.tsx"

/** The pages of a table whose link is wrong or incomplete; other errors are thrown again. */
export function LostTable({ error }: { error: unknown }) {
  const t = useText()
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error
  return (
    <PageHeader
      title={messages.links.noLongerValid}
      lead={t("Please call {phone}; we find your table by your name.", { phone: hotel.events.phone })}
      narrow
    >
      <LinkButton to="/query">Reserve a table</LinkButton>
    </PageHeader>
  )
}
