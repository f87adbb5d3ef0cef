import { auditQuery, type AuditQuery } from "#src/features/audit/audit.schema.ts"
import { listActions, readAuditLog } from "#src/features/audit/audit.service.ts"
import { AuditList } from "#src/features/audit/ui/audit-list.tsx"
import { AuditQuestions } from "#src/features/audit/ui/audit-questions.tsx"
import { messages } from "#src/shared/messages.ts"
import { EmptyState } from "#src/ui/empty-state.tsx"
import { platformContext } from "#src/web/context.ts"
import { requireRight } from "#src/web/guards.ts"
import { historyPath } from "#src/web/admin/admin-history-link.tsx"
import { OlderRows } from "#src/web/admin/admin-layout-older.tsx"
import { AdminPage } from "#src/web/admin/admin-layout-page.tsx"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import type { Route } from "./+types/audit"

const path = "/admin/audit"

export const meta = () => pageMeta({ title: "Audit log", isPrivate: true })

function addressOf(query: AuditQuery, before: number | null): string {
  const asked = Object.entries({ ...query, before }).flatMap(([key, value]) =>
    value === null || value === "" ? [] : [[key, String(value)]],
  )
  return asked.length > 0 ? `${path}?${new URLSearchParams(asked)}` : path
}

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const actor = requireRight(context, url, "audit.see")
  const platform = context.get(platformContext)
  const query = auditQuery.parse(Object.fromEntries(new URL(request.url).searchParams))
  const { entries, nextBefore } = await readAuditLog(platform, actor, query)
  return {
    query,
    entries,
    actions: await listActions(platform, actor),
    older: nextBefore === null ? null : addressOf(query, nextBefore),
    newest: query.before === null ? null : addressOf(query, null),
  }
}

export default function AdminAudit({ loaderData }: Route.ComponentProps) {
  const { query, entries, actions, older, newest } = loaderData
  return (
    <AdminPage title="Audit log" note="who did what, newest first">
      <AuditQuestions key={addressOf(query, null)} query={query} actions={actions} path={path} />
      {entries.length === 0 ? (
        <EmptyState title={messages.admin.empty("Entries")}>
          Every change that the staff make is kept here, and cannot be changed or deleted.
        </EmptyState>
      ) : (
        <AuditList entries={entries} historyOf={historyPath} />
      )}
      <OlderRows older={older} newest={newest} />
    </AdminPage>
  )
}
