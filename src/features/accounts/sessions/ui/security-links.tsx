import { NavLink } from "react-router"
import styles from "./security-links.module.css"

const links = [
  { to: "/my-account/sessions", label: "Sessions" },
  { to: "/my-account/password", label: "Change password" },
] as const

/** The pages that protect an account (SAFE-8). */
export function SecurityLinks() {
  return (
    <nav aria-label="Security" className={styles.security}>
      <h2 className={styles.title}>Security</h2>
      <ul className={styles.links}>
        {links.map(({ to, label }) => (
          <li key={to}>
            <NavLink to={to} end className={styles.link ?? ""}>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
