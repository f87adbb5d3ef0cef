import type { CalendarDate } from "#src/shared/calendar-date.ts"
import type { StayDraft } from "./stay-draft.ts"

type StayCalendarProps = {
  draft: StayDraft
  onChange: (part: Partial<StayDraft>) => void
  today: CalendarDate
}

export function StayCalendar(_props: StayCalendarProps) {
  return null
}
