import type { ReactNode } from "react"
import { Form, useLocation } from "react-router"
import type { FormAnswer } from "#src/ui/forms/use-checked-form.ts"
import { useKeptForm } from "./use-kept-form.ts"

type KeptFormProps = {
  /** Names the form in its page, with the state of the record that it changes. */
  readonly name: string
  readonly refused: FormAnswer | undefined
  readonly label: string
  readonly className: string | undefined
  readonly children: ReactNode
}

/** A form of the desk that the server checks. What is typed is kept for this tab: the session may end before it is sent. */
export function KeptForm({ name, refused, label, className, children }: KeptFormProps) {
  const { form, onSent } = useKeptForm(`${useLocation().pathname} ${name}`, refused)
  return (
    <Form
      method="post"
      replace
      preventScrollReset
      noValidate
      onSubmit={onSent}
      {...form}
      className={className}
      aria-label={label}
    >
      {children}
    </Form>
  )
}
