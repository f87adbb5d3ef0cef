import { Form } from "react-router"
import { Button } from "#src/ui/button.tsx"
import { SelectField } from "#src/ui/forms/select-field.tsx"
import { type CalendarDate, formatLongDate } from "#src/shared/calendar-date.ts"
import { formatMonth } from "#src/shared/calendar-month.ts"
import type { Month } from "../month.ts"
import styles from "./accounting.module.css"

type MonthFormProps = {
  month: Month
  months: readonly Month[]
  /** The days of a report that is shown by day, and the one that is shown. */
  days?: readonly CalendarDate[]
  day?: CalendarDate | null
}

/** The months of the list, and the month of the address where it is older. */
const withMonth = (months: readonly Month[], month: Month): readonly Month[] =>
  months.some(({ key }) => key === month.key) ? months : [...months, month]

/** Chooses the month of the accounts, and the day of a long report. */
export const MonthForm = ({ month, months, days = [], day }: MonthFormProps) => (
  <Form method="get" className={styles.month} key={`${month.key} ${day}`} aria-label="Month">
    <SelectField
      name="month"
      label="Month"
      choices={withMonth(months, month).map((each) => ({ value: each.key, label: formatMonth(each.key) }))}
      defaultValue={month.key}
    />
    {day && (
      <SelectField
        name="day"
        label="Day"
        choices={days.map((each) => ({ value: each, label: formatLongDate(each) }))}
        defaultValue={day}
      />
    )}
    <Button variant="secondary" size="small">
      Show
    </Button>
  </Form>
)
