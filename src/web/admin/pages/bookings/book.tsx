import { redirect, useNavigation } from "react-router"
import { callerRoomStatus } from "#src/features/bookings/place/caller-room.ts"
import { type CombinedStay, findCombinedStay } from "#src/features/availability/combined-stay.service.ts"
import { firstDeskNight, lastNightEndsAt } from "#src/features/availability/first-desk-night.ts"
import { formatStaySearch } from "#src/features/availability/stay-search-url.ts"
import { toRoomsOfType } from "#src/features/availability/types-of-stay.ts"
import { formatRoomTypes } from "#src/features/pricing/quote.ts"
import { searchStays } from "#src/features/availability/quote-stay.service.ts"
import { type CallerRoom, CallerRooms } from "#src/features/bookings/place/ui/caller-rooms.tsx"
import styles from "#src/features/bookings/ui/desk-panels.module.css"
import { CallerDayRoomForm } from "#src/features/bookings/place/ui/caller-day-room-form.tsx"
import { StayForm } from "#src/features/availability/ui/stay-form.tsx"
import { addDays, type CalendarDate, formatLongDate } from "#src/shared/calendar-date.ts"
import { isSellable } from "#src/features/rooms/room-type.ts"
import { formatTime } from "#src/shared/hotel-moment.ts"
import { Disclosure } from "#src/ui/disclosure.tsx"
import { Notice } from "#src/ui/dialogs/notice.tsx"
import { EmptyState } from "#src/ui/empty-state.tsx"
import { platformContext } from "#src/web/context.ts"
import { requireRight } from "#src/web/guards.ts"
import { AdminPage } from "#src/web/admin/admin-layout-page.tsx"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import { formatQuoteRefusal } from "#src/features/bookings/place/stay-refusals.answers.ts"
import { readBookingRequest } from "#src/web/forms/stay-request.ts"
import type { Route } from "./+types/book"

export const meta = () => pageMeta({ title: "Book for a caller", isPrivate: true })

export async function loader({ context, url }: Route.LoaderArgs) {
  requireRight(context, url, "bookings.change")
  const platform = context.get(platformContext)
  const firstNight = firstDeskNight(platform.clock.now())
  const { search: requested, hasDates, changedQuery } = readBookingRequest(url)
  if (changedQuery !== null) throw redirect(`/admin/book${changedQuery}`)
  const { types: _, ...search } = hasDates ? requested : { ...requested, ...tonightOf(firstNight) }
  const today = platform.clock.today()
  const shown = { search, hours: typedHours(url), firstNight, today }
  const found = await searchStays(platform, { ...search, firstNight })
  if (!found.ok) return { ...shown, refusal: formatQuoteRefusal(found.refusal), rooms: null }
  const rooms: CallerRoom[] = found.value.map(({ room, quote, left, why }) => ({
    roomId: room.id,
    roomName: room.name,
    total: quote.total,
    left,
    status: callerRoomStatus({ isSellable: isSellable(room), why }),
    bookTo: `/admin/book/${room.id}?${formatStaySearch(search)}`,
  }))
  const combined = await findCombinedStay(platform, found.value, { search })
  return { ...shown, refusal: null, rooms: combined ? [rowOf(combined), ...rooms] : rooms }
}

/** The default dates of a walk-in: tonight, or after midnight the night that has begun. */
const tonightOf = (night: CalendarDate) => ({ checkIn: night, checkOut: addDays(night, 1) })

/** The hours of a day room in the address; null for a search by nights. */
const typedHours = ({ searchParams }: URL) =>
  searchParams.has("startsAt")
    ? { startsAt: searchParams.get("startsAt") ?? "", hours: searchParams.get("hours") ?? "" }
    : null

/** Rooms of several types, when no single type has enough. */
const rowOf = ({ quoted, search }: CombinedStay): CallerRoom => ({
  roomId: "several-types",
  roomName: formatRoomTypes(quoted.types.map(toRoomsOfType)),
  total: quoted.quote.total,
  left: quoted.left,
  status: callerRoomStatus({ isSellable: true, why: null }),
  bookTo: `/admin/book/${quoted.room.id}?${formatStaySearch(search)}`,
})

/** The first step of a telephone booking: dates, guests and free rooms. */
export default function AdminBook({ loaderData }: Route.ComponentProps) {
  const { search, hours, firstNight, today, refusal, rooms } = loaderData
  const isPending = useNavigation().state === "loading"
  return (
    <AdminPage title="Book for a caller" note="dates and rooms first, then the guest">
      <div className={styles.sides}>
        <div className={styles.form}>
          {firstNight < today && (
            <Notice title="Last night can still be booked">
              {`For guests who arrive after midnight: check-in ${formatLongDate(firstNight)}, until ${formatTime(lastNightEndsAt)}.`}
            </Notice>
          )}
          <StayForm
            search={hours ? { checkIn: null, checkOut: null, party: search.party } : search}
            hasDates={!hours}
            today={firstNight}
            refusal={hours ? null : refusal}
            sendLabel="See what is free"
            hasTypedDates
          />
          <Disclosure
            title="Day room"
            note="A room for 6, 9 or 12 hours instead of nights."
            isOpen={hours !== null}
          >
            <CallerDayRoomForm
              hours={hours}
              party={search.party}
              today={today}
              refusal={hours ? refusal : null}
            />
          </Disclosure>
        </div>
        <section className={styles.card} aria-labelledby="free-rooms" aria-busy={isPending}>
          <h2 id="free-rooms" className={styles.title}>
            What is free
          </h2>
          {rooms ? (
            <CallerRooms rooms={rooms} />
          ) : (
            <EmptyState title="Nothing to show">
              Correct the dates to see what is free and what it costs.
            </EmptyState>
          )}
        </section>
      </div>
    </AdminPage>
  )
}
