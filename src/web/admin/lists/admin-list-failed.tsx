import { useEffect } from "react"
import { isRouteErrorResponse, useLocation } from "react-router"
import { useAlert } from "#src/ui/dialogs/dialogs-provider.tsx"
import { EmptyState } from "#src/ui/empty-state.tsx"
import { LinkButton } from "#src/ui/link-button.tsx"
import { AdminPage } from "#src/web/admin/admin-layout-page.tsx"

type TableFailedProps = {
  readonly error: unknown
  readonly title: string
  /** The text that the contract quotes (ADM-8). */
  readonly message: string
}

/** Shows that a list could not be read, in an alert and in the page; the layout handles other errors. */
export function ListLoadFailed({ error, title, message }: TableFailedProps) {
  const alert = useAlert()
  const { pathname } = useLocation()
  const isOther = isRouteErrorResponse(error) && error.status < 500
  useEffect(() => {
    if (!isOther) void alert(message)
  }, [alert, isOther, message])
  if (isOther) throw error
  return (
    <AdminPage title={title}>
      <EmptyState title={message} actions={<LinkButton href={pathname}>Try again</LinkButton>} />
    </AdminPage>
  )
}
