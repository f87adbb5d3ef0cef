import { removeSubscriber, restoreSubscriber } from "#src/features/enquiries/newsletter/newsletter.service.ts"
import { type Subscriber, subscriberStatusNames } from "#src/features/enquiries/newsletter/subscriber.ts"
import { subscriberList } from "#src/features/enquiries/newsletter/subscribers.list.ts"
import { spamSignNames } from "#src/features/enquiries/spam/spam-sign-names.ts"
import { Badge } from "#src/ui/badge.tsx"
import { staffMessages } from "#src/shared/language/staff-messages.ts"
import type { CellRenderers } from "#src/ui/data-table/table-model.ts"
import { AdminListPage } from "#src/web/admin/lists/admin-list-page.tsx"
import { answerListAction } from "#src/web/admin/lists/admin-list-actions.ts"
import { ListLoadFailed } from "#src/web/admin/lists/admin-list-failed.tsx"
import { loadList } from "#src/web/admin/lists/load-admin-list.ts"
import { answerOrFault } from "#src/web/forms/form-answers.ts"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import { revalidateAfterConflict } from "#src/web/frame/revalidate-after-change.ts"
import type { Route } from "./+types/newsletter"

const title = "Newsletter"

export const meta = () => pageMeta({ title, isPrivate: true })

export const shouldRevalidate = revalidateAfterConflict

export const loader = (args: Route.LoaderArgs) => loadList(args, subscriberList)

export const action = (args: Route.ActionArgs) =>
  answerListAction(args, subscriberList, {
    remove: removeSubscriber,
    restore: restoreSubscriber,
    deleted: staffMessages.deletedRecord,
  })

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(() => serverAction())

const tones = {
  confirmed: "success",
  pending: "info",
  unsubscribed: "neutral",
  spam: "danger",
} as const satisfies Record<Subscriber["status"], string>

const columns: CellRenderers<Subscriber> = {
  status: { render: ({ status }) => <Badge tone={tones[status]}>{subscriberStatusNames[status]}</Badge> },
  suspicion: { render: ({ suspicion }) => suspicion && spamSignNames[suspicion] },
}

const empty = {
  title: staffMessages.empty(title),
  reason: "Whoever subscribes at the foot of a page appears here.",
}

export default function Newsletter(props: Route.ComponentProps) {
  return <AdminListPage {...props} {...{ title, empty, columns }} />
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <ListLoadFailed error={error} title={title} message={staffMessages.newsletterListFailed} />
)
