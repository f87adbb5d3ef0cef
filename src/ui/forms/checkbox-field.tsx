import type { ComponentProps } from "react"
import { useScreenText } from "#src/ui/screen-text.ts"
import styles from "./checkbox-field.module.css"
import { FieldError, type FieldProps, fieldWiring } from "./field.tsx"

type CheckboxFieldProps = Omit<FieldProps, "optional"> &
  Omit<ComponentProps<"input">, keyof FieldProps | "className" | "type">

/** A checkbox; never checked by default for costs or consent. */
export function CheckboxField({ label, hint, error, name, id, ...input }: CheckboxFieldProps) {
  const shown = useScreenText()
  const wiring = fieldWiring({ name, label, id, hint, error })
  return (
    <div className={styles.row}>
      <input
        type="checkbox"
        id={wiring.id}
        name={name}
        className={styles.box}
        aria-describedby={wiring.described}
        aria-invalid={error !== undefined}
        {...input}
      />
      <label htmlFor={wiring.id}>{shown(label)}</label>
      <div className={styles.below}>
        {error !== undefined && <FieldError id={wiring.errorId}>{error}</FieldError>}
        {hint !== undefined && (
          <p id={wiring.hintId} className={styles.hint}>
            {shown(hint)}
          </p>
        )}
      </div>
    </div>
  )
}
