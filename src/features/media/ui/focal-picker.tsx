import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef } from "react"
import { Picture } from "#src/ui/pictures/picture.tsx"
import { VisuallyHidden } from "#src/ui/visually-hidden.tsx"
import type { Focal } from "../picture.ts"
import { formatFocal } from "../picture-form.ts"
import type { FieldPicture } from "./field-picture.ts"
import styles from "./focal-picker.module.css"

const steps: Readonly<Record<string, Focal>> = {
  ArrowLeft: [-0.05, 0],
  ArrowRight: [0.05, 0],
  ArrowUp: [0, -0.05],
  ArrowDown: [0, 0.05],
}

const share = (value: number): number => Math.round(Math.min(1, Math.max(0, value)) * 100) / 100

type FocalPickerProps = { picture: FieldPicture; onAim: (focal: Focal) => void }

/** Sets the focal point by a click or by the arrow keys. */
export function FocalPicker({ picture, onAim }: FocalPickerProps) {
  const [x, y] = picture.focal ?? [0.5, 0.5]
  const mark = useRef<HTMLSpanElement>(null)
  const hintId = useId()
  // Set by script, because the CSP forbids style attributes.
  useEffect(() => {
    mark.current?.style.setProperty("left", `${x * 100}%`)
    mark.current?.style.setProperty("top", `${y * 100}%`)
  }, [x, y])
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // A press by keyboard has no coordinates.
    if (event.detail === 0) return
    const frame = event.currentTarget.getBoundingClientRect()
    onAim([
      share((event.clientX - frame.left) / frame.width),
      share((event.clientY - frame.top) / frame.height),
    ])
  }
  const step = (event: KeyboardEvent) => {
    const by = steps[event.key]
    if (!by) return
    event.preventDefault()
    onAim([share(x + by[0]), share(y + by[1])])
  }
  return (
    <button type="button" className={styles.frame} aria-describedby={hintId} onClick={press} onKeyDown={step}>
      <Picture picture={{ ...picture, alt: "" }} sizes="20rem" />
      <span ref={mark} className={styles.mark} aria-hidden="true" />
      <VisuallyHidden>
        <span>Point of interest, </span>
        <span aria-live="polite">{formatFocal([x, y])}</span>
      </VisuallyHidden>
      <VisuallyHidden>
        <span id={hintId}>Arrow keys move it. It stays in sight wherever the picture is cropped.</span>
      </VisuallyHidden>
    </button>
  )
}
