import type { ReactNode } from "react"
import styles from "./bottom-bar.module.css"

type BottomBarProps = {
  /** What the action is about, such as a total; shown on narrow screens only. */
  fact: ReactNode
  children: ReactNode
}

/** The button or link of a step. On narrow screens it stays at the bottom of the window. */
export const BottomBar = ({ fact, children }: BottomBarProps) => (
  <div className={styles.bar}>
    <p className={styles.fact}>{fact}</p>
    {children}
  </div>
)
