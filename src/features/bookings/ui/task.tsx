import { type ReactNode, useId } from "react"
import { Eyebrow } from "#src/ui/eyebrow.tsx"
import { Section } from "#src/ui/section.tsx"
import styles from "./task.module.css"

type TaskProps = {
  side: ReactNode
  /** Whether the context is shown after the task on narrow screens. */
  isSideLast?: boolean
  children: ReactNode
}

/** A step of a booking: the context on one side, the task on the other. */
export function Task({ side, isSideLast, children }: TaskProps) {
  const beside = <div className={styles.side}>{side}</div>
  return (
    <Section space="flush" className={styles.task}>
      {!isSideLast && beside}
      <div className={styles.steps}>{children}</div>
      {isSideLast && beside}
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
