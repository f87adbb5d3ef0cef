import { useState } from "react"
import { inventoryHorizon } from "#src/features/inventory/inventory.service.ts"
import { findRateCalendar, listRateChanges } from "#src/features/pricing/edit-rates.service.ts"
import { isMonth, rateMonth, datesOfMonths } from "#src/features/pricing/rate-month.ts"
import { RateCalendar } from "#src/features/pricing/ui/rate-calendar.tsx"
import { RateChanges } from "#src/features/pricing/ui/rate-changes.tsx"
import { addDays } from "#src/shared/calendar-date.ts"
import { addMonths, formatMonth, monthOf } from "#src/shared/calendar-month.ts"
import { staffMessages } from "#src/shared/language/staff-messages.ts"
import { hasRight } from "#src/shared/staff-rights.ts"
import { EmptyState } from "#src/ui/empty-state.tsx"
import { LinkButton } from "#src/ui/link-button.tsx"
import { platformContext } from "#src/web/context.ts"
import { answerOrFault } from "#src/web/forms/form-answers.ts"
import { requireRight } from "#src/web/guards.ts"
import { AdminAnswerView } from "#src/web/admin/admin-layout-answer.tsx"
import { AdminPage } from "#src/web/admin/admin-layout-page.tsx"
import { revalidateAfterConflict } from "#src/web/frame/revalidate-after-change.ts"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import { answerNightEdit, answerUndo } from "#src/web/admin/edits/rate-edits.ts"
import { OutdatedTexts } from "#src/ui/forms/drafts/outdated-texts.tsx"
import { useUnsavedWarning } from "#src/web/forms/use-unsaved-warning.ts"
import { useSending } from "#src/web/forms/use-sending.ts"
import type { Route } from "./+types/rates"

export const meta = () => pageMeta({ title: "Rates", isPrivate: true })

const monthsShown = 2
const changesShown = 8

function monthsOf(
  url: URL,
  range: { from: Parameters<typeof monthOf>[0]; to: Parameters<typeof monthOf>[0] },
) {
  const [first, last] = [monthOf(range.from), monthOf(addDays(range.to, -1))]
  const requested = url.searchParams.get("month") ?? ""
  const month = isMonth(requested) && requested >= first && requested <= last ? requested : first
  const months = Array.from({ length: monthsShown }, (_, index) => addMonths(month, index))
  const link = (to: string) =>
    to >= first && to <= last ? { to: `/admin/rates?month=${to}`, name: formatMonth(to) } : null
  return {
    month,
    months: months.filter((one) => one <= last),
    earlier: link(addMonths(month, -1)),
    later: link(addMonths(month, 1)),
  }
}

export const shouldRevalidate = revalidateAfterConflict

export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = requireRight(context, url, "rates.see")
  const platform = context.get(platformContext)
  const range = inventoryHorizon(platform)
  const { month, months, earlier, later } = monthsOf(url, range)
  const calendar = await findRateCalendar(platform, actor, datesOfMonths(month, monthsShown))
  const rooms = calendar?.rooms ?? []
  return {
    rooms: rooms.map(({ id, name }) => ({ id, name })),
    months: calendar ? months.map((one) => rateMonth(one, { ...calendar, range })) : [],
    range: { from: range.from, last: addDays(range.to, -1) },
    changes: await listRateChanges(platform, actor, changesShown),
    canChange: hasRight(actor, "rates.change"),
    earlier,
    later,
  }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const actor = requireRight(context, url, "rates.change")
  const platform = context.get(platformContext)
  const form = await request.formData()
  if (form.get("intent") === "restore") return answerUndo(platform, actor, form)
  return answerNightEdit(platform, actor, form)
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(() => serverAction())

type RateActionsProps = Pick<Route.ComponentProps["loaderData"], "earlier" | "later">

const RateActions = ({ earlier, later }: RateActionsProps) => (
  <>
    {earlier && (
      <LinkButton to={earlier.to} variant="secondary" size="small">
        {earlier.name}
      </LinkButton>
    )}
    {later && (
      <LinkButton to={later.to} variant="secondary" size="small">
        {later.name}
      </LinkButton>
    )}
    <LinkButton to="/admin/rates/seasons" variant="secondary" size="small">
      Seasons and weekdays
    </LinkButton>
    <LinkButton to="/admin/rates/gst" variant="secondary" size="small">
      GST rates
    </LinkButton>
  </>
)

/** How many changes were saved here: each starts the editor again, but not those of somebody else. */
function useSavedCount(answer: Route.ComponentProps["actionData"]): number {
  const [last, setLast] = useState({ answer: undefined as typeof answer, count: 0 })
  const isSaved = answer !== undefined && "tone" in answer && answer.tone === "success"
  if (isSaved && answer !== last.answer) setLast({ answer, count: last.count + 1 })
  return last.count
}

export default function AdminRates({ loaderData, actionData }: Route.ComponentProps) {
  const { rooms, months, range, changes, canChange, earlier, later } = loaderData
  const isPending = useSending()
  const { outdated, onInput, onSubmit } = useUnsavedWarning(actionData, { keepsForms: true })
  const unsaved = { onInput, onSubmit }
  const savedCount = useSavedCount(actionData)
  const answer = actionData && "tone" in actionData ? { ...actionData, errors: {} } : actionData
  const news = actionData && ("tone" in actionData || "isFault" in actionData) ? actionData : undefined
  return (
    <AdminPage
      title="Rates"
      note={
        canChange
          ? "a night each, taxes included; drag over nights to change them"
          : "a night each, taxes included"
      }
      actions={<RateActions earlier={earlier} later={later} />}
    >
      <AdminAnswerView result={news} />
      <OutdatedTexts {...outdated} />
      {rooms.length === 0 ? (
        <EmptyState title={staffMessages.empty("Room Types")}>
          Prices appear with the first room type.
        </EmptyState>
      ) : (
        <RateCalendar
          key={savedCount}
          rooms={rooms}
          months={months}
          range={range}
          canChange={canChange}
          answer={answer}
          opened={changes[0]?.id ?? ""}
          {...{ isPending, unsaved }}
        />
      )}
      <RateChanges changes={changes} canChange={canChange} />
    </AdminPage>
  )
}
