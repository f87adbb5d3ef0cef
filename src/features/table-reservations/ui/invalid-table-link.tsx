import { isRouteErrorResponse } from "react-router"
import { hotel } from "#src/shared/hotel.ts"
import { messages } from "#src/shared/messages.ts"
import { CallText } from "#src/ui/call-text.tsx"
import { LinkButton } from "#src/ui/link-button.tsx"
import { PageHeader } from "#src/ui/page-header.tsx"

/** The pages of a table whose link is wrong or incomplete; other errors are thrown again. */
export function InvalidTableLink({ error }: { error: unknown }) {
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error
  return (
    <PageHeader
      title={messages.links.noLongerValid}
      lead={
        <CallText
          text="Please call <call>{phone}</call>; we find your table by your name."
          line={hotel.events}
        />
      }
      narrow
    >
      <LinkButton to="/query">Reserve a table</LinkButton>
    </PageHeader>
  )
}
