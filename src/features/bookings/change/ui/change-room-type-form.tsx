import { Form, useLocation } from "react-router"
import { type Booking, groupRoomsByType } from "#src/features/bookings/booking.ts"
import type { NewRoomType } from "#src/features/bookings/change/room-type-change.ts"
import styles from "#src/features/bookings/ui/desk-panels.module.css"
import { formatRooms } from "#src/shared/format/format-count.ts"
import { Button } from "#src/ui/button.tsx"
import { AnswerNotice } from "#src/ui/forms/answer-notice.tsx"
import { FormErrorSummary } from "#src/ui/forms/form-error-summary.tsx"
import { RadioCards } from "#src/ui/forms/radio-cards.tsx"
import { SelectField } from "#src/ui/forms/select-field.tsx"

export type RoomTypeChoice = { readonly id: string; readonly name: string }

/** The values of a request as they were typed, or what is wrong with them, by their field. */
export type RoomTypeTexts = { readonly [Field in keyof NewRoomType]?: string | undefined }

type ChangeRoomTypeFormProps = {
  booking: Booking
  /** What was chosen, or nothing yet. */
  typed: RoomTypeTexts
  /** The room types that can be sold. */
  choices: readonly RoomTypeChoice[]
  errors: RoomTypeTexts
  /** Why the whole request is refused. */
  reason: string | null
  isPending: boolean
}

const priceCards = [
  {
    value: "new",
    title: "Price of the new room type",
    description: "What these nights cost in the new room type today, with the booking’s offer if it applies.",
  },
  {
    value: "keep",
    title: "Keep the price",
    description: "A complimentary upgrade: the nights keep the price and the GST at which they were booked.",
  },
] as const

type BookedTypeProps = Pick<ChangeRoomTypeFormProps, "booking" | "typed" | "errors">

/** Which booked type, and how many of its rooms; fixed where there is nothing to choose. */
function BookedRooms({ booking, typed, errors }: BookedTypeProps) {
  const types = groupRoomsByType(booking)
  const most = Math.max(...types.map(({ rooms }) => rooms))
  return (
    <>
      {types.length > 1 ? (
        <SelectField
          name="from"
          label="Booked room type"
          choices={types.map(({ roomTypeId, roomName, rooms }) => ({
            value: roomTypeId,
            label: `${roomName}, ${formatRooms(rooms)}`,
          }))}
          defaultValue={typed.from}
          error={errors.from}
        />
      ) : (
        <input type="hidden" name="from" value={booking.roomTypeId} />
      )}
      {most > 1 ? (
        <SelectField
          name="rooms"
          label="Rooms to change"
          choices={Array.from({ length: most }, (_, index) => ({
            value: String(index + 1),
            label: formatRooms(index + 1),
          }))}
          defaultValue={typed.rooms}
          error={errors.rooms}
          hint="The last rooms of this type change first."
        />
      ) : (
        <input type="hidden" name="rooms" value="1" />
      )}
    </>
  )
}

/** A form for another room type of a booking, which loads its price. */
export function ChangeRoomTypeForm(props: ChangeRoomTypeFormProps) {
  const { booking, typed, choices, errors, reason, isPending } = props
  const { key } = useLocation()
  const types = groupRoomsByType(booking)
  const others = choices.filter(({ id }) => types.length > 1 || id !== booking.roomTypeId)
  return (
    <Form method="get" noValidate preventScrollReset className={styles.form} aria-label="Another room type">
      <FormErrorSummary key={key} errors={errors} />
      <BookedRooms booking={booking} typed={typed} errors={errors} />
      <SelectField
        name="to"
        label="New room type"
        prompt="Choose a room type"
        choices={others.map(({ id, name }) => ({ value: id, label: name }))}
        defaultValue={typed.to}
        error={errors.to}
      />
      <RadioCards
        name="price"
        label="Price"
        cards={priceCards}
        defaultValue={typed.price ?? "new"}
        error={errors.price}
      />
      {reason && <AnswerNotice key={key} tone="warning" title={reason} />}
      <div>
        <Button variant="secondary" pending={isPending}>
          See the price
        </Button>
      </div>
    </Form>
  )
}
