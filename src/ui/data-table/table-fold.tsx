import { type KeyboardEvent, type ReactNode, useRef } from "react"
import { useLocation } from "react-router"
import { buttonClass } from "../button.tsx"
import { classes } from "../classes.ts"
import { useAfterChange } from "../use-after-change.ts"
import styles from "./table-tools.module.css"

type TableFoldProps = { icon: ReactNode; label: string; children: ReactNode }

/** A panel of the list that opens on request and closes when its answer has arrived. */
export function TableFold({ icon, label, children }: TableFoldProps) {
  const fold = useRef<HTMLDetailsElement>(null)
  const { search } = useLocation()
  const close = () => fold.current?.removeAttribute("open")
  useAfterChange(search, close)
  const leave = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return
    close()
    fold.current?.querySelector("summary")?.focus()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape only closes it
    <details ref={fold} className={styles.fold} name="table-fold" onKeyDown={leave}>
      <summary className={classes(buttonClass({ variant: "secondary", size: "small" }), styles.summary)}>
        {icon}
        {label}
      </summary>
      <div className={styles.panel}>{children}</div>
    </details>
  )
}
