import { Link } from "#src/ui/navigation/link.tsx"
import { useText } from "#src/ui/use-text.tsx"
import styles from "./breadcrumbs.module.css"

export type Crumb = { label: string; to?: string }

/** The last crumb is the current page and has no link. */
export function Breadcrumbs({ trail }: { trail: readonly Crumb[] }) {
  const t = useText()
  return (
    <nav aria-label={t("Breadcrumb")}>
      <ol className={styles.list}>
        {trail.map(({ label, to }) => (
          <li key={label} className={styles.item}>
            {to ? <Link to={to}>{t(label)}</Link> : <span aria-current="page">{t(label)}</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
