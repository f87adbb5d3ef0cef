import type { Booking } from "#src/features/bookings/booking.ts"
import { bookingListQuery } from "#src/features/bookings/bookings.schema.ts"
import { deleteBooking, searchBookings } from "#src/features/bookings/bookings.service.ts"
import { BookingTable } from "#src/features/bookings/ui/booking-table.tsx"
import { messages } from "#src/shared/messages.ts"
import { EmptyState } from "#src/ui/empty-state.tsx"
import { LinkButton } from "#src/ui/link-button.tsx"
import { platformContext } from "#src/web/context.ts"
import { answerOrFault } from "#src/web/form-answers.ts"
import { requireRight } from "#src/web/guards.ts"
import { AdminAnswerView } from "#src/web/layouts/admin-layout-answer.tsx"
import { DeleteLink, DeleteQuestion } from "#src/web/layouts/admin-layout-deletion.tsx"
import { answerDeletion, askedDeletion } from "#src/web/layouts/admin-layout-deletion-answer.ts"
import { OlderRows } from "#src/web/layouts/admin-layout-older.tsx"
import { AdminPage } from "#src/web/layouts/admin-layout-page.tsx"
import { pageMeta } from "#src/web/layouts/page-meta.ts"
import type { Route } from "./+types/bookings"

export const meta = () => pageMeta({ title: "Bookings", isPrivate: true })

const rowsOnAPage = 50
const longestSearch = 100

function readQuery(request: Request) {
  const { searchParams } = new URL(request.url)
  const words = (searchParams.get("q") ?? "").trim().slice(0, longestSearch)
  const page = bookingListQuery.pick({ before: true }).safeParse(Object.fromEntries(searchParams))
  const before = page.success ? page.data.before : undefined
  return { words, ...(before !== undefined && { before }) }
}

function addressOf(words: string, before?: number): string {
  const query = new URLSearchParams()
  if (words) query.set("q", words)
  if (before !== undefined) query.set("before", String(before))
  return query.size > 0 ? `/admin/booking?${query}` : "/admin/booking"
}

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const actor = requireRight(context, url, "bookings.see")
  const query = readQuery(request)
  const found = await searchBookings(context.get(platformContext), actor, {
    ...query,
    limit: rowsOnAPage + 1,
  })
  const bookings = found.slice(0, rowsOnAPage)
  const last = found.length > rowsOnAPage ? bookings.at(-1) : undefined
  const asked = bookings.find(({ id }) => id === askedDeletion(request))
  return {
    words: query.words,
    bookings,
    asked: asked ? { id: asked.id, name: asked.reference } : null,
    older: last ? addressOf(query.words, last.sequence) : null,
    newest: query.before === undefined ? null : addressOf(query.words),
  }
}

export function action({ context, request, url }: Route.ActionArgs) {
  const actor = requireRight(context, url, "bookings.delete")
  return answerDeletion(request, (id) => deleteBooking(context.get(platformContext), actor, id), {
    paid: "This booking is paid. Cancel and refund it first.",
  })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(() => serverAction())

const Nothing = ({ words }: { words: string }) => (
  <EmptyState title={messages.admin.empty("Bookings")}>
    {words
      ? "Try fewer letters of the name, the last digits of the phone, or the reference without VM-."
      : "Bookings appear here as soon as guests make them."}
  </EmptyState>
)

const deletionOf = ({ id, reference }: Booking) => <DeleteLink id={id} name={reference} />

export default function AdminBookings({ loaderData, actionData }: Route.ComponentProps) {
  const { words, bookings, asked, older, newest } = loaderData
  return (
    <AdminPage
      title="Bookings"
      note={words ? `found for “${words}”, newest first` : "newest first"}
      actions={
        words && (
          <LinkButton to="/admin/booking" variant="secondary" size="small">
            Show all
          </LinkButton>
        )
      }
    >
      <AdminAnswerView given={actionData} />
      {asked && <DeleteQuestion {...asked} />}
      {bookings.length === 0 ? (
        <Nothing words={words} />
      ) : (
        <BookingTable bookings={bookings} caption="Bookings, newest first" actions={deletionOf} />
      )}
      <OlderRows older={older} newest={newest} />
    </AdminPage>
  )
}
