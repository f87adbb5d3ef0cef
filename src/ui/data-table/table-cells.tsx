import type { ReactNode } from "react"
import { formatHotelDate, formatHotelTime } from "#src/shared/hotel-moment.ts"
import { classes } from "../classes.ts"
import type { PictureSource } from "#src/ui/pictures/picture-sources.ts"
import { Picture } from "#src/ui/pictures/picture.tsx"
import styles from "./table-cells.module.css"

/** A row with the pictures that stand for it. */
export type Pictured<Row> = Row & { readonly pictures: readonly PictureSource[] }

/** The first picture of a row, small. */
export const PictureCell = ({ picture }: { picture: PictureSource | undefined }) => (
  <div className={styles.picture}>
    {picture ? (
      <Picture picture={picture} shape="landscape" sizes="7rem" />
    ) : (
      <span className={styles.missing} aria-hidden="true" />
    )}
  </div>
)

type NameCellProps = { children: ReactNode; below?: ReactNode }

/** What a row is called, and a soft line below it. */
export const NameCell = ({ children, below }: NameCellProps) => (
  <div className={styles.name}>
    {children}
    {below && <span className={styles.soft}>{below}</span>}
  </div>
)

type WordsCellProps = { label: string; children: string }

/** A phone number, a date, a reference: what nobody reads in two halves. */
export const Whole = ({ children }: { children: ReactNode }) => (
  <span className={styles.whole}>{children}</span>
)

/** An instant: on one line where there is room, else its time below its date. */
export const Moment = ({ at }: { at: string }) => (
  <span className={styles.moment}>
    <Whole>{formatHotelDate(at)},</Whole> <Whole>{formatHotelTime(at)}</Whole>
  </span>
)

/** A name of one word or two, as those of towns: wide enough for most, and a longer one breaks. */
export const Short = ({ children }: { children: ReactNode }) => (
  <span className={styles.short}>{children}</span>
)

/** An email address, which is broken before its @ first. */
export function Mail({ to, isLink = false }: { to: string; isLink?: boolean }) {
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

/** Long words in a box of the specification's height (ADM-1): their first lines, and all of them where one points. */
export const WordsCell = ({ label, children }: WordsCellProps) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard
  <section className={styles.words} tabIndex={0} aria-label={label}>
    <p className={styles.clamped}>{children}</p>
  </section>
)

type LinesCellProps = { children: ReactNode; below?: ReactNode; align?: "end" }

/** Facts below each other, the last one soft. */
export const LinesCell = ({ children, below, align }: LinesCellProps) => (
  <div className={classes(styles.lines, align && styles.end)}>
    {children}
    {below && <span className={styles.soft}>{below}</span>}
  </div>
)
