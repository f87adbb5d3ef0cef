import type { ReactNode } from "react"
import { classes } from "#src/ui/classes.ts"
import styles from "./booking-cell.module.css"

type CellProps = { of?: "name" | "when" | "room"; children: ReactNode }

/** What a cell says first, over what it adds. */
export const Cell = ({ of, children }: CellProps) => (
  <div className={classes(styles.cell, of && styles[of])}>{children}</div>
)

export const Strong = ({ children }: { children: ReactNode }) => (
  <span className={styles.strong}>{children}</span>
)

export const Soft = ({ children }: { children: ReactNode }) => <span className={styles.soft}>{children}</span>
