import { Link } from "react-router"
import { LinkButton } from "#src/ui/link-button.tsx"
import styles from "./staff-work.module.css"

type StaffWorkProps = { role: string; links: readonly { to: string; label: string }[] }

/** Links for staff after signing in (AUTH-4): the admin home and the screens they use most. */
export function StaffWork({ role, links }: StaffWorkProps) {
  return (
    <section className={styles.work} aria-labelledby="work" data-tone="parchment">
      <h2 id="work" className={styles.title}>
        Your work: {role}
      </h2>
      <LinkButton to="/admin">Open the administration</LinkButton>
      <ul className={styles.links}>
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className={styles.link}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
