import { data } from "react-router"
import { z } from "zod"
import { declineInput } from "#src/features/bookings/cancellation-requests.schema.ts"
import {
  approveCancellation,
  declineCancellation,
  listCancellations,
} from "#src/features/bookings/cancellation-requests.service.ts"
import { CancellationCard } from "#src/features/bookings/ui/cancellation-card.tsx"
import { fieldErrors } from "#src/shared/field-errors.ts"
import { formatMoney } from "#src/shared/money.ts"
import { messages } from "#src/shared/messages.ts"
import { hasRight } from "#src/shared/staff-rights.ts"
import { EmptyState } from "#src/ui/empty-state.tsx"
import { LinkButton } from "#src/ui/link-button.tsx"
import { platformContext } from "#src/web/context.ts"
import { answerOrFault, typedValues } from "#src/web/form-answers.ts"
import { requireRight } from "#src/web/guards.ts"
import { type AdminAnswer, AdminAnswerView } from "#src/web/layouts/admin-layout-answer.tsx"
import { OlderRows } from "#src/web/layouts/admin-layout-older.tsx"
import { AdminPage } from "#src/web/layouts/admin-layout-page.tsx"
import { pageMeta } from "#src/web/layouts/page-meta.ts"
import { useSending } from "#src/web/use-sending.ts"
import type { Route } from "./+types/cancellations"
import styles from "./cancellations.module.css"

const path = "/admin/cancellations"
const cardsOnAPage = 20

export const meta = () => pageMeta({ title: "Cancellation requests", isPrivate: true })

const pageInput = z.object({
  show: z.enum(["open", "answered"]).catch("open"),
  after: z.coerce.number().int().positive().nullable().catch(null),
})

const addressOf = (isOpen: boolean, after?: number): string => {
  const query = new URLSearchParams()
  if (!isOpen) query.set("show", "answered")
  if (after !== undefined) query.set("after", String(after))
  return query.size > 0 ? `${path}?${query}` : path
}

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const actor = requireRight(context, url, "bookings.see")
  const { show, after } = pageInput.parse({
    after: null,
    ...Object.fromEntries(new URL(request.url).searchParams),
  })
  const isOpen = show === "open"
  const platform = context.get(platformContext)
  const found = await listCancellations(platform, actor, { isOpen, after, limit: cardsOnAPage + 1 })
  const requests = found.slice(0, cardsOnAPage)
  const last = found.length > cardsOnAPage ? requests.at(-1) : undefined
  return {
    requests,
    isOpen,
    more: last ? addressOf(isOpen, last.sequence) : null,
    first: after === null ? null : addressOf(isOpen),
    now: platform.clock.now().toISOString(),
    canAnswer: hasRight(actor, "bookings.change"),
  }
}

const answerInput = z.object({ id: z.guid(), intent: z.enum(["approve", "decline"]) })

type Answer = AdminAnswer & { readonly id?: string; readonly error?: string; readonly typed?: string }

const refusals = {
  forbidden: "You are not allowed to do that.",
  "unknown-booking": "There is no such booking any more.",
  "not-cancellable":
    "The stay is complete or over: there is nothing left to cancel. Decline the request instead.",
  "not-open": "This request was answered or withdrawn in the meantime.",
} as const

const refusal = (why: keyof typeof refusals) =>
  data<Answer>({ tone: "error", text: messages.admin.wentWrong, reason: refusals[why] }, { status: 409 })

export async function action({ context, request, url }: Route.ActionArgs) {
  const actor = requireRight(context, url, "bookings.change")
  const platform = context.get(platformContext)
  const typed = Object.fromEntries(await request.formData())
  const asked = answerInput.safeParse(typed)
  if (!asked.success) return refusal("not-open")
  const { id, intent } = asked.data
  if (intent === "approve") {
    const outcome = await approveCancellation(platform, actor, id)
    if (!outcome.ok) return refusal(outcome.refusal)
    const text = `Cancelled. Charge ${formatMoney(outcome.value.charge)}, refund ${formatMoney(outcome.value.refund)}.`
    return data<Answer>({ tone: "success", text })
  }
  const parsed = declineInput.safeParse(typed)
  if (!parsed.success) {
    const error = fieldErrors(parsed.error)["reason"] ?? messages.admin.wentWrong
    return data<Answer>(
      { tone: "error", text: error, id, error, typed: typedValues(typed, ["reason"])["reason"] ?? "" },
      { status: 422 },
    )
  }
  const outcome = await declineCancellation(platform, actor, { id, reason: parsed.data.reason })
  return outcome.ok
    ? data<Answer>({ tone: "success", text: "Declined. The guest is told by letter." })
    : refusal(outcome.refusal)
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(() => serverAction())

const Nothing = ({ isOpen }: { isOpen: boolean }) => (
  <EmptyState title={isOpen ? "Nobody waits for an answer" : messages.admin.empty("Answered requests")}>
    {isOpen
      ? "Guests send requests from their account; each appears here and by letter."
      : "Requests that you approve or decline are kept here."}
  </EmptyState>
)

export default function AdminCancellations({ loaderData, actionData }: Route.ComponentProps) {
  const { requests, isOpen, more, first, now, canAnswer } = loaderData
  const isPending = useSending()
  const wrong = actionData && "id" in actionData ? actionData : undefined
  return (
    <AdminPage
      title="Cancellation requests"
      note={isOpen ? "the longest waiting first" : "answered, newest first"}
      actions={
        <LinkButton to={addressOf(!isOpen)} variant="secondary" size="small">
          {isOpen ? "Show answered" : "Show waiting"}
        </LinkButton>
      }
    >
      <AdminAnswerView given={actionData} />
      {requests.length === 0 && <Nothing isOpen={isOpen} />}
      <ol className={styles.list}>
        {requests.map((request) => (
          <li key={request.id}>
            <CancellationCard
              {...{ request, now, canAnswer, isPending }}
              error={wrong?.id === request.id ? wrong.error : undefined}
              reason={wrong?.id === request.id ? wrong.typed : undefined}
            />
          </li>
        ))}
      </ol>
      <OlderRows older={more} newest={first} />
    </AdminPage>
  )
}
