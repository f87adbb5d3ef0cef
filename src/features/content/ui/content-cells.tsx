import type { PictureSource } from "#src/ui/picture-sources.ts"
import { Picture } from "#src/ui/picture.tsx"
import styles from "./content-table.module.css"

export const PictureCell = ({ picture }: { picture: PictureSource | undefined }) => (
  <div className={styles.picture}>
    {picture && <Picture picture={picture} shape="landscape" sizes="8rem" />}
  </div>
)

type WordsCellProps = { label: string; children: string }

/** Long words in a box that scrolls, of the specification's height (ADM-1). */
export const WordsCell = ({ label, children }: WordsCellProps) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard
  <section className={styles.words} tabIndex={0} aria-label={label}>
    {children}
  </section>
)
