import type { ReactNode } from "react"
import type { Booking } from "#src/features/bookings/booking.ts"
import { type AnswerOrFault, AdminAnswerView } from "./admin-layout-answer.tsx"
import { AdminPage } from "./admin-layout-page.tsx"

type BookingChangePageProps = {
  title: string
  booking: Booking
  answer: AnswerOrFault
  children: ReactNode
}

/** A page that changes one booking: it leads back to the booking, and shows why a change was refused. */
export const BookingChangePage = ({ title, booking, answer, children }: BookingChangePageProps) => (
  <AdminPage
    title={title}
    note={booking.guest.name}
    back={{ to: `/admin/${booking.id}`, label: booking.reference }}
  >
    <AdminAnswerView result={answer} />
    {children}
  </AdminPage>
)
