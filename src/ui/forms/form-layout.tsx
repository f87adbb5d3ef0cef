import type { ReactNode } from "react"
import styles from "./form-layout.module.css"

/** Fields one below the other, evenly spaced: the only child of a form. */
export function FormFields({ children }: { children: ReactNode }) {
  return <div className={styles.form}>{children}</div>
}

/** Fields that belong side by side where there is room. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>
}

/** Buttons and links that end a form. */
export function FormActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}
