import { useEffect, useRef } from "react"
import { Form } from "react-router"
import { addDays, type CalendarDate, formatLongDate } from "#src/shared/calendar-date.ts"
import { Button } from "#src/ui/button.tsx"
import { AnswerNotice } from "#src/ui/forms/answer-notice.tsx"
import { FieldPair } from "#src/ui/forms/form-layout.tsx"
import { TextField } from "#src/ui/forms/text-field.tsx"
import type { InHouseStay } from "#src/features/front-desk/desk-stay.ts"
import type { TapeNight } from "#src/features/front-desk/tape.ts"
import { DeskBlock } from "./desk-block.tsx"
import { InHouseRow } from "./stay-row.tsx"
import styles from "./tape-chart.module.css"

type TapePanelProps = {
  roomId: string
  roomName: string
  night: CalendarDate
  /** The counters of the night, where the chart shows it. */
  counts: TapeNight | undefined
  stays: readonly InHouseStay[]
  /** Why the nights were not changed. */
  refusal?: string | undefined
  canBook: boolean
  canClose: boolean
  isPending: boolean
}

/** The nights that a form is about: at first the chosen one. */
const NightFields = ({ form, night }: { form: string; night: CalendarDate }) => (
  <FieldPair>
    <TextField kind="date" name="checkIn" id={`${form}-from`} label="First night" defaultValue={night} />
    <TextField
      kind="date"
      name="checkOut"
      id={`${form}-to`}
      label="Until the morning of"
      defaultValue={addDays(night, 1)}
    />
  </FieldPair>
)

type OutOfOrderFormProps = Pick<TapePanelProps, "roomId" | "night" | "isPending"> & { counts: TapeNight }

/** Rooms that cannot be sold on some nights, such as a floor under repair. */
const OutOfOrderForm = ({ roomId, night, counts, isPending }: OutOfOrderFormProps) => (
  <Form method="post" replace preventScrollReset className={styles.acts} aria-label="Rooms out of order">
    <input type="hidden" name="room" value={roomId} />
    <TextField
      kind="number"
      name="rooms"
      id="out-of-order-rooms"
      label="Rooms out of order"
      min={0}
      defaultValue={String(counts.outOfOrder)}
      hint="They cannot be sold on these nights, whatever was set before. 0 puts all back in order."
    />
    <NightFields form="out-of-order" night={night} />
    <div className={styles.buttons}>
      <Button size="small" variant="secondary" name="intent" value="out-of-order" pending={isPending}>
        Save
      </Button>
    </div>
  </Form>
)

/** The stays of a night, and the actions on it and the following nights; its key is the night. */
export function TapePanel({ roomId, roomName, night, counts, stays, refusal, ...may }: TapePanelProps) {
  const { canBook, canClose, isPending } = may
  const panel = useRef<HTMLDivElement>(null)
  // The panel is below the chart, so on a phone choosing a night would show no effect. Newer browsers return a promise from
  // `scrollIntoView`, which the effect must not return as its clean-up.
  useEffect(() => {
    panel.current?.scrollIntoView({ block: "nearest" })
  }, [])
  return (
    <div className={styles.panel} ref={panel}>
      <DeskBlock
        id="night"
        title={`${roomName}, ${formatLongDate(night)}`}
        count={stays.length}
        empty="No stay on this night."
      >
        {stays.map((stay) => (
          <InHouseRow key={stay.id} stay={stay} />
        ))}
      </DeskBlock>
      <div className={styles.forms}>
        {refusal && <AnswerNotice tone="warning" title={refusal} />}
        {(canBook || canClose) && (
          <Form method="post" replace preventScrollReset className={styles.acts} aria-label="These nights">
            <input type="hidden" name="room" value={roomId} />
            <NightFields form="these-nights" night={night} />
            <div className={styles.buttons}>
              {canBook && (
                <Button size="small" formMethod="get" formAction={`/admin/book/${roomId}`}>
                  Book for a caller
                </Button>
              )}
              {canClose && (
                <>
                  <Button size="small" variant="secondary" name="intent" value="close" pending={isPending}>
                    Close for sale
                  </Button>
                  <Button size="small" variant="secondary" name="intent" value="open" pending={isPending}>
                    Open for sale
                  </Button>
                </>
              )}
            </div>
          </Form>
        )}
        {canClose && counts && (
          <OutOfOrderForm roomId={roomId} night={night} counts={counts} isPending={isPending} />
        )}
      </div>
    </div>
  )
}
