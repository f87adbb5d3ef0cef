import { type ReactNode, useRef, useSyncExternalStore } from "react"
import { type CalendarDate, formatShortDate } from "#src/shared/calendar-date.ts"
import styles from "./booking-bar-dates.module.css"
import { toStaySearch, type StayDraft } from "#src/features/availability/ui/stay-draft.ts"
import { loadStayRange, StayRangeLater } from "#src/features/availability/ui/stay-range-later.tsx"

type Dates = Pick<StayDraft, "checkIn" | "checkOut">

type BookingBarDatesProps = {
  dates: Dates
  /** Null until hydration. */
  today: CalendarDate | null
  onChoose: (dates: Dates) => void
  /** The date fields, above the calendar; without JavaScript only they are shown. */
  children: ReactNode
}

const paneId = "bar-dates"

const formatDay = (date: CalendarDate | null) => (
  <span className={styles.day} data-empty={date === null || undefined}>
    {date ? formatShortDate(date) : "Choose a day"}
  </span>
)

const isPaneOpen = (): boolean => document.getElementById(paneId)?.matches(":popover-open") ?? false

function watchPane(onChange: () => void): () => void {
  const pane = document.getElementById(paneId)
  pane?.addEventListener("toggle", onChange)
  return () => pane?.removeEventListener("toggle", onChange)
}

/** A button with the dates of a stay, which opens a pane with the date fields and the calendar. */
export function BookingBarDates({ dates, today, onChoose, children }: BookingBarDatesProps) {
  const pane = useRef<HTMLDialogElement>(null)
  // The pane can be opened before hydration.
  const isOpen = useSyncExternalStore(watchPane, isPaneOpen, () => false)
  const { checkIn, checkOut } = toStaySearch({ ...dates, party: [] })
  return (
    <div>
      <button
        type="button"
        className={styles.face}
        popoverTarget={paneId}
        aria-haspopup="dialog"
        onPointerEnter={loadStayRange}
      >
        <span className={styles.end}>
          <span className={styles.name}>Arrive</span>
          {formatDay(checkIn)}
        </span>
        <span className={styles.end}>
          <span className={styles.name}>Depart</span>
          {formatDay(checkOut)}
        </span>
      </button>
      <dialog ref={pane} id={paneId} popover="auto" aria-label="Your dates" className={styles.pane}>
        <div className={styles.inside}>
          {children}
          {today && isOpen && (
            <StayRangeLater
              draft={dates}
              today={today}
              onChoose={(chosen) => {
                onChoose(chosen)
                pane.current?.hidePopover()
              }}
            />
          )}
        </div>
      </dialog>
    </div>
  )
}
