import { randomUUID } from "node:crypto"
import { redirect } from "react-router"
import { callerTableForm } from "#src/features/table-reservations/tables.schema.ts"
import { reserveTableForCaller } from "#src/features/table-reservations/tables.service.ts"
import { ReserveTableForm } from "#src/features/table-reservations/ui/reserve-table-form.tsx"
import { parseCalendarDate } from "#src/shared/calendar-date.ts"
import { AdminPage } from "#src/web/admin/admin-layout-page.tsx"
import { platformContext } from "#src/web/context.ts"
import { answerOrFault } from "#src/web/forms/form-answers.ts"
import { readTableForm, refusedTable } from "#src/web/forms/table-forms.ts"
import { useSending } from "#src/web/forms/use-sending.ts"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import { requireRight } from "#src/web/guards.ts"
import type { Route } from "./+types/book-table"

const title = "Reserve a table for a caller"

export const meta = () => pageMeta({ title, isPrivate: true })

export function loader({ context, url }: Route.LoaderArgs) {
  requireRight(context, url, "tables.manage")
  const today = context.get(platformContext).clock.today()
  const day = parseCalendarDate(url.searchParams.get("day") ?? "")
  return { today, day: day && day >= today ? day : today, freshKey: randomUUID() }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const actor = requireRight(context, url, "tables.manage")
  const platform = context.get(platformContext)
  const read = readTableForm(await request.formData(), callerTableForm(platform.clock.today()))
  if (!read.ok) return read.refusal
  const { request: tableRequest, key, typed } = read.value
  const reserved = await reserveTableForCaller(platform, actor, { request: tableRequest, key })
  if (!reserved.ok) return refusedTable(typed, reserved.refusal)
  throw redirect(`/admin/tables?day=${tableRequest.day}`, 303)
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(() => serverAction())

export default function BookTable({
  loaderData: { today, day, freshKey },
  actionData,
}: Route.ComponentProps) {
  const isPending = useSending()
  return (
    <AdminPage title={title} back={{ to: `/admin/tables?day=${day}`, label: "Tables" }}>
      <ReserveTableForm
        {...{ today, freshKey, isPending }}
        answer={actionData}
        preset={{ day, guests: "2" }}
        isCaller
      />
    </AdminPage>
  )
}
