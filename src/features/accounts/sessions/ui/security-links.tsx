import { NavLink } from "react-router"
import { useText } from "#src/ui/use-text.tsx"
import styles from "./security-links.module.css"

const links = [
  { to: "/my-account/sessions", label: "Devices" },
  { to: "/my-account/password", label: "Password" },
  { to: "/my-account/passkeys", label: "Passkeys" },
  { to: "/my-account/privacy", label: "Your data" },
  { to: "/my-account/second-factor", label: "Second factor" },
] as const

/** The pages that protect an account (SAFE-8). */
export function SecurityLinks() {
  const t = useText()
  return (
    <nav aria-label={t("Security and privacy")} className={styles.security}>
      <h2 className={styles.title}>{t("Security and privacy")}</h2>
      <ul className={styles.links}>
        {links.map(({ to, label }) => (
          <li key={to}>
            <NavLink to={to} end className={styles.link ?? ""}>
              {t(label)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
