import { WarningCircleIcon } from "@phosphor-icons/react/dist/icons/WarningCircle"
import type { ReactNode } from "react"
import { classes } from "#src/ui/classes.ts"
import styles from "./field.module.css"
import { Icon } from "#src/ui/icon.tsx"
import { useScreenText } from "#src/ui/screen-text.ts"

/** The common properties of form fields; an id is needed only if two forms of a page share a name. */
export type FieldProps = {
  name: string
  label: ReactNode
  id?: string | undefined
  hint?: ReactNode
  error?: string | undefined
  /** Shows "(optional)" beside the label; other fields are required. */
  optional?: boolean | undefined
}

export const fieldId = (name: string): string => `field-${name}`

type Wiring = { id: string; hintId: string; errorId: string; described: string | undefined }

/** The ids that tie a control to its label, hint and error. */
export function fieldWiring({ name, id = fieldId(name), hint, error }: FieldProps): Wiring {
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const described = classes(error !== undefined && errorId, hint !== undefined && hintId) || undefined
  return { id, hintId, errorId, described }
}

/** Attributes of the native control itself. */
export function controlProps(field: FieldProps) {
  const { id, described } = fieldWiring(field)
  return {
    id,
    name: field.name,
    className: styles.control,
    "aria-describedby": described,
    // Left out, an empty required date or choice is announced as invalid before anything was typed.
    "aria-invalid": field.error !== undefined,
    required: !field.optional,
  }
}

export function FieldError({ id, children }: { id: string; children: string }) {
  const shown = useScreenText()
  return (
    <p id={id} className={styles.error}>
      <Icon of={WarningCircleIcon} />
      <span>{shown(children)}</span>
    </p>
  )
}

/** Label above, control, error beside it, hint below. */
export function Field({ children, ...field }: FieldProps & { children: ReactNode }) {
  const { id, hintId, errorId } = fieldWiring(field)
  const shown = useScreenText()
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {shown(field.label)}
        {field.optional && <span className={styles.optional}> {shown("(optional)")}</span>}
      </label>
      {children}
      {field.error !== undefined && <FieldError id={errorId}>{field.error}</FieldError>}
      {field.hint !== undefined && (
        <p id={hintId} className={styles.hint}>
          {shown(field.hint)}
        </p>
      )}
    </div>
  )
}
