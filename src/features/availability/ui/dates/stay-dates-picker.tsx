/* oxlint-disable jsx-a11y/no-noninteractive-element-interactions -- the pane closes when the focus leaves it */
import { XIcon } from "@phosphor-icons/react/dist/icons/X"
import { type FocusEvent, useMemo, useRef, useSyncExternalStore } from "react"
import { type CalendarDate, formatShortDate } from "#src/shared/calendar-date.ts"
import { useEnhanced } from "#src/ui/browser/use-enhanced.ts"
import { FieldError } from "#src/ui/forms/field.tsx"
import { Icon } from "#src/ui/icon.tsx"
import { toStaySearch, type StayDraft } from "#src/features/availability/ui/stay-draft.ts"
import { StayDates } from "./stay-dates.tsx"
import type { OfferedNights } from "./stay-range.tsx"
import { loadStayRange, LazyStayRange } from "./lazy-stay-range.tsx"
import { useText } from "#src/ui/use-text.tsx"
import styles from "./stay-dates-picker.module.css"

type Dates = Pick<StayDraft, "checkIn" | "checkOut">

type StayDatesPickerProps = {
  dates: Dates
  onChange: (part: Partial<Dates>) => void
  /** Today at the hotel; null in server-rendered pages that are cached. */
  today: CalendarDate | null
  offered: OfferedNights
  /** Makes the ids unique on the page. */
  idPrefix: string
  errors?: { readonly checkIn?: string; readonly checkOut?: string }
}

/** The id of the button with the dates. */
export const datesLineId = (idPrefix: string): string => `${idPrefix}-dates-line`

/** Whether a popover is open, which it may be before hydration. */
function useIsPopoverOpen(id: string): boolean {
  const [subscribe, read] = useMemo(() => {
    const find = () => document.getElementById(id)
    return [
      (onChange: () => void) => {
        const popover = find()
        popover?.addEventListener("toggle", onChange)
        return () => popover?.removeEventListener("toggle", onChange)
      },
      () => find()?.matches(":popover-open") ?? false,
    ] as const
  }, [id])
  return useSyncExternalStore(subscribe, read, () => false)
}

function Day({ label, date }: { label: string; date: CalendarDate | null }) {
  const t = useText()
  return (
    <span className={styles.end}>
      <span className={styles.name}>{t(label)}</span>{" "}
      <span className={styles.day} data-empty={date === null || undefined}>
        {date ? t(formatShortDate(date)) : t("Choose a day")}
      </span>
    </span>
  )
}

/**
 * A button with the dates of a stay, which opens the calendar: a sheet on a phone, a pane on wider screens. Before
 * hydration and without JavaScript native date fields are shown instead (L-21).
 */
export function StayDatesPicker({
  dates,
  onChange,
  today,
  offered,
  idPrefix,
  errors = {},
}: StayDatesPickerProps) {
  const t = useText()
  const paneId = `${idPrefix}-pane`
  const pane = useRef<HTMLDialogElement>(null)
  const isOpen = useIsPopoverOpen(paneId)
  const isEnhanced = useEnhanced()
  const draft = { ...dates, party: [] }
  const { checkIn, checkOut } = toStaySearch(draft)
  const error = errors.checkIn ?? errors.checkOut
  const errorId = `${idPrefix}-dates-error`
  const choose = (chosen: Dates) => {
    onChange(chosen)
    pane.current?.hidePopover()
  }
  // The pane lies over what follows it, and a sheet over everything (WCAG 2.2, 2.4.11).
  const closeWhenLeft = ({ relatedTarget }: FocusEvent) => {
    const isPressed = relatedTarget?.id === datesLineId(idPrefix) && !relatedTarget.matches(":focus-visible")
    if (relatedTarget && !pane.current?.contains(relatedTarget) && !isPressed) pane.current?.hidePopover()
  }
  return (
    <div>
      <div className={styles.line}>
        <button
          type="button"
          id={datesLineId(idPrefix)}
          className={styles.face}
          popoverTarget={paneId}
          aria-haspopup="dialog"
          aria-describedby={error === undefined ? undefined : errorId}
          onPointerEnter={loadStayRange}
        >
          <Day label="Arrive" date={checkIn} />
          <Day label="Depart" date={checkOut} />
        </button>
        {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
      </div>
      {isEnhanced && (
        <>
          <input type="hidden" name="checkIn" value={dates.checkIn} />
          <input type="hidden" name="checkOut" value={dates.checkOut} />
        </>
      )}
      <dialog
        ref={pane}
        id={paneId}
        popover="auto"
        aria-label={t("Your dates")}
        className={styles.pane}
        onBlur={closeWhenLeft}
      >
        <div className={styles.head}>
          <p className={styles.title}>{t("Your dates")}</p>
          <button type="button" className={styles.close} popoverTarget={paneId} popoverTargetAction="hide">
            <Icon of={XIcon} label="Close" />
          </button>
        </div>
        {isEnhanced ? (
          isOpen && today && <LazyStayRange draft={dates} today={today} offered={offered} onChoose={choose} />
        ) : (
          <StayDates
            draft={draft}
            onChange={onChange}
            today={today}
            errors={errors}
            idPrefix={idPrefix}
            isPlain
          />
        )}
      </dialog>
    </div>
  )
}
