import { Link } from "#src/ui/navigation/link.tsx"
import { hotel } from "#src/shared/hotel.ts"
import { VisuallyHidden } from "#src/ui/visually-hidden.tsx"
import styles from "./brand.module.css"

/** The logo and name, which link to the home page. */
export function Brand() {
  return (
    <Link to="/" className={styles.brand} viewTransition>
      <span className={styles.mark} aria-hidden="true" />
      <span className={styles.word} aria-hidden="true" />
      <VisuallyHidden>{hotel.name}, to the first page</VisuallyHidden>
    </Link>
  )
}
