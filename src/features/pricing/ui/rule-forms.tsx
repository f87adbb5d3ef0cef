import { Form, Link, type FormProps as RouterFormProps } from "react-router"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import { Button } from "#src/ui/button.tsx"
import { classes } from "#src/ui/classes.ts"
import { FormErrorSummary } from "#src/ui/forms/form-error-summary.tsx"
import { FormFields } from "#src/ui/forms/form-layout.tsx"
import { TextField } from "#src/ui/forms/text-field.tsx"
import type { FormAnswer } from "#src/ui/forms/use-checked-form.ts"
import { type Season, shownWeekdays, weekdayNames } from "#src/features/pricing/pricing-rules.ts"
import { formatPriceRuleInput } from "#src/features/pricing/rates.schema.ts"
import { EffectView, type ShownEffect } from "./effect-view.tsx"
import type { GridRoom } from "./rate-grid.tsx"
import styles from "./rule-forms.module.css"

type RuleAnswer = FormAnswer & { readonly effect?: ShownEffect }

type FormProps = {
  rooms: readonly GridRoom[]
  answer: RuleAnswer | undefined
  /** The newest change of the rates that this page shows. */
  opened: string
  isPending: boolean
  /** What warns before unsaved changes are left. */
  unsaved: Pick<RouterFormProps, "onInput" | "onSubmit">
}

/** Buttons to show the effect and to save the change. */
function PreviewAndSave({ answer, opened, isPending }: Omit<FormProps, "rooms" | "unsaved">) {
  const effect = answer?.effect
  return (
    <div className={styles.end}>
      {effect && (
        <EffectView effect={effect} error={answer.errors?.["allowUnusual"]} reason={answer.reason} />
      )}
      <input type="hidden" name="opened" value={opened} readOnly />
      <input type="hidden" name="seen" value={effect?.fingerprint ?? ""} readOnly />
      <div className={styles.buttons}>
        <Button name="intent" value="preview" variant="secondary" pending={isPending}>
          Show the effect
        </Button>
        <Button name="intent" value="save" pending={isPending}>
          Save
        </Button>
      </div>
    </div>
  )
}

type SeasonFormProps = FormProps & { season: Season | null; today: CalendarDate }

/** Creates or changes a season: its nights, and a price or a change for each room type. */
export function SeasonForm({ rooms, season, today, answer, unsaved, ...save }: SeasonFormProps) {
  const errors = answer?.errors ?? {}
  const field = (name: string, initial: string | undefined) => ({
    name,
    error: errors[name],
    defaultValue: answer?.values?.[name] ?? initial,
  })
  return (
    <Form
      method="post"
      preventScrollReset
      noValidate
      {...unsaved}
      className={styles.form}
      aria-label="Season"
    >
      <input type="hidden" name="what" value="season" />
      <input type="hidden" name="season" value={season?.id ?? ""} />
      <FormFields>
        <FormErrorSummary errors={errors} />
        <div className={styles.fields}>
          <TextField {...field("name", season?.name)} label="Name" maxLength={50} placeholder="Diwali" />
          <TextField
            {...field("firstNight", season?.firstNight)}
            label="First night"
            kind="date"
            min={today}
          />
          <TextField {...field("lastNight", season?.lastNight)} label="Last night" kind="date" min={today} />
        </div>
        <p className={styles.note}>
          A price such as 6500, or a change such as +30%. What is written for a type goes before what is
          written for all.
        </p>
        <div className={classes(styles.fields, styles.prices)}>
          <TextField
            {...field("rule:all", undefined)}
            label="All room types"
            optional
            autoComplete="off"
            placeholder="+30%"
          />
          {rooms.map(({ id, name }) => (
            <TextField
              key={id}
              {...field(`rule:${id}`, formatPriceRuleInput(season?.rules[id]))}
              label={name}
              optional
              autoComplete="off"
            />
          ))}
        </div>
        <PreviewAndSave answer={answer} {...save} />
        {season && <Link to="/admin/rates/seasons">Make a new season instead</Link>}
      </FormFields>
    </Form>
  )
}

type WeekdayFormProps = FormProps & { texts: Readonly<Record<string, string>> }

/** Prices by weekday and room type. */
export function WeekdayForm({ rooms, texts, answer, unsaved, ...save }: WeekdayFormProps) {
  const errors = answer?.errors ?? {}
  const fields = rooms.flatMap(({ id }) => shownWeekdays.map((day) => `weekday:${id}:${day}`))
  const week = Object.fromEntries(fields.map((name) => [name, texts[name] ?? ""]))
  const valueOf = (name: string) => answer?.values?.[name] ?? week[name]
  return (
    <Form
      method="post"
      preventScrollReset
      noValidate
      {...unsaved}
      className={styles.wide}
      aria-label="Weekday prices"
    >
      <input type="hidden" name="what" value="weekdays" />
      <input type="hidden" name="openedWeek" value={JSON.stringify(week)} readOnly />
      <FormErrorSummary errors={errors} />
      <p className={styles.note}>
        A price such as 6500, or a change such as +30%. An empty field keeps the price of the room type.
      </p>
      <div className={styles.scroll}>
        <table className={styles.week}>
          <thead>
            <tr>
              <th scope="col">Room type</th>
              {shownWeekdays.map((day) => (
                <th key={day} scope="col">
                  {weekdayNames[day].slice(0, 3)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rooms.map(({ id, name }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                {shownWeekdays.map((day) => (
                  <td key={day}>
                    <input
                      id={`field-weekday:${id}:${day}`}
                      name={`weekday:${id}:${day}`}
                      aria-label={`${name}, ${weekdayNames[day]}`}
                      aria-invalid={errors[`weekday:${id}:${day}`] ? true : undefined}
                      defaultValue={valueOf(`weekday:${id}:${day}`)}
                      autoComplete="off"
                      className={styles.rule}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <PreviewAndSave answer={answer} {...save} />
    </Form>
  )
}
