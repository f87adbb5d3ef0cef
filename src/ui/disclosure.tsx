import type { ReactNode } from "react"
import styles from "./disclosure.module.css"

type DisclosureProps = { title: string; note: string; isOpen: boolean; children: ReactNode }

/** Optional fields of a form that are closed at first. */
export const Disclosure = ({ title, note, isOpen, children }: DisclosureProps) => (
  <details className={styles.disclosure} open={isOpen || undefined}>
    <summary className={styles.summary}>{title}</summary>
    <p className={styles.note}>{note}</p>
    <div className={styles.fields}>{children}</div>
  </details>
)
