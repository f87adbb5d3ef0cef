import type { BookingNote } from "#src/features/bookings/notes/booking-note.ts"
import { formatHotelMoment } from "#src/shared/hotel-moment.ts"
import { Button } from "#src/ui/button.tsx"
import { DetailPart, FoldedPart } from "#src/ui/detail/detail-part.tsx"
import { DraftForm } from "#src/ui/forms/drafts/draft-form.tsx"
import { type RefusedForm, refusedField } from "#src/ui/forms/refused-form.ts"
import { TextAreaField } from "#src/ui/forms/text-area-field.tsx"
import styles from "./desk-panels.module.css"

type DeskNotesProps = {
  notes: readonly BookingNote[]
  canChange: boolean
  isPending: boolean
  refused: RefusedForm | undefined
}

/** The notes of the staff, and a form for another; a phone folds the form alone. */
export function DeskNotes({ notes, canChange, isPending, refused }: DeskNotesProps) {
  const { error, typed } = refusedField(refused, "note", "text")
  const count = notes.length
  const Part = count > 0 ? DetailPart : FoldedPart
  return (
    <Part id="notes" title="Notes" isInternal>
      <div className={styles.panel}>
        {count === 0 && <p className={styles.soft}>Nothing noted yet. Guests never see notes.</p>}
        <ul className={styles.notes}>
          {notes.map(({ id, text, author, createdAt }) => (
            <li key={id}>
              <p className={styles.text}>{text}</p>
              <p className={styles.soft}>
                {author}, {formatHotelMoment(createdAt)}
              </p>
            </li>
          ))}
        </ul>
        {canChange && (
          <DraftForm key={count} name="note" refused={refused} label="Add a note" className={styles.stack}>
            <TextAreaField
              name="text"
              label="Note for colleagues"
              rows={2}
              maxLength={2000}
              required
              error={error}
              defaultValue={typed}
            />
            <Button name="intent" value="note" size="small" variant="secondary" pending={isPending}>
              Add note
            </Button>
          </DraftForm>
        )}
      </div>
    </Part>
  )
}
