import { KeyboardIcon } from "@phosphor-icons/react/dist/icons/Keyboard"
import { type ChangeEvent, useEffect, useState } from "react"
import { Button } from "../button.tsx"
import { CheckboxField } from "#src/ui/forms/checkbox-field.tsx"
import { Dialog } from "#src/ui/dialogs/dialog.tsx"
import { Icon } from "../icon.tsx"
import { areShortcutsOn, storeShortcuts } from "./table-shortcuts-kept.ts"
import styles from "./table-shortcuts.module.css"

const shortcuts: readonly (readonly [keys: readonly string[], does: string])[] = [
  [["/"], "Search"],
  [["J", "↓"], "Next row"],
  [["K", "↑"], "Row before"],
  [["Enter"], "Open the row"],
  [["X", "Space"], "Select the row"],
  [["Shift + click"], "Select up to here"],
  [["Delete"], "Delete the row, or all that are selected"],
  [["Esc"], "Select nothing"],
  [["N"], "Next page"],
  [["P"], "Page before"],
  [["?"], "These shortcuts"],
]

const hasDates = (event: KeyboardEvent): boolean =>
  event.key === "?" &&
  !(event.target instanceof HTMLElement && event.target.matches("input, textarea, select")) &&
  !document.querySelector("dialog[open]") &&
  areShortcutsOn()

function Shortcuts() {
  const [isOn, setOn] = useState(areShortcutsOn)
  const keep = (event: ChangeEvent<HTMLInputElement>) => {
    storeShortcuts(event.target.checked)
    setOn(event.target.checked)
  }
  return (
    <>
      <dl className={styles.list}>
        {shortcuts.map(([keys, does]) => (
          <div key={does} className={styles.item}>
            <dt className={styles.keys}>
              {keys.map((name) => (
                <kbd key={name} className={styles.key}>
                  {name}
                </kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <CheckboxField
        name="shortcuts"
        label="Single letters work as shortcuts"
        checked={isOn}
        onChange={keep}
      />
    </>
  )
}

/** What the keyboard can do in a list. */
export function TableShortcuts() {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (hasDates(event)) setOpen(true)
    }
    document.addEventListener("keydown", press)
    return () => document.removeEventListener("keydown", press)
  }, [])
  return (
    <>
      <Button
        type="button"
        variant="quiet"
        size="small"
        className={styles.button}
        onClick={() => setOpen(true)}
        title="Keyboard shortcuts"
      >
        <Icon of={KeyboardIcon} label="Keyboard shortcuts" />
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Keyboard shortcuts" size="small">
        <Shortcuts />
      </Dialog>
    </>
  )
}
