import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react"
import { Form, type FormProps, useFetcher } from "react-router"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import { Button } from "#src/ui/button.tsx"
import { SelectField } from "#src/ui/forms/select-field.tsx"
import { TextField } from "#src/ui/forms/text-field.tsx"
import type { FormAnswer } from "#src/ui/forms/use-checked-form.ts"
import { EffectView, type ShownEffect } from "./effect-view.tsx"
import styles from "./rate-editor.module.css"
import type { GridRoom } from "./rate-grid.tsx"
import type { RateSelection } from "./rate-selection.ts"

export type RateEditorProps = {
  rooms: readonly GridRoom[]
  selection: RateSelection | null
  range: { from: CalendarDate; last: CalendarDate }
  answer: (FormAnswer & { effect?: ShownEffect }) | undefined
  /** The newest change of the rates that this page shows. */
  opened: string
  isPending: boolean
  /** What warns before unsaved changes are left. */
  unsaved: Pick<FormProps, "onInput" | "onSubmit">
}

const weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
const weekdayOrder = [1, 2, 3, 4, 5, 6, 0]

const priceKinds = [
  { value: "change", label: "By percent" },
  { value: "set", label: "In rupees" },
  { value: "clear", label: "Use the rules" },
]

const minimums = [
  { value: "keep", label: "Leave as it is" },
  { value: "none", label: "No minimum" },
  ...["2", "3", "4", "5", "6", "7", "10", "14"].map((value) => ({ value, label: `${value} nights` })),
]

const sales = [
  { value: "keep", label: "Leave as it is" },
  { value: "close", label: "Close for sale" },
  { value: "open", label: "Open for sale" },
]

type ChipsProps = { legend: string; name: string; children: ReactNode }

const Chips = ({ legend, name, children }: ChipsProps) => (
  <fieldset className={styles.chips}>
    <legend id={`field-${name}`} tabIndex={-1} className={styles.legend}>
      {legend}
    </legend>
    <div className={styles.row}>{children}</div>
  </fieldset>
)

type ChipProps = { name: string; value: string; label: string; isChosen: boolean }

const Chip = ({ name, value, label, isChosen }: ChipProps) => (
  <label className={styles.chip}>
    <input type="checkbox" name={name} value={value} defaultChecked={isChosen} className={styles.box} />
    {label}
  </label>
)

/**
 * Loads the effect shortly after each change of the form, so that it is visible before the change is saved, and after the
 * rates were changed by somebody else.
 */
function useRateEffect(selection: RateSelection | null, answered: ShownEffect | undefined) {
  const fetcher = useFetcher<ShownEffect | FormAnswer | null>()
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const load = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      if (form.current) void fetcher.submit(new FormData(form.current), { action: "/admin/rates/effect" })
    }, 250)
  }
  const loadForSelection = useEffectEvent(load)
  useEffect(() => {
    if (selection || answered) loadForSelection()
    return () => clearTimeout(timer.current)
  }, [selection, answered])
  const effect = fetcher.data && "fingerprint" in fetcher.data ? fetcher.data : undefined
  return { form, load, effect, isLoading: fetcher.state !== "idle" }
}

type Errors = Readonly<Record<string, string>>

type ScopeProps = Pick<RateEditorProps, "rooms" | "selection" | "range"> & { errors: Errors }

/** The nights and room types to change; the selection fills them in. */
function Scope({ rooms, selection, range, errors }: ScopeProps) {
  const chosen = selection?.roomTypeIds ?? rooms.map(({ id }) => id)
  const night = { kind: "date", min: range.from, max: range.last } as const
  return (
    <div className={styles.scope}>
      <TextField
        {...night}
        name="firstNight"
        label="First night"
        error={errors["firstNight"]}
        defaultValue={selection?.firstNight ?? range.from}
      />
      <TextField
        {...night}
        name="lastNight"
        label="Last night"
        error={errors["lastNight"]}
        defaultValue={selection?.lastNight ?? range.from}
      />
      <Chips legend="Weekdays (none chosen: all of them)" name="weekday">
        {weekdayOrder.map((day) => (
          <Chip key={day} name="weekday" value={String(day)} label={weekdays[day] ?? ""} isChosen={false} />
        ))}
      </Chips>
      <Chips legend="Room types" name="room">
        {rooms.map(({ id, name }) => (
          <Chip key={id} name="room" value={id} label={name} isChosen={chosen.includes(id)} />
        ))}
      </Chips>
    </div>
  )
}

function Edits({ errors, children }: { errors: Errors; children: ReactNode }) {
  const [kind, setKind] = useState("change")
  // An error about a percent does not stand below rupees.
  const [passed, setPassed] = useState<Errors | null>(null)
  return (
    <div className={styles.edits}>
      <SelectField
        name="priceKind"
        label="Price"
        choices={priceKinds}
        value={kind}
        onChange={({ target }) => {
          setKind(target.value)
          setPassed(errors)
        }}
      />
      <TextField
        name="amount"
        label={kind === "set" ? "Rupees" : "Percent"}
        optional
        disabled={kind === "clear"}
        inputMode="decimal"
        placeholder={kind === "set" ? "12000" : "30 or -10"}
        error={errors === passed ? undefined : errors["amount"]}
        autoComplete="off"
      />
      <SelectField name="minimum" label="Shortest stay" choices={minimums} defaultValue="keep" />
      <SelectField name="sale" label="Sale" choices={sales} defaultValue="keep" />
      {children}
    </div>
  )
}

const keyOf = (selection: RateSelection | null): string =>
  selection
    ? [selection.firstNight, selection.lastNight, ...selection.roomTypeIds].join(" ")
    : "nothing selected"

/** Edits the selected nights; works also without a selection, by dates and checkboxes. */
export function RateEditor({ rooms, selection, range, answer, ...save }: RateEditorProps) {
  const { opened, isPending, unsaved } = save
  const { form, load, effect, isLoading } = useRateEffect(selection, answer?.effect)
  const shown = effect ?? answer?.effect
  const errors = answer?.errors ?? {}
  return (
    <Form
      ref={form}
      method="post"
      id="rate-editor"
      preventScrollReset
      onChange={load}
      {...unsaved}
      className={styles.editor}
      aria-label="Change nights"
    >
      <Scope key={keyOf(selection)} rooms={rooms} selection={selection} range={range} errors={errors} />
      <Edits errors={errors}>
        <div className={styles.end}>
          <EffectView
            effect={shown}
            error={errors["allowUnusual"]}
            reason={answer?.effect && answer.reason}
            isLoading={isLoading}
          />
          <input type="hidden" name="opened" value={opened} readOnly />
          <input type="hidden" name="seen" value={shown?.fingerprint ?? ""} readOnly />
          <div className={styles.buttons}>
            <noscript>
              <Button variant="secondary" name="intent" value="preview">
                Show the effect
              </Button>
            </noscript>
            <Button name="intent" value="save" pending={isPending || isLoading}>
              Save
            </Button>
          </div>
        </div>
      </Edits>
    </Form>
  )
}
