import { XIcon } from "@phosphor-icons/react/dist/icons/X"
import { type ReactNode, type RefObject, useEffect, useId, useRef } from "react"
import { useScreenText } from "#src/ui/screen-text.ts"
import { classes } from "#src/ui/classes.ts"
import styles from "./dialog.module.css"
import { Icon } from "#src/ui/icon.tsx"

type DialogProps = {
  open: boolean
  /** Called by Escape, the close button and a press beside the dialog. */
  onClose: () => void
  title: string
  size?: "small" | "medium" | "wide"
  /** Fills the screen of a phone. */
  sheet?: boolean
  children: ReactNode
}

/** Keeps a native dialog in step with `open`; the browser itself traps and returns focus. */
export function useModal(open: boolean): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    if (!element || element.open === open) return
    if (open) element.showModal()
    else element.close()
  }, [open])
  return dialog
}

/** A modal dialog. Its content is mounted only while it is open. */
export function Dialog({ open, onClose, title, size = "medium", sheet, children }: DialogProps) {
  const dialog = useModal(open)
  const shown = useScreenText()
  const titleId = useId()
  const look = classes(styles.dialog, size !== "medium" && styles[size], sheet && styles.sheet)
  useEffect(() => {
    const element = dialog.current
    const closeFromBackdrop = (event: MouseEvent) => {
      if (event.target === element) element?.close()
    }
    element?.addEventListener("click", closeFromBackdrop)
    return () => element?.removeEventListener("click", closeFromBackdrop)
  }, [dialog])
  return (
    <dialog
      ref={dialog}
      className={look}
      aria-labelledby={titleId}
      // Escape changes the state here: the browser's `close` event comes later, and would undo a press on the opener.
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      onClose={() => {
        if (open && !dialog.current?.open) onClose()
      }}
    >
      {open && (
        <>
          <div className={styles.head}>
            <h2 id={titleId} className={styles.title}>
              {shown(title)}
            </h2>
            <button type="button" className={styles.close} onClick={onClose}>
              <Icon of={XIcon} label="Close" />
            </button>
          </div>
          <div className={styles.body}>{children}</div>
        </>
      )}
    </dialog>
  )
}
