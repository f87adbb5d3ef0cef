import { keepOnOneLine } from "#src/shared/format/keep-on-one-line.ts"
import { Link } from "#src/ui/navigation/link.tsx"
import { formatLongDate } from "#src/shared/calendar-date.ts"
import type { Translate } from "#src/shared/language/translate.ts"
import { formatMoney, type Money } from "#src/shared/money.ts"
import { useText } from "#src/ui/use-text.tsx"
import { CombinedStayView, type ShownCombination } from "./combined-stay.tsx"
import type { Stay } from "../stay.ts"
import styles from "./other-stays.module.css"

type OtherStay = { readonly to: string; readonly total: Money }

/** What can be booked instead of a stay that is sold out. */
export type OtherStays = {
  /** `isLowest`: the total is the lowest of several room types. */
  readonly dates: readonly (OtherStay & { readonly stay: Stay; readonly isLowest: boolean })[]
  readonly rooms: readonly (OtherStay & { readonly name: string })[]
  /** Rooms of several types that are free together. */
  readonly combination: ShownCombination | null
}

const formatStay = ({ checkIn, checkOut }: Stay, t: Translate): string =>
  t("{from} to {to}", {
    from: keepOnOneLine(t(formatLongDate(checkIn))),
    to: keepOnOneLine(t(formatLongDate(checkOut))),
  })

type Item = { to: string; label: string; price: string }

const List = ({ title, items }: { title: string; items: readonly Item[] }) =>
  items.length > 0 && (
    <div className={styles.group}>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.list}>
        {items.map(({ to, label, price }) => (
          <li key={to}>
            <Link to={to} className={styles.link}>
              <span>{label}</span>
              <span className={styles.total}>{price}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )

/** Several room types together, the nearest free dates, and the other room types that are free on the same dates (GUEST-3). */
export function OtherStaysView({ dates, rooms, combination }: OtherStays) {
  const t = useText()
  return (
    <>
      <CombinedStayView combination={combination} />
      <List
        title={t("Nearest free dates")}
        items={dates.map(({ to, stay, total, isLowest }) => {
          const price = formatMoney(total)
          return { to, label: formatStay(stay, t), price: isLowest ? t("from {price}", { price }) : price }
        })}
      />
      <List
        title={t("Other rooms on your dates")}
        items={rooms.map(({ to, name, total }) => ({ to, label: t(name), price: formatMoney(total) }))}
      />
    </>
  )
}
