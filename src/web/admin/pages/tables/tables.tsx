import { Form } from "react-router"
import { findTableDay } from "#src/features/table-reservations/table-day.service.ts"
import { TableDay } from "#src/features/table-reservations/ui/table-day.tsx"
import { addDays, formatLongDate, parseCalendarDate } from "#src/shared/calendar-date.ts"
import { Button } from "#src/ui/button.tsx"
import { TextField } from "#src/ui/forms/text-field.tsx"
import { LinkButton } from "#src/ui/link-button.tsx"
import { AdminAnswerView } from "#src/web/admin/admin-layout-answer.tsx"
import { AdminPage } from "#src/web/admin/admin-layout-page.tsx"
import { answerTableForm } from "#src/web/admin/edits/table-edits.ts"
import { platformContext } from "#src/web/context.ts"
import { answerOrFault } from "#src/web/forms/form-answers.ts"
import { useSending } from "#src/web/forms/use-sending.ts"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import { requireRight } from "#src/web/guards.ts"
import type { Route } from "./+types/tables"
import styles from "./tables.module.css"

const title = "Tables"

export const meta = () => pageMeta({ title, isPrivate: true })

export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = requireRight(context, url, "tables.manage")
  const platform = context.get(platformContext)
  const day = parseCalendarDate(url.searchParams.get("day") ?? "") ?? platform.clock.today()
  return { day, outlets: (await findTableDay(platform, actor, day)) ?? [] }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const actor = requireRight(context, url, "tables.manage")
  const form = Object.fromEntries(await request.formData())
  return answerTableForm(context.get(platformContext), actor, form)
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(() => serverAction())

/** The table reservations of a day, by outlet. */
export default function TablesPage({ loaderData: { day, outlets }, actionData }: Route.ComponentProps) {
  const isPending = useSending()
  return (
    <AdminPage
      title={title}
      note={formatLongDate(day)}
      actions={
        <>
          <LinkButton to={`/admin/tables/book?day=${day}`} size="small">
            Reserve for a caller
          </LinkButton>
          <LinkButton to="/admin/tables/all" variant="secondary" size="small">
            All reservations
          </LinkButton>
        </>
      }
    >
      <AdminAnswerView result={actionData} />
      <Form className={styles.days} aria-label="Choose a day">
        <TextField key={day} name="day" label="Day" kind="date" defaultValue={day} />
        <Button variant="secondary">Show</Button>
        <LinkButton to={`/admin/tables?day=${addDays(day, -1)}`} variant="secondary">
          Day before
        </LinkButton>
        <LinkButton to={`/admin/tables?day=${addDays(day, 1)}`} variant="secondary">
          Day after
        </LinkButton>
      </Form>
      {outlets.map((outlet) => (
        <TableDay key={outlet.id} outlet={outlet} isPending={isPending} />
      ))}
    </AdminPage>
  )
}
