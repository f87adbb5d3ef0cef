import type { ReactNode } from "react"
import { classes } from "#src/ui/classes.ts"
import { Eyebrow } from "#src/ui/eyebrow.tsx"
import { useText } from "#src/ui/use-text.tsx"
import { RunwayDrawing } from "./runway-drawing.tsx"
import styles from "./auth-layout.module.css"

type AuthLayoutProps = {
  title: string
  eyebrow: string
  /** The text over the picture. */
  phrase: string
  note: string
  /** In the middle of a booking a phone shows the note alone, so that the form is near. */
  isStep?: boolean
  children: ReactNode
}

/** The layout of sign-in and sign-up: a picture on one side, the form on the other. */
export function AuthLayout({ title, eyebrow, phrase, note, isStep = false, children }: AuthLayoutProps) {
  const t = useText()
  return (
    <div className={styles.layout}>
      <div className={styles.picturePanel} data-tone="dark">
        <p className={classes(styles.phrase, isStep && styles.wideOnly)}>{t(phrase)}</p>
        <p className={styles.note}>{t(note)}</p>
        <RunwayDrawing />
      </div>
      <section className={styles.formPanel}>
        <div className={styles.inner}>
          <div>
            <Eyebrow>{eyebrow}</Eyebrow>
            <h1 className={styles.title}>{t(title)}</h1>
          </div>
          {children}
        </div>
      </section>
    </div>
  )
}
