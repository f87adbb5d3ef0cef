import type { ReactNode } from "react"
import { classes } from "../classes.ts"
import type { PictureSource } from "../picture-sources.ts"
import { Picture } from "../picture.tsx"
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

/** Long words in a box that scrolls, of the specification's height (ADM-1). */
export const WordsCell = ({ label, children }: WordsCellProps) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard
  <section className={styles.words} tabIndex={0} aria-label={label}>
    {children}
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
