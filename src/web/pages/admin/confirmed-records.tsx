import { z } from "zod"
import { deleteConfirmedRecord, listConfirmedRecords } from "#src/features/bookings/confirmations.service.ts"
import { type ConfirmedRecord, ConfirmedTable } from "#src/features/bookings/ui/booking-table-confirmed.tsx"
import { messages } from "#src/shared/messages.ts"
import { EmptyState } from "#src/ui/empty-state.tsx"
import { platformContext } from "#src/web/context.ts"
import { answerOrFault } from "#src/web/form-answers.ts"
import { requireRight } from "#src/web/guards.ts"
import { AdminAnswerView } from "#src/web/layouts/admin-layout-answer.tsx"
import { DeleteLink, DeleteQuestion } from "#src/web/layouts/admin-layout-deletion.tsx"
import { answerDeletion, askedDeletion } from "#src/web/layouts/admin-layout-deletion-answer.ts"
import { OlderRows } from "#src/web/layouts/admin-layout-older.tsx"
import { AdminPage } from "#src/web/layouts/admin-layout-page.tsx"
import { pageMeta } from "#src/web/layouts/page-meta.ts"
import type { Route } from "./+types/confirmed-records"

export const meta = () => pageMeta({ title: "Confirmed records", isPrivate: true })

const path = "/admin/confirm"
const rowsOnAPage = 50
const sequence = z.coerce.number().int().positive()

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const actor = requireRight(context, url, "bookings.see")
  const { data: before } = sequence.safeParse(new URL(request.url).searchParams.get("before"))
  const page = { limit: rowsOnAPage + 1, ...(before !== undefined && { before }) }
  const found = await listConfirmedRecords(context.get(platformContext), actor, page)
  const records = found.slice(0, rowsOnAPage)
  const last = found.length > rowsOnAPage ? records.at(-1) : undefined
  const asked = records.find(({ id }) => id === askedDeletion(request))
  return {
    records,
    asked: asked ? { id: asked.id, name: asked.reference } : null,
    older: last ? `${path}?${new URLSearchParams({ before: String(last.sequence) })}` : null,
    newest: before === undefined ? null : path,
  }
}

export function action({ context, request, url }: Route.ActionArgs) {
  const actor = requireRight(context, url, "bookings.delete")
  return answerDeletion(request, (id) => deleteConfirmedRecord(context.get(platformContext), actor, id))
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(() => serverAction())

const deletionOf = ({ id, reference }: ConfirmedRecord) => <DeleteLink id={id} name={reference} />

export default function ConfirmedRecords({ loaderData, actionData }: Route.ComponentProps) {
  const { records, asked, older, newest } = loaderData
  return (
    <AdminPage title="Confirmed records" note="newest first; deleting one leaves its booking as it is">
      <AdminAnswerView given={actionData} />
      {asked && <DeleteQuestion {...asked} />}
      {records.length === 0 ? (
        <EmptyState title={messages.admin.empty("Confirmed Records")}>
          A record is made when a booking becomes certain.
        </EmptyState>
      ) : (
        <ConfirmedTable records={records} actions={deletionOf} />
      )}
      <OlderRows older={older} newest={newest} />
    </AdminPage>
  )
}
