import { type MouseEvent, useState } from "react"
import { useSearchParams } from "react-router"
import { checkParty } from "#src/features/availability/party.ts"
import {
  defaultParty,
  formatStaySearch,
  parseStaySearch,
  type StaySearch,
} from "#src/features/availability/stay-search-url.ts"
import { toStayDraft } from "#src/features/availability/ui/stay-draft.ts"
import { buttonClass } from "#src/ui/button.tsx"
import { Dialog } from "#src/ui/dialogs/dialog.tsx"
import { inLanguage } from "#src/shared/language/language.ts"
import { useText } from "#src/ui/use-text.tsx"
import styles from "./booking-bar.module.css"
import {
  type BarDates,
  BookingBarForm,
  BookingSheetForm,
  searchPage,
  useIsSearching,
} from "./booking-bar-form.tsx"

const label = "Check dates and prices"

/**
 * The search of every public page, with the dates and guests of its address. On a phone a bar at the bottom opens it as
 * a sheet; without JavaScript the bar links to the search page.
 */
export function BookingBar() {
  const [query] = useSearchParams()
  const read = parseStaySearch(query)
  const search = checkParty(read.party).ok ? read : { ...read, party: defaultParty }
  return <SearchBar key={String(formatStaySearch(search))} search={search} />
}

function SearchBar({ search }: { search: StaySearch }) {
  const t = useText()
  const { party } = search
  const [dates, setDates] = useState<BarDates>(() => toStayDraft(search))
  const [isSheetOpen, setSheetOpen] = useState(false)
  const isSearching = useIsSearching()
  const change = (part: Partial<BarDates>) => setDates((before) => ({ ...before, ...part }))
  const openSheet = (event: MouseEvent) => {
    event.preventDefault()
    setSheetOpen(true)
  }
  return (
    <section className={styles.bar} data-tone="dark" aria-label={t("Book a stay")}>
      <div className={styles.wide}>
        <BookingBarForm idPrefix="bar" dates={dates} party={party} onDates={change} />
      </div>
      <a
        href={inLanguage(t.language, searchPage)}
        className={`${buttonClass({ wide: true })} ${styles.opener}`}
        aria-busy={isSearching}
        onClick={openSheet}
      >
        {isSearching ? t("Checking availability") : t(label)}
      </a>
      <Dialog open={isSheetOpen} onClose={() => setSheetOpen(false)} title={label} sheet>
        <BookingSheetForm
          idPrefix="sheet"
          dates={dates}
          party={party}
          onDates={change}
          onSearch={() => setSheetOpen(false)}
        />
      </Dialog>
    </section>
  )
}
