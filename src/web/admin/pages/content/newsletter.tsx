import { subscriberList } from "#src/features/enquiries/newsletter/subscribers.list.ts"
import { removeSubscriber, restoreSubscriber } from "#src/features/enquiries/newsletter/newsletter.service.ts"
import type { Subscriber } from "#src/features/enquiries/newsletter/subscriber.ts"
import { subscriberColumns } from "#src/features/enquiries/newsletter/ui/subscriber-columns.tsx"
import { messages } from "#src/shared/messages.ts"
import { platformContext } from "#src/web/context.ts"
import { answerOrFault } from "#src/web/forms/form-answers.ts"
import { requireRight } from "#src/web/guards.ts"
import { AdminAnswerView } from "#src/web/admin/admin-layout-answer.tsx"
import { AdminPage } from "#src/web/admin/admin-layout-page.tsx"
import { answerTableAction } from "#src/web/admin/tables/admin-table-actions.ts"
import { TableFailed } from "#src/web/admin/tables/admin-table-failed.tsx"
import { loadList } from "#src/web/admin/tables/admin-table-reading.ts"
import { AdminTable } from "#src/web/admin/tables/admin-table.tsx"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import type { Route } from "./+types/newsletter"

const title = "Newsletter"

export const meta = () => pageMeta({ title, isPrivate: true })

export const loader = (args: Route.LoaderArgs) => loadList(args, subscriberList)

export function action({ context, request, url }: Route.ActionArgs) {
  const actor = requireRight(context, url, "newsletter.manage")
  const platform = context.get(platformContext)
  return answerTableAction(request, {
    remove: (id) => removeSubscriber(platform, actor, id),
    restore: (id) => restoreSubscriber(platform, actor, id),
    deleted: messages.admin.deletedRecord,
  })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(() => serverAction())

const nameOf = ({ email }: Subscriber): string => email

const empty = {
  title: messages.admin.empty(title),
  reason: "Whoever subscribes at the foot of a page appears here.",
}

export default function Newsletter({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AdminPage title={title}>
      <AdminAnswerView given={actionData} />
      <AdminTable
        listing={loaderData.listing}
        asked={loaderData.asked}
        columns={subscriberColumns}
        nameOf={nameOf}
        canDelete
        empty={empty}
      />
    </AdminPage>
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <TableFailed error={error} title={title} message={messages.admin.newsletterListFailed} />
)
