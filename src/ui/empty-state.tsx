import type { ReactNode } from "react"
import styles from "./empty-state.module.css"

type EmptyStateProps = { title: string; children?: ReactNode; actions?: ReactNode }

/** Shown for an empty list: why it is empty, and what to do. */
export function EmptyState({ title, children, actions }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <h2 className={styles.title}>{title}</h2>
      {children && <p className={styles.text}>{children}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
