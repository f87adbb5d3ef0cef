import { LinkButton } from "#src/ui/link-button.tsx"
import styles from "./admin-layout-older.module.css"

type OlderProps = {
  /** The address of the older rows; null at the end of the list. */
  older: string | null
  /** The address of the newest rows; null when they are shown. */
  newest: string | null
}

/** A keyset list has two links: to older rows, and to the newest. */
export function OlderRows({ older, newest }: OlderProps) {
  if (!older && !newest) return null
  return (
    <nav aria-label="Pages" className={styles.ways}>
      {newest && (
        <LinkButton to={newest} variant="secondary" size="small">
          Newest
        </LinkButton>
      )}
      {older && (
        <LinkButton to={older} variant="secondary" size="small">
          Older
        </LinkButton>
      )}
    </nav>
  )
}
