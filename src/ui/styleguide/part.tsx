import { type ReactNode } from "react"
import { Eyebrow } from "../eyebrow.tsx"
import styles from "./styleguide.module.css"

export const Part = ({ name, children }: { name: string; children: ReactNode }) => (
  <section className={styles.part}>
    <Eyebrow as="h2">{name}</Eyebrow>
    {children}
  </section>
)
