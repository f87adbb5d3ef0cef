import type { ReactNode } from "react"
import { Link } from "react-router"
import { useText } from "#src/ui/use-text.tsx"
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

/** The notice for a form in which a guest gives data (DPDP Act, s. 5). In a tab of its own: leaving the page empties the form. */
export function PrivacyLink() {
  const t = useText()
  return (
    <Link to="/privacypolicy" target="_blank">
      {t("How we use your data")}
    </Link>
  )
}
