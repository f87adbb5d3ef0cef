import type { ReactNode } from "react"
import { Link } from "#src/ui/navigation/link.tsx"
import { calendarDateOf, formatLongDate } from "#src/shared/calendar-date.ts"
import { formatHotelDate, formatHotelTime } from "#src/shared/hotel-moment.ts"
import { formatMoney, fromPaise } from "#src/shared/money.ts"
import { type CellKind, choiceLabel, type TableRules } from "#src/shared/table-query.ts"
import type { PictureSource } from "#src/ui/pictures/picture-sources.ts"
import { Picture } from "#src/ui/pictures/picture.tsx"
import { classes } from "../classes.ts"
import { ScreenText } from "../screen-text.ts"
import styles from "./table-cells.module.css"
import { type CellRenderer, type DataRow, fieldOf, nameOfRow, pathOfRow } from "./table-model.ts"

/** A row with its pictures. */
export type Pictured<Row> = Row & { readonly pictures: readonly PictureSource[] }

export const PictureCell = ({ picture }: { picture: PictureSource | undefined }) => (
  <div className={styles.picture}>
    {picture ? (
      <Picture picture={picture} shape="landscape" sizes="7rem" />
    ) : (
      <span className={styles.missing} aria-hidden="true" />
    )}
  </div>
)

/** The first picture of a row, small. */
export const firstPicture: CellRenderer<Pictured<object>> = {
  render: ({ pictures: [picture] }) => <PictureCell picture={picture} />,
}

/** A phone number, date or reference, which is never broken into lines. */
export const NoWrap = ({ children }: { children: ReactNode }) => (
  <span className={styles.nowrap}>{children}</span>
)

/** Kept on one line in wide windows. */
export const OneLine = ({ children }: { children: ReactNode }) => (
  <span className={styles.oneLine}>{children}</span>
)

/** An instant: its time below its date where there is little room. */
export const Moment = ({ at }: { at: string }) => (
  <OneLine>
    <NoWrap>{formatHotelDate(at)},</NoWrap> <NoWrap>{formatHotelTime(at)}</NoWrap>
  </OneLine>
)

/** An email address; a line may end before its @. */
function Mail({ to, isLink = false }: { to: string; isLink?: boolean }) {
  const at = to.lastIndexOf("@")
  const address = (
    <>
      {to.slice(0, at)}
      <wbr />
      {to.slice(at)}
    </>
  )
  return <span className={styles.mail}>{isLink ? <a href={`mailto:${to}`}>{address}</a> : address}</span>
}

type LinesCellProps = {
  children: ReactNode
  below?: ReactNode
  align?: "end" | undefined
  isStrong?: boolean
}

/** A value, and smaller below it a second one. */
export const LinesCell = ({ children, below, align, isStrong }: LinesCellProps) => (
  <div className={classes(styles.lines, align && styles.end, isStrong && styles.strong)}>
    {children}
    {below && <span className={styles.soft}>{below}</span>}
  </div>
)

type NameCellProps = { to: string | null; children: ReactNode; below?: ReactNode }

/** The name of a row, with a link to its page. */
export const NameCell = ({ to, children, below }: NameCellProps) => (
  <LinesCell isStrong below={below}>
    <span className={styles.name}>{to ? <Link to={to}>{children}</Link> : children}</span>
  </LinesCell>
)

/** A long text in a box of the specification's height (ADM-1): four lines, and the whole text on hover or focus. */
const MessageCell = ({ label, children }: { label: string; children: string }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard
  <section className={styles.message} tabIndex={0} aria-label={label}>
    <p className={styles.clamped}>{children}</p>
  </section>
)

const values: Readonly<
  Record<Exclude<CellKind, "name" | "message" | "choice">, (value: string) => ReactNode>
> = {
  text: (value) => value,
  short: (value) => <span className={styles.short}>{value}</span>,
  nowrap: (value) => <NoWrap>{value}</NoWrap>,
  email: (value) => <Mail to={value} />,
  mailto: (value) => <Mail to={value} isLink />,
  date: (value) => <NoWrap>{formatLongDate(calendarDateOf(value))}</NoWrap>,
  time: (value) => <Moment at={value} />,
  money: (value) => <span className={styles.money}>{formatMoney(fromPaise(Number(value)))}</span>,
}

type TableCellProps<Row> = {
  readonly rules: TableRules
  readonly row: Row
  /** The key of the column. */
  readonly id: string
  readonly renderer: CellRenderer<Row> | undefined
}

/** The cell of a column: as its page draws it, or by the kind and field of its definition. */
export function TableCell<Row extends DataRow>({ rules, row, id, renderer = {} }: TableCellProps<Row>) {
  if (renderer.render) return renderer.render(row)
  const { label, cell, none, align } = rules.columns[id] ?? {}
  if (!cell) throw new Error(`nothing draws the column ${id} of ${rules.path}`)
  const [kind, field] = cell
  const value = fieldOf(row, field)
  const below = renderer.below?.(row)
  if (kind === "name")
    return (
      <NameCell to={pathOfRow(rules, row)} below={below}>
        {value}
      </NameCell>
    )
  if (kind === "message")
    return <MessageCell label={`${label} of ${nameOfRow(rules, row)}`}>{value}</MessageCell>
  if (kind === "choice") return <ScreenText text={choiceLabel(rules.filters[id], value)} />
  const shown = value === "" ? none : values[kind](value)
  if (!below) return shown
  return (
    <LinesCell below={below} align={align}>
      <span>{shown}</span>
    </LinesCell>
  )
}
