import type { ReactNode } from "react"
import { useScreenText } from "#src/ui/screen-text.ts"
import styles from "./empty-state.module.css"

type EmptyStateProps = { title: string; children?: ReactNode; actions?: ReactNode }

/** Shown for an empty list: why it is empty, and what to do. */
export function EmptyState({ title, children, actions }: EmptyStateProps) {
  const shown = useScreenText()
  return (
    <div className={styles.empty}>
      <h2 className={styles.title}>{shown(title)}</h2>
      {children && <p className={styles.text}>{shown(children)}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
