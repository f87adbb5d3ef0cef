import type { ReactNode } from "react"
import { Link } from "react-router"
import styles from "./admin-layout-page.module.css"

type AdminPageProps = {
  title: ReactNode
  /** Beside the title: how many, which part, what state. */
  note?: ReactNode
  /** Below the title. */
  lead?: ReactNode
  back?: { to: string; label: string }
  actions?: ReactNode
  children: ReactNode
}

/** A page of the administration: title and actions in one line, content below. */
export function AdminPage({ title, note, lead, back, actions, children }: AdminPageProps) {
  return (
    <>
      <header className={styles.header}>
        <div className={styles.words}>
          {back && (
            <Link to={back.to} className={styles.back}>
              {back.label}
            </Link>
          )}
          <h1 className={styles.title}>{title}</h1>
          {note && <div className={styles.note}>{note}</div>}
          {lead && <div className={styles.lead}>{lead}</div>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </>
  )
}
