import type { ReactNode } from "react"
import { isRouteErrorResponse } from "react-router"
import { messages } from "#src/shared/messages.ts"
import { EmptyState } from "#src/ui/empty-state.tsx"
import { LinkButton } from "#src/ui/link-button.tsx"
import { UnsavedWarning } from "#src/web/forms/unsaved-warning.tsx"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import { HistoryLink } from "./admin-history-link.tsx"
import { AdminPage } from "./admin-layout-page.tsx"

type Back = { readonly to: string; readonly label: string }

type ShownRecord = { readonly id: string; readonly name: string; readonly canSeeHistory: boolean }

/** The head of the page of one record; `record` is null for a new one, and there is no data for an unknown one. */
export const recordMeta = (loaded: { record: { name: string } | null } | undefined, newTitle: string) =>
  pageMeta({ title: loaded ? (loaded.record?.name ?? newTitle) : messages.notFound.title, isPrivate: true })

type RecordPageProps = { record: ShownRecord | null; newTitle: string; back: Back; children: ReactNode }

/** The page that creates a record, or edits an existing one; it asks before unsaved changes are left. */
export const RecordPage = ({ record, newTitle, back, children }: RecordPageProps) => (
  <AdminPage
    title={record?.name ?? newTitle}
    back={back}
    actions={record?.canSeeHistory && <HistoryLink id={record.id} />}
  >
    <UnsavedWarning key={record?.id}>{children}</UnsavedWarning>
  </AdminPage>
)

type NotFoundProps = { error: unknown; back: Back; children: ReactNode }

/**
 * The error boundary of a record's page: says that the record does not exist. Other errors are rethrown to the layout.
 */
export function RecordNotFound({ error, back, children }: NotFoundProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error
  return (
    <AdminPage title={messages.notFound.code} back={back}>
      <EmptyState
        title={messages.notFound.title}
        actions={<LinkButton to={back.to}>{back.label}</LinkButton>}
      >
        {children}
      </EmptyState>
    </AdminPage>
  )
}
