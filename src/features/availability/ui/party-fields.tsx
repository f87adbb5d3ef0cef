import { useRef } from "react"
import { Button } from "#src/ui/button.tsx"
import { FieldError } from "#src/ui/forms/field.tsx"
import { Stepper } from "#src/ui/forms/stepper.tsx"
import { useText } from "#src/ui/use-text.tsx"
import {
  maxAdultsPerRoom,
  maxChildrenPerRoom,
  maxRoomsPerBooking,
  type Party,
  type RoomGuests,
} from "#src/features/availability/party.ts"
import { guestsFieldId, roomFieldId, roomsFieldId } from "./party-field-ids.ts"
import styles from "./party-fields.module.css"
import { changeParty, type PartyChange } from "./stay-draft.ts"

type PartyFieldsProps = {
  party: Party
  onChange: (party: Party) => void
  /** Messages by field: 'rooms' for all of them, 'rooms.0' for the first. */
  errors: Readonly<Record<string, string | undefined>>
}

const countOrZero = (count: number): number => (Number.isInteger(count) ? count : 0)

type RoomFieldsProps = {
  room: number
  guests: RoomGuests
  error: string | undefined
  canRemove: boolean
  onChange: (guests: RoomGuests) => void
  onRemove: () => void
}

function RoomFields({ room, guests, error, canRemove, onChange, onRemove }: RoomFieldsProps) {
  const t = useText()
  const errorId = `${roomFieldId(room)}-error`
  return (
    <fieldset className={styles.room} aria-describedby={error && errorId}>
      <legend className={styles.legend}>{t("Room {number}", { number: room + 1 })}</legend>
      <Stepper
        name="adult"
        id={guestsFieldId(room, "adults")}
        label="Adults"
        unit="adult"
        min={1}
        max={maxAdultsPerRoom}
        value={countOrZero(guests.adults)}
        onChange={(adults) => onChange({ ...guests, adults })}
      />
      <Stepper
        name="child"
        id={guestsFieldId(room, "children")}
        label="Children (0-12)"
        unit="child"
        max={maxChildrenPerRoom}
        value={countOrZero(guests.children)}
        onChange={(children) => onChange({ ...guests, children })}
      />
      {canRemove && (
        <Button
          name="change"
          value={`remove-${room}`}
          variant="quiet"
          size="small"
          className={styles.remove}
          aria-label={t("Remove room {number}", { number: room + 1 })}
          onClick={(event) => {
            event.preventDefault()
            onRemove()
          }}
        >
          Remove
        </Button>
      )}
      {error !== undefined && (
        <div className={styles.error}>
          <FieldError id={errorId}>{error}</FieldError>
        </div>
      )}
    </fieldset>
  )
}

/** The rooms of a stay with their guests. Rooms can be added and removed, without JavaScript by submitting the form. */
export function PartyFields({ party, onChange, errors }: PartyFieldsProps) {
  const t = useText()
  const group = useRef<HTMLFieldSetElement>(null)
  const change = (step: PartyChange) => {
    onChange(changeParty(party, step))
    // The focused button is removed with its room, so the focus moves to the group.
    if (step.kind === "remove") group.current?.focus()
  }
  const isFull = party.length >= maxRoomsPerBooking
  return (
    <fieldset
      ref={group}
      aria-label={t("Rooms and guests")}
      className={styles.party}
      id={roomsFieldId}
      tabIndex={-1}
    >
      {party.map((guests, room) => (
        <RoomFields
          key={room}
          room={room}
          guests={guests}
          error={errors[`rooms.${room}`]}
          canRemove={party.length > 1}
          onChange={(changed) => onChange(party.with(room, changed))}
          onRemove={() => change({ kind: "remove", room })}
        />
      ))}
      {errors["rooms"] !== undefined && (
        <div className={styles.whole}>
          <FieldError id={`${roomsFieldId}-error`}>{errors["rooms"]}</FieldError>
        </div>
      )}
      <div className={styles.more}>
        {!isFull && (
          <Button
            name="change"
            value="add"
            variant="secondary"
            size="small"
            onClick={(event) => {
              event.preventDefault()
              change({ kind: "add" })
            }}
          >
            Add a room
          </Button>
        )}
        <p className={styles.hint}>
          {t("Up to {adults} adults and {children} children in a room, {rooms} rooms in a booking.", {
            adults: maxAdultsPerRoom,
            children: maxChildrenPerRoom,
            rooms: maxRoomsPerBooking,
          })}
        </p>
      </div>
    </fieldset>
  )
}
