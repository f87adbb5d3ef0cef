import { useText } from "#src/ui/use-text.tsx"
import styles from "./skip-link.module.css"

/** The first focusable link of each page; `main` has the id. */
export function SkipLink({ to = "main" }: { to?: string }) {
  const t = useText()
  return (
    <a className={styles.skip} href={`#${to}`}>
      {t("Skip to the content")}
    </a>
  )
}
