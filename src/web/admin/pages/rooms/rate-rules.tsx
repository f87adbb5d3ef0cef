import { useState } from "react"
import { inventoryHorizon } from "#src/features/inventory/inventory.service.ts"
import { findRateCalendar, listRateChanges } from "#src/features/pricing/edit-rates.service.ts"
import { formatPriceRuleInput } from "#src/features/pricing/rates.schema.ts"
import { SeasonForm, WeekdayForm } from "#src/features/pricing/ui/rule-forms.tsx"
import { SeasonList } from "#src/features/pricing/ui/season-list.tsx"
import { staffMessages } from "#src/shared/language/staff-messages.ts"
import { hasRight } from "#src/shared/staff-rights.ts"
import { EmptyState } from "#src/ui/empty-state.tsx"
import { platformContext } from "#src/web/context.ts"
import { answerOrFault } from "#src/web/forms/form-answers.ts"
import { requireRight } from "#src/web/guards.ts"
import { AdminAnswerView } from "#src/web/admin/admin-layout-answer.tsx"
import { AdminPage } from "#src/web/admin/admin-layout-page.tsx"
import { revalidateAfterConflict } from "#src/web/frame/revalidate-after-change.ts"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import { answerUndo } from "#src/web/admin/edits/rate-edits.ts"
import { answerRules } from "#src/web/admin/edits/season-edits.ts"
import { OutdatedTexts } from "#src/ui/forms/drafts/outdated-texts.tsx"
import { useUnsavedWarning } from "#src/web/forms/use-unsaved-warning.ts"
import { useSending } from "#src/web/forms/use-sending.ts"
import type { Route } from "./+types/rate-rules"
import styles from "./rate-rules.module.css"

export const meta = () => pageMeta({ title: "Seasons and weekdays", isPrivate: true })

export const shouldRevalidate = revalidateAfterConflict

export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = requireRight(context, url, "rates.see")
  const platform = context.get(platformContext)
  const range = inventoryHorizon(platform)
  const calendar = await findRateCalendar(platform, actor, range)
  const seasons = (calendar?.rules.seasons ?? []).toSorted((a, b) => (a.firstNight < b.firstNight ? -1 : 1))
  const [newest] = await listRateChanges(platform, actor, 1)
  const weekdays = [...(calendar?.rules.weekdays ?? [])]
  return {
    rooms: (calendar?.rooms ?? []).map(({ id, name }) => ({ id, name })),
    seasons,
    season: seasons.find(({ id }) => id === url.searchParams.get("season")) ?? null,
    weekdays: Object.fromEntries(
      weekdays.map(([key, rule]) => [`weekday:${key.replace(" ", ":")}`, formatPriceRuleInput(rule)]),
    ),
    opened: newest?.id ?? "",
    today: range.from,
    canChange: hasRight(actor, "rates.change"),
  }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const actor = requireRight(context, url, "rates.change")
  const platform = context.get(platformContext)
  const form = await request.formData()
  if (form.get("intent") === "restore") return answerUndo(platform, actor, form)
  const calendar = await findRateCalendar(platform, actor, inventoryHorizon(platform))
  return answerRules(platform, actor, { form, rooms: calendar?.rooms ?? [] })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(() => serverAction())

/** How many seasons were added while the page is open: each starts an empty form; a deleted one leaves it as it is. */
function useAddedCount(count: number): number {
  const [last, setLast] = useState({ count, added: 0 })
  if (count !== last.count) setLast({ count, added: last.added + Math.max(0, count - last.count) })
  return last.added
}

export default function RateRules({ loaderData, actionData }: Route.ComponentProps) {
  const { rooms, seasons, season, weekdays, opened, today, canChange } = loaderData
  const isPending = useSending()
  const { outdated, onInput, onSubmit } = useUnsavedWarning(actionData)
  const unsaved = { onInput, onSubmit }
  const addedCount = useAddedCount(seasons.length)
  const isNews = actionData && ("tone" in actionData || "isFault" in actionData)
  const answer = isNews ? undefined : actionData
  const answerTo = (form: string) => (answer && "of" in answer && answer.of === form ? answer : undefined)
  return (
    <AdminPage
      title="Seasons and weekdays"
      note="a season goes before a weekday, the shorter season before the longer"
      back={{ to: "/admin/rates", label: "Rates" }}
    >
      <AdminAnswerView result={isNews ? actionData : undefined} />
      <OutdatedTexts {...outdated} />
      {seasons.length === 0 ? (
        <EmptyState title={staffMessages.empty("Seasons")}>
          A season gives some nights a price of their own, such as Diwali or the wedding months.
        </EmptyState>
      ) : (
        <SeasonList seasons={seasons} rooms={rooms} canChange={canChange} />
      )}
      {canChange && (
        <>
          <h2 id="season" className={styles.title}>
            {season ? season.name : "A new season"}
          </h2>
          <SeasonForm
            key={`${season?.id ?? "new"}-${addedCount}`}
            rooms={rooms}
            season={season}
            today={today}
            answer={answerTo("season")}
            {...{ opened, isPending, unsaved }}
          />
          <h2 className={styles.title}>Weekday prices</h2>
          <WeekdayForm
            key={JSON.stringify(weekdays)}
            rooms={rooms}
            texts={weekdays}
            answer={answerTo("weekdays")}
            {...{ opened, isPending, unsaved }}
          />
        </>
      )}
    </AdminPage>
  )
}
