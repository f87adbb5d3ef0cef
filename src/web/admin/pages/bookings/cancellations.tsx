import { z } from "zod"
import { listCancellations } from "#src/features/bookings/cancel/cancellation-requests.service.ts"
import { CancellationCard } from "#src/features/bookings/cancel/ui/cancellation-card.tsx"
import { messages } from "#src/shared/messages.ts"
import { hasRight } from "#src/shared/staff-rights.ts"
import { EmptyState } from "#src/ui/empty-state.tsx"
import { LinkButton } from "#src/ui/link-button.tsx"
import { answerCancellation } from "#src/web/admin/edits/cancellation-answers.ts"
import { wrongReason } from "#src/web/admin/edits/cancellation-reason.ts"
import { platformContext } from "#src/web/context.ts"
import { answerOrFault } from "#src/web/forms/form-answers.ts"
import { requireRight } from "#src/web/guards.ts"
import { AdminAnswerView } from "#src/web/admin/admin-layout-answer.tsx"
import { OlderRows } from "#src/web/admin/admin-layout-older.tsx"
import { AdminPage } from "#src/web/admin/admin-layout-page.tsx"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import { useSending } from "#src/web/forms/use-sending.ts"
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

export async function action({ context, request, url }: Route.ActionArgs) {
  const actor = requireRight(context, url, "bookings.change")
  const form = Object.fromEntries(await request.formData())
  return answerCancellation(context.get(platformContext), actor, form)
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(() => serverAction())

const Nothing = ({ isOpen }: { isOpen: boolean }) => (
  <EmptyState title={isOpen ? "Nobody waits for an answer" : messages.admin.empty("Answered requests")}>
    {isOpen
      ? "Guests send requests from their account; each appears here and by email."
      : "Requests that you approve or decline are kept here."}
  </EmptyState>
)

export default function AdminCancellations({ loaderData, actionData }: Route.ComponentProps) {
  const { requests, isOpen, more, first, now, canAnswer } = loaderData
  const isPending = useSending()
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
              {...wrongReason(actionData, request.id)}
            />
          </li>
        ))}
      </ol>
      <OlderRows older={more} newest={first} />
    </AdminPage>
  )
}
