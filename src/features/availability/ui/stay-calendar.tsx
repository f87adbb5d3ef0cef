import { useState } from "react"
import type { CalendarDate } from "#src/shared/calendar-date.ts"
import { Button } from "#src/ui/button.tsx"
import { Dialog } from "#src/ui/dialogs/dialog.tsx"
import styles from "./stay-calendar.module.css"
import type { StayDraft } from "./stay-draft.ts"
import { loadStayRange, StayRangeLater } from "./stay-range-later.tsx"

type StayCalendarProps = {
  draft: StayDraft
  onChange: (part: Partial<StayDraft>) => void
  today: CalendarDate
}

/** The calendar beside the date fields: in the page on wide screens, in a sheet on narrow ones. Needs JavaScript. */
export function StayCalendar({ draft, onChange, today }: StayCalendarProps) {
  const [isSheetOpen, setSheetOpen] = useState(false)
  return (
    <div className={styles.calendar}>
      <div className={styles.inPage}>
        <StayRangeLater draft={draft} today={today} onChoose={onChange} />
      </div>
      <Button
        type="button"
        variant="secondary"
        size="small"
        className={styles.opener}
        onPointerEnter={loadStayRange}
        onClick={() => setSheetOpen(true)}
      >
        Choose in a calendar
      </Button>
      <Dialog open={isSheetOpen} onClose={() => setSheetOpen(false)} title="Your dates" sheet>
        <StayRangeLater
          draft={draft}
          today={today}
          onChoose={(dates) => {
            onChange(dates)
            setSheetOpen(false)
          }}
        />
      </Dialog>
    </div>
  )
}
