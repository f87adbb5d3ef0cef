import { Link } from "#src/ui/navigation/link.tsx"
import { hotel } from "#src/shared/hotel.ts"
import { useText } from "#src/ui/use-text.tsx"
import { VisuallyHidden } from "#src/ui/visually-hidden.tsx"
import styles from "./brand.module.css"

/** The logo and name, which link to the home page. */
export function Brand() {
  const t = useText()
  return (
    <Link to="/" className={styles.brand} viewTransition>
      <span className={styles.mark} aria-hidden="true" />
      <span className={styles.word} aria-hidden="true" />
      <VisuallyHidden>{t("{hotel}, to the first page", { hotel: t(hotel.name) })}</VisuallyHidden>
    </Link>
  )
}
