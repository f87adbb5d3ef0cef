import { type ReactNode, useEffect, useId, useRef, useState } from "react"
import type { FieldValues, ConflictField } from "#src/shared/edit-conflict.ts"
import { formatHotelMoment } from "#src/shared/hotel-moment.ts"
import styles from "./edit-conflict.module.css"
import { classes } from "#src/ui/classes.ts"
import { setFieldValue } from "./set-field-value.ts"
import type { FormAnswer } from "./use-checked-form.ts"

type Side = "yours" | "theirs"

type EditConflictNoticeProps = {
  answer: FormAnswer | undefined
  /** The record as this form was opened with it. */
  record: { version: number; values: FieldValues }
  labels: Readonly<Record<string, string>>
  /** How a value reads, where it is not shown as it is. */
  show?: (name: string, value: string) => ReactNode
  /** For fields that are no single control. */
  put?: (name: string, value: string) => void
}

/** The chosen sides, and the conflict that they belong to. */
type Chosen = { since: FormAnswer["conflict"]; sides: Readonly<Record<string, Side>> }

type ChoiceProps = {
  field: ConflictField
  label: string
  side: Side
  show: (name: string, value: string) => ReactNode
  onChoose: (side: Side) => void
}

function Choice({ field, label, side, show, onChoose }: ChoiceProps) {
  const labelId = useId()
  return (
    <fieldset className={styles.field} aria-labelledby={labelId}>
      <p id={labelId} className={styles.label}>
        {label}
      </p>
      {(["yours", "theirs"] as const).map((one) => (
        <div key={one} className={classes(styles.side, side === one && styles.chosen)}>
          <p className={styles.who}>{one === "yours" ? "Yours" : "Theirs"}</p>
          <div className={styles.value}>{field[one] === "" ? "(empty)" : show(field.name, field[one])}</div>
          <button
            type="button"
            className={styles.take}
            aria-pressed={side === one}
            onClick={() => onChoose(one)}
          >
            {one === "yours" ? "Keep mine" : "Take theirs"}
          </button>
        </div>
      ))}
    </fieldset>
  )
}

/** Hidden fields that identify the state of the record that was edited. */
function OpenedRecord({ answer, record }: Pick<EditConflictNoticeProps, "answer" | "record">) {
  const { version, values } = answer?.conflict
    ? { version: answer.conflict.version, values: answer.conflict.theirs }
    : record
  return (
    <>
      <input type="hidden" name="version" value={version} readOnly />
      <input type="hidden" name="opened" value={JSON.stringify(values)} readOnly />
    </>
  )
}

/**
 * For the top of every form that updates a record. When somebody else saved it in the meantime, it shows their changes
 * field by field and puts the chosen side into the form; typed values are never lost.
 */
export function EditConflictNotice({
  answer,
  record,
  labels,
  show = (_name, value) => value,
  put,
}: EditConflictNoticeProps) {
  const panel = useRef<HTMLElement>(null)
  const conflict = answer?.conflict
  const [last, setLast] = useState<Chosen>({ since: conflict, sides: {} })
  const sides = last.since === conflict ? last.sides : {}
  const titleId = useId()
  const place = (name: string, value: string) => {
    if (put) put(name, value)
    setFieldValue(panel.current?.closest("form"), name, value)
  }
  const placeLatest = useRef(place)
  useEffect(() => {
    placeLatest.current = place
  })
  useEffect(() => {
    if (!conflict) return
    for (const { name, theirs, isContested } of conflict.fields)
      if (!isContested) placeLatest.current(name, theirs)
    panel.current?.focus()
  }, [conflict])
  const sideOf = ({ name, isContested }: ConflictField): Side =>
    sides[name] ?? (isContested ? "yours" : "theirs")
  const choose = (field: ConflictField) => (side: Side) => {
    place(field.name, field[side])
    setLast({ since: conflict, sides: { ...sides, [field.name]: side } })
  }
  return (
    <>
      <OpenedRecord answer={answer} record={record} />
      {conflict && (
        <section ref={panel} tabIndex={-1} aria-labelledby={titleId} className={styles.panel}>
          <h2 id={titleId} className={styles.title}>
            Somebody else saved this in the meantime
          </h2>
          {conflict.saved && (
            <p className={styles.saved}>
              Saved by {conflict.saved.by}, {formatHotelMoment(conflict.saved.at)}
            </p>
          )}
          <p className={styles.lead}>
            {conflict.fields.length === 0
              ? "Nothing of yours differs from it. Save again to go on."
              : "Nothing you typed is lost. Look at what they changed, choose, and save again."}
          </p>
          {conflict.fields.map((field) => (
            <Choice
              key={field.name}
              field={field}
              label={labels[field.name] ?? field.name}
              side={sideOf(field)}
              show={show}
              onChoose={choose(field)}
            />
          ))}
        </section>
      )}
    </>
  )
}
