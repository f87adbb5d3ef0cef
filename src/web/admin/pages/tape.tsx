import { Form } from "react-router"
import { findTape, listTapeStays } from "#src/features/front-desk/tape.service.ts"
import { parseTapeLength, type TapeRow } from "#src/features/front-desk/tape.ts"
import { type TapeChoice, TapeChart } from "#src/features/front-desk/ui/tape-chart.tsx"
import styles from "#src/features/front-desk/ui/tape-chart.module.css"
import { TapePanel } from "#src/features/front-desk/ui/tape-panel.tsx"
import { addDays, type CalendarDate, formatLongDate, parseCalendarDate } from "#src/shared/calendar-date.ts"
import { formatCount } from "#src/shared/format/format-count.ts"
import { messages } from "#src/shared/messages.ts"
import { hasRight } from "#src/shared/staff-rights.ts"
import { Button } from "#src/ui/button.tsx"
import { EmptyState } from "#src/ui/empty-state.tsx"
import { LinkButton } from "#src/ui/link-button.tsx"
import { TextField } from "#src/ui/forms/text-field.tsx"
import { VisuallyHidden } from "#src/ui/visually-hidden.tsx"
import { platformContext } from "#src/web/context.ts"
import { answerOrFault } from "#src/web/forms/form-answers.ts"
import { requireRight } from "#src/web/guards.ts"
import { AdminAnswerView } from "#src/web/admin/admin-layout-answer.tsx"
import { answerTapeForm } from "#src/web/admin/edits/tape-nights.ts"
import { AdminPage } from "#src/web/admin/admin-layout-page.tsx"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import { useSending } from "#src/web/forms/use-sending.ts"
import type { Route } from "./+types/tape"

export const meta = () => pageMeta({ title: "Tape chart", isPrivate: true })

export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = requireRight(context, url, "bookings.see")
  const platform = context.get(platformContext)
  const { searchParams } = url
  const today = platform.clock.today()
  const from = parseCalendarDate(searchParams.get("from") ?? "") ?? today
  const days = parseTapeLength(searchParams.get("days"))
  const rows = await findTape(platform, actor, { from, to: addDays(from, days) })
  const row = rows.find(({ roomId }) => roomId === searchParams.get("room"))
  const night = parseCalendarDate(searchParams.get("night") ?? "")
  const counts = row?.nights.find((one) => one.night === night)
  const chosen = row && night ? { roomId: row.roomId, roomName: row.roomName, night, counts } : null
  return {
    from,
    today,
    days,
    rows,
    chosen,
    stays: chosen ? await listTapeStays(platform, actor, chosen) : [],
    canBook: hasRight(actor, "bookings.change"),
    canClose: hasRight(actor, "rates.change"),
  }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const actor = requireRight(context, url, "rates.change")
  return answerTapeForm(context.get(platformContext), actor, Object.fromEntries(await request.formData()))
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(() => serverAction())

const addressOf = (from: CalendarDate, days: number, choice?: TapeChoice): string =>
  `/admin/tape?${new URLSearchParams({
    from,
    days: String(days),
    ...(choice && { room: choice.roomId, night: choice.night }),
  })}`

type ToolsProps = { from: CalendarDate; today: CalendarDate; days: number }

function Tools({ from, today, days }: ToolsProps) {
  const other = days === 14 ? 30 : 14
  const way = (to: string, label: string) => (
    <LinkButton to={to} variant="secondary" size="small">
      {label}
    </LinkButton>
  )
  return (
    <div className={styles.tools}>
      {way(addressOf(addDays(from, -days), days), "Earlier")}
      {from !== today && way(addressOf(today, days), "Today")}
      {way(addressOf(addDays(from, days), days), "Later")}
      {way(addressOf(from, other), `${other} nights`)}
      <Form method="get" className={styles.jump}>
        <input type="hidden" name="days" value={days} />
        <TextField kind="date" name="from" label="From" defaultValue={from} key={from} />
        <Button size="small" variant="secondary">
          Go
        </Button>
      </Form>
    </div>
  )
}

/** The actions on a chosen cell, by the rights of the user. */
const formatUses = ({ canBook, canClose }: { canBook: boolean; canClose: boolean }): string =>
  new Intl.ListFormat("en", { type: "disjunction" }).format([
    "see its stays",
    ...(canBook ? ["book"] : []),
    ...(canClose ? ["close it for sale", "take rooms out of order"] : []),
  ])

const hasOutOfOrder = (rows: readonly TapeRow[]): boolean =>
  rows.some(({ nights }) => nights.some(({ outOfOrder }) => outOfOrder > 0))

type Answer = Route.ComponentProps["actionData"]

/** The message of an answer, and the reason of a refusal, which is shown beside the buttons of the chosen night. */
function partsOf(answer: Answer, hasPanel: boolean): { news: Answer; refusal: string | undefined } {
  if (!hasPanel || !answer || !("reason" in answer) || !("tone" in answer))
    return { news: answer, refusal: undefined }
  const { reason: refusal, ...news } = answer
  return { news, refusal }
}

/** Room types by nights, for the desk on the telephone. */
export default function AdminTape({ loaderData, actionData }: Route.ComponentProps) {
  const { from, today, days, rows, chosen, stays, canBook, canClose } = loaderData
  const isPending = useSending()
  const { news, refusal } = partsOf(actionData, chosen !== null)
  return (
    <AdminPage title="Tape chart" note={`${days} nights from ${formatLongDate(from)}`}>
      <AdminAnswerView result={news} />
      <Tools from={from} today={today} days={days} />
      {rows.length === 0 ? (
        <EmptyState title={messages.rooms.empty}>Room types that are on sale appear here.</EmptyState>
      ) : (
        <>
          {/* The focus stays in the chart, above the stays that it shows. */}
          <VisuallyHidden>
            <output>
              {chosen &&
                `${chosen.roomName}, ${formatLongDate(chosen.night)}: ${formatCount(stays.length, "stay")} below`}
            </output>
          </VisuallyHidden>
          <TapeChart rows={rows} chosen={chosen} toOf={(choice) => addressOf(from, days, choice)} />
          <p className={styles.legend}>
            A cell shows the rooms that are free, those that are sold, and the price of a night. Choose one to{" "}
            {formatUses({ canBook, canClose })}.
            {hasOutOfOrder(rows) && " OOO: rooms out of order, which cannot be sold."}
          </p>
        </>
      )}
      {chosen && (
        <TapePanel
          key={`${chosen.roomId} ${chosen.night}`}
          {...chosen}
          stays={stays}
          refusal={refusal}
          canBook={canBook}
          canClose={canClose}
          isPending={isPending}
        />
      )}
    </AdminPage>
  )
}
