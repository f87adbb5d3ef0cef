import type { ReactNode } from "react"
import { classes } from "./classes.ts"
import { useScreenText } from "./screen-text.ts"
import styles from "./eyebrow.module.css"

type EyebrowProps = { children: ReactNode; plain?: boolean; as?: "p" | "h2" | "h3"; id?: string }

/** A small uppercase label above a title, with a line before it unless plain. */
export function Eyebrow({ children, plain, as: Tag = "p", id }: EyebrowProps) {
  const shown = useScreenText()
  return (
    <Tag id={id} className={classes(styles.eyebrow, plain && styles.plain)}>
      {shown(children)}
    </Tag>
  )
}
