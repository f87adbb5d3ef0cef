import type { ReactNode } from "react"
import { Eyebrow } from "#src/ui/eyebrow.tsx"
import { useText } from "#src/ui/use-text.tsx"
import styles from "./account-layout-page.module.css"

type AccountPageProps = {
  title: string
  eyebrow?: string
  lead?: string
  /** Beside the title. */
  actions?: ReactNode
  children: ReactNode
}

/** The header of an account page, with the content below. */
export function AccountPage({ title, eyebrow, lead, actions, children }: AccountPageProps) {
  const t = useText()
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <div>
          {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
          <h1 className={styles.title}>{t(title)}</h1>
          {lead && <p className={styles.lead}>{t(lead)}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  )
}
