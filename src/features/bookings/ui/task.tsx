import { type ReactNode, useId } from "react"
import { Eyebrow } from "#src/ui/eyebrow.tsx"
import { Section } from "#src/ui/section.tsx"
import styles from "./task.module.css"

/** A step of a booking: what it is about on one side, what is to be done on the other. */
export function Task({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <Section space="flush" className={styles.task}>
      <div className={styles.aside}>{aside}</div>
      <div className={styles.steps}>{children}</div>
    </Section>
  )
}

type TaskPartProps = { title: string; action?: ReactNode; children: ReactNode }

export function TaskPart({ title, action, children }: TaskPartProps) {
  const id = useId()
  return (
    <section className={styles.part} aria-labelledby={id}>
      <div className={styles.head}>
        <Eyebrow as="h2" id={id}>
          {title}
        </Eyebrow>
        {action}
      </div>
      {children}
    </section>
  )
}
