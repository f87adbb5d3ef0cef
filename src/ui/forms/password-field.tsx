import { type ComponentProps, useState } from "react"
import { controlProps, Field, type FieldProps } from "./field.tsx"
import styles from "./password-field.module.css"
import { useText } from "#src/ui/use-text.tsx"
import { VisuallyHidden } from "#src/ui/visually-hidden.tsx"

type PasswordFieldProps = FieldProps &
  Omit<ComponentProps<"input">, keyof FieldProps | "className" | "type"> & {
    autoComplete: "current-password" | "new-password"
  }

/** A password field with a button that shows or hides the text. */
export function PasswordField({ label, hint, error, optional, name, id, ...input }: PasswordFieldProps) {
  const t = useText()
  const [isShown, setShown] = useState(false)
  const field = { name, label, hint, error, optional, id }
  const control = controlProps(field)
  return (
    <Field {...field}>
      <div className={styles.frame}>
        <input
          type={isShown ? "text" : "password"}
          spellCheck={false}
          autoCapitalize="none"
          {...control}
          {...input}
        />
        <button
          type="button"
          className={styles.toggle}
          aria-controls={control.id}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? t("Hide") : t("Show")}
          <VisuallyHidden> {t("password")}</VisuallyHidden>
        </button>
      </div>
    </Field>
  )
}
