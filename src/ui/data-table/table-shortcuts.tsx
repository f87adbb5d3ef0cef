import { KeyboardIcon } from "@phosphor-icons/react/dist/icons/Keyboard"
import { useState } from "react"
import { Dialog } from "#src/ui/dialogs/dialog.tsx"
import { CheckboxField } from "#src/ui/forms/checkbox-field.tsx"
import { Button } from "../button.tsx"
import { Icon } from "../icon.tsx"
import { areShortcutsOn, storeShortcuts } from "./table-shortcuts-kept.ts"
import styles from "./table-shortcuts.module.css"
import { useKeyPress } from "./use-table-keys.ts"

const shortcuts: Readonly<Record<string, readonly string[]>> = {
  Search: ["/"],
  "Next row": ["J", "↓"],
  "Row before": ["K", "↑"],
  "Open the row": ["Enter"],
  "Select the row": ["X", "Space"],
  "Select up to here": ["Shift + click"],
  "Delete the row, or all that are selected": ["Delete"],
  "Select nothing": ["Esc"],
  "Next page": ["N"],
  "Page before": ["P"],
  "These shortcuts": ["?"],
}

function Shortcuts() {
  const [isOn, setOn] = useState(areShortcutsOn)
  const store = (isWanted: boolean) => {
    storeShortcuts(isWanted)
    setOn(isWanted)
  }
  return (
    <>
      <dl className={styles.list}>
        {Object.entries(shortcuts).map(([does, keys]) => (
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
        onChange={({ target }) => store(target.checked)}
      />
    </>
  )
}

/** The keyboard shortcuts of a list. */
export function TableShortcuts() {
  const [open, setOpen] = useState(false)
  useKeyPress((event) => (event.key === "?" && areShortcutsOn() ? () => setOpen(true) : null))
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
