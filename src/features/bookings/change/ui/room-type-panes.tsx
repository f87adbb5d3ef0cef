import type { Booking } from "#src/features/bookings/booking.ts"
import type { NewRoomType, RoomTypeChange } from "#src/features/bookings/change/room-type-change.ts"
import styles from "#src/features/bookings/ui/desk-panels.module.css"
import { StayFacts } from "#src/features/bookings/ui/stay-facts.tsx"
import { useAnswerFocus } from "#src/ui/forms/focused-answer.tsx"
import { Notice } from "#src/ui/dialogs/notice.tsx"
import { ChangeRoomTypeForm, type RoomTypeChoice, type RoomTypeTexts } from "./change-room-type-form.tsx"
import { UpgradeRequest } from "./upgrade-request.tsx"
import { RoomTypePreview } from "./room-type-preview.tsx"

/** What the page of another room type shows. */
export type ShownRoomTypeChange = {
  readonly booking: Booking
  readonly choices: readonly RoomTypeChoice[]
  readonly typed: RoomTypeTexts
  /** What was chosen and its price; null before a search, or when it is refused. */
  readonly priced: { readonly to: NewRoomType; readonly change: RoomTypeChange } | null
  /** An upgrade above the limit of the clerk, for which an Admin can be asked. */
  readonly tooHigh: NewRoomType | null
  readonly errors: RoomTypeTexts
  readonly reason: string | null
  /** Why the type of this booking cannot be changed at all. */
  readonly obstacle: string | null
}

type RoomTypePanesProps = { shown: ShownRoomTypeChange; isPending: boolean }

/** The form for another room type, beside its price. */
export function RoomTypePanes({ shown, isPending }: RoomTypePanesProps) {
  const { booking, typed, priced, tooHigh, obstacle, ...request } = shown
  const focus = useAnswerFocus<HTMLDivElement>(priced ? JSON.stringify(typed) : "")
  return (
    <div className={styles.sides}>
      {obstacle ? (
        <div className={styles.form}>
          <Notice tone="warning" title={obstacle} />
        </div>
      ) : (
        <ChangeRoomTypeForm key={JSON.stringify(typed)} {...{ booking, typed, isPending }} {...request} />
      )}
      <div className={styles.card} {...focus}>
        {priced ? (
          <RoomTypePreview booking={booking} isPending={isPending} {...priced} />
        ) : tooHigh ? (
          <UpgradeRequest to={tooHigh} isPending={isPending} />
        ) : (
          <>
            <h2 className={styles.title}>{`As it is booked: ${booking.roomName}`}</h2>
            <StayFacts stay={booking} party={booking.bookedRooms} />
          </>
        )}
      </div>
    </div>
  )
}
