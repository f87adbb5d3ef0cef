import type { Booking } from "#src/features/bookings/booking.ts"
import { startOfStay } from "#src/features/day-rooms/day-room.ts"
import { FoldedPart } from "#src/ui/detail/detail-part.tsx"
import { LinkButton } from "#src/ui/link-button.tsx"
import styles from "./desk-panels.module.css"

type DeskActionsProps = { booking: Pick<Booking, "id" | "checkIn" | "dayRoom">; now: string }

/**
 * Links to change the dates or the room type of a confirmed booking, or to cancel it, as a no-show after check-in time;
 * a day room does not change.
 */
export const DeskActions = ({ booking: { id, checkIn, dayRoom }, now }: DeskActionsProps) => (
  <FoldedPart id="change" title="Change or cancel" isInternal>
    <div className={styles.actions}>
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
        {new Date(now) < startOfStay({ checkIn, dayRoom }) ? "Cancel booking" : "Cancel or no-show"}
      </LinkButton>
    </div>
  </FoldedPart>
)

/** The link to reinstate a cancelled booking. */
export const ReinstateAction = ({ booking: { id } }: { booking: Pick<Booking, "id"> }) => (
  <LinkButton to={`/admin/${id}/reinstate`} variant="secondary" size="small">
    Reinstate
  </LinkButton>
)
