import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react"
import { classes } from "#src/ui/classes.ts"
import styles from "./tabs.module.css"

type Tab = { key: string; label: string; content: ReactNode }

/** The index of the tab that a key selects; null for other keys. */
function nextIndex(key: string, index: number, count: number): number | null {
  if (key === "ArrowRight") return (index + 1) % count
  if (key === "ArrowLeft") return (index + count - 1) % count
  if (key === "Home") return 0
  if (key === "End") return count - 1
  return null
}

export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const [selected, setSelected] = useState(0)
  const buttons = useRef<(HTMLButtonElement | null)[]>([])
  const id = useId()
  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextIndex(event.key, selected, tabs.length)
    if (next === null) return
    event.preventDefault()
    setSelected(next)
    buttons.current[next]?.focus()
  }
  return (
    <div>
      <div role="tablist" aria-label={label} className={styles.list}>
        {tabs.map((tab, index) => (
          <button
            key={tab.key}
            ref={(button) => {
              buttons.current[index] = button
            }}
            type="button"
            role="tab"
            id={`${id}-${tab.key}`}
            className={styles.tab}
            aria-selected={index === selected}
            aria-controls={`${id}-${tab.key}-panel`}
            tabIndex={index === selected ? 0 : -1}
            onClick={() => setSelected(index)}
            onKeyDown={onKeyDown}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.key}
          role="tabpanel"
          id={`${id}-${tab.key}-panel`}
          className={classes(styles.panel, index !== selected && styles.unselected)}
          aria-labelledby={`${id}-${tab.key}`}
        >
          <h3 className={styles.heading}>{tab.label}</h3>
          {tab.content}
        </div>
      ))}
    </div>
  )
}
