import styles from "./skip-link.module.css"

/** The first focusable link of each page; `main` has the id. */
export function SkipLink({ to = "main" }: { to?: string }) {
  return (
    <a className={styles.skip} href={`#${to}`}>
      Skip to the content
    </a>
  )
}
