import { userList } from "#src/features/accounts/list/users.list.ts"
import type { Account } from "#src/features/accounts/account.ts"
import { removeUser, restoreUser } from "#src/features/accounts/accounts.service.ts"
import { userColumns } from "#src/features/accounts/ui/user-columns.tsx"
import { messages } from "#src/shared/messages.ts"
import { hasRight } from "#src/shared/staff-rights.ts"
import { actorContext, platformContext } from "#src/web/context.ts"
import { answerOrFault } from "#src/web/forms/form-answers.ts"
import { requireRight } from "#src/web/guards.ts"
import { AdminAnswerView } from "#src/web/admin/admin-layout-answer.tsx"
import { AdminPage } from "#src/web/admin/admin-layout-page.tsx"
import { answerTableAction } from "#src/web/admin/tables/admin-table-actions.ts"
import { loadList } from "#src/web/admin/tables/admin-table-reading.ts"
import { AdminTable } from "#src/web/admin/tables/admin-table.tsx"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import type { Route } from "./+types/users"

export const meta = () => pageMeta({ title: "Users", isPrivate: true })

export async function loader(args: Route.LoaderArgs) {
  const canDelete = hasRight(args.context.get(actorContext), "users.manage")
  return { ...(await loadList(args, userList)), canDelete }
}

export function action({ context, request, url }: Route.ActionArgs) {
  const actor = requireRight(context, url, "users.manage")
  const platform = context.get(platformContext)
  return answerTableAction(request, {
    remove: (id) => removeUser(platform, actor, id),
    restore: (id) => restoreUser(platform, actor, id),
    deleted: messages.admin.deletedPerson,
    reasons: {
      "own-account": "Nobody deletes their own account.",
      "last-owner": "The hotel keeps at least one owner.",
    },
  })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(() => serverAction())

const nameOf = ({ name }: Account): string => name
const toRow = ({ id }: Account): string => `/admin/user/${id}`

const empty = { title: messages.admin.empty("Users"), reason: "Whoever signs up appears here." }

export default function Users({ loaderData, actionData }: Route.ComponentProps) {
  const { listing, asked, canDelete } = loaderData
  return (
    <AdminPage title="Users">
      <AdminAnswerView given={actionData} />
      <AdminTable
        listing={listing}
        columns={userColumns}
        nameOf={nameOf}
        toRow={toRow}
        asked={asked}
        canDelete={canDelete}
        empty={empty}
      />
    </AdminPage>
  )
}
