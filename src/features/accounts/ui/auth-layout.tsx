import type { ReactNode } from "react"
import { Eyebrow } from "#src/ui/eyebrow.tsx"
import { Dusk } from "./dusk.tsx"
import styles from "./auth-layout.module.css"

type AuthLayoutProps = {
  title: string
  eyebrow: string
  /** The text over the picture. */
  phrase: string
  note: ReactNode
  children: ReactNode
}

/** The layout of sign-in and sign-up: a picture on one side, the form on the other. */
export function AuthLayout({ title, eyebrow, phrase, note, children }: AuthLayoutProps) {
  return (
    <div className={styles.doorway}>
      <div className={styles.scene} data-tone="dark">
        <p className={styles.phrase}>{phrase}</p>
        <p className={styles.note}>{note}</p>
        <Dusk />
      </div>
      <section className={styles.desk}>
        <div className={styles.inner}>
          <div>
            <Eyebrow>{eyebrow}</Eyebrow>
            <h1 className={styles.title}>{title}</h1>
          </div>
          {children}
        </div>
      </section>
    </div>
  )
}
