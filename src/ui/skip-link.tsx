import styles from "./skip-link.module.css"

/** The first stop of the keyboard on each page; `main` carries the id. */
export function SkipLink({ to = "main" }: { to?: string }) {
  return (
    <a className={styles.skip} href={`#${to}`}>
      Skip to the content
    </a>
  )
}
