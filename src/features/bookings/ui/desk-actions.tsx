import type { Booking } from "#src/features/bookings/booking.ts"
import { LinkButton } from "#src/ui/link-button.tsx"

/** Links to change the dates or the room type of a confirmed booking, or to cancel it; a day room does not change. */
export const DeskActions = ({ booking: { id, dayRoom } }: { booking: Pick<Booking, "id" | "dayRoom"> }) => (
  <>
    {!dayRoom && (
      <>
        <LinkButton to={`/admin/${id}/move`} variant="secondary" size="small">
          Change dates
        </LinkButton>
        <LinkButton to={`/admin/${id}/room-type`} variant="secondary" size="small">
          Change room type
        </LinkButton>
      </>
    )}
    <LinkButton to={`/admin/${id}/cancel`} variant="secondary" size="small">
      Cancel booking
    </LinkButton>
  </>
)
