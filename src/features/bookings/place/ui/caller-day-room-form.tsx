import { Form, useNavigation } from "react-router"
import type { RefusalMessage } from "#src/features/availability/availability-messages.ts"
import type { Party } from "#src/features/availability/party.ts"
import { maxDaysAhead } from "#src/features/availability/stay.ts"
import { adultChoices, childChoices } from "#src/features/availability/ui/one-room-choices.ts"
import { dayRoomHours, startsWithin } from "#src/features/day-rooms/day-room.ts"
import { addDays, type CalendarDate } from "#src/shared/calendar-date.ts"
import { Button } from "#src/ui/button.tsx"
import { FormErrorSummary } from "#src/ui/forms/form-error-summary.tsx"
import { FormFields } from "#src/ui/forms/form-layout.tsx"
import { SelectField } from "#src/ui/forms/select-field.tsx"
import { TextField } from "#src/ui/forms/text-field.tsx"

type CallerDayRoomFormProps = {
  /** The hours as they were typed; null at first. */
  hours: { readonly startsAt: string; readonly hours: string } | null
  party: Party
  today: CalendarDate
  refusal: RefusalMessage | null
}

const hourChoices = dayRoomHours.map((length) => ({ value: String(length), label: `${length} hours` }))

const halfHourSeconds = 1800

// A day room has one room, so a refused number of guests is that of its fields.
const errorsOf = (refusal: RefusalMessage | null): { startsAt?: string; adult?: string } => {
  if (!refusal || refusal.field === "") return {}
  return refusal.field.startsWith("rooms") ? { adult: refusal.text } : { startsAt: refusal.text }
}

/** The hours of a day room for a guest on the telephone (GUEST-8). The URL is its only state. */
export function CallerDayRoomForm({ hours, party, today, refusal }: CallerDayRoomFormProps) {
  const isPending = useNavigation().formMethod === "GET"
  const errors = errorsOf(refusal)
  const [room] = hours ? party : []
  return (
    <Form method="get" action="." noValidate preventScrollReset>
      <FormFields>
        <FormErrorSummary errors={errors} />
        <TextField
          name="startsAt"
          label="From"
          kind="moment"
          hint="On a full or a half hour."
          step={halfHourSeconds}
          {...startsWithin(today, addDays(today, maxDaysAhead))}
          error={errors.startsAt}
          defaultValue={hours?.startsAt ?? ""}
          required
        />
        <SelectField name="hours" label="For" choices={hourChoices} defaultValue={hours?.hours ?? "6"} />
        <SelectField
          name="adult"
          label="Adults"
          choices={adultChoices}
          error={errors.adult}
          defaultValue={String(room?.adults ?? 1)}
        />
        <SelectField
          name="child"
          label="Children (0-12)"
          choices={childChoices}
          defaultValue={String(room?.children ?? 0)}
        />
        <Button variant="secondary" pending={isPending}>
          See what is free for these hours
        </Button>
      </FormFields>
    </Form>
  )
}
