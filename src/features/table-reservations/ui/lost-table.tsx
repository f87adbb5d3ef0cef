import { isRouteErrorResponse } from "react-router"
import { hotel } from "#src/shared/hotel.ts"
import { messages } from "#src/shared/messages.ts"
import { LinkButton } from "#src/ui/link-button.tsx"
import { PageHeader } from "#src/ui/page-header.tsx"
import { Text } from "#src/ui/use-text.tsx"

/** The pages of a table whose link is wrong or incomplete; other errors are thrown again. */
export function LostTable({ error }: { error: unknown }) {
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error
  return (
    <PageHeader
      title={messages.links.noLongerValid}
      lead={
        <Text
          text="Please call <call>{phone}</call>; we find your table by your name."
          values={{ phone: hotel.events.phone.replaceAll(" ", "\u00a0") }}
          parts={{ call: <a href={hotel.events.href}>{""}</a> }}
        />
      }
      narrow
    >
      <LinkButton to="/query">Reserve a table</LinkButton>
    </PageHeader>
  )
}
