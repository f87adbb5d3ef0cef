import styles from "./file-links.module.css"
import { useText } from "#src/ui/use-text.tsx"

export type LinkedFile = {
  readonly path: string
  readonly name: string
  /** The accessible name, where several records have such a file. */
  readonly label?: string
  /** It opens, and is not saved. */
  readonly isPage?: boolean
}

/** The files of a record, in a row; nothing without files. */
export function FileLinks({ files }: { files: readonly LinkedFile[] }) {
  const t = useText()
  if (files.length === 0) return null
  return (
    <ul className={styles.links}>
      {files.map(({ path, name, label, isPage = false }) => (
        <li key={path}>
          <a href={path} download={!isPage} aria-label={label}>
            {t(name)}
          </a>
        </li>
      ))}
    </ul>
  )
}
