import { type ReactNode, type SubmitEvent, useEffect, useEffectEvent, useState } from "react"
import { Form, useActionData, useLocation } from "react-router"
import { isHydrated } from "#src/ui/browser/is-hydrated.ts"
import type { FormAnswer } from "#src/ui/forms/use-checked-form.ts"
import type { Restored } from "./draft-fields.ts"
import { OutdatedTexts } from "./outdated-texts.tsx"
import { useFormDraft } from "./use-form-draft.ts"

/** An answer may be that to another form of the page; then this one was not sent. A call that failed has no `tone`. */
const isSuccess = (answer: unknown): boolean =>
  typeof answer === "object" && answer !== null && "tone" in answer && answer.tone === "success"

type DraftFormProps = {
  /** Where a link leads to the form. */
  readonly id?: string
  /** Names the form in its page. */
  readonly name: string
  /** That of the record which the form changes, where it changes one; for another state it is another form, with another key. */
  readonly state?: string
  readonly refused: FormAnswer | undefined
  readonly label: string
  readonly className: string | undefined
  /** Runs before the form is sent, and may prevent it: the question of `useConfirmedSubmit`. */
  readonly onSubmit?: (event: SubmitEvent<HTMLFormElement>) => void
  readonly children: ReactNode
}

/** A form of the desk that the server checks. What is typed is kept for this tab: the session may end before it is sent. */
export function DraftForm({ name, state, refused, onSubmit, children, ...look }: DraftFormProps) {
  const [restored, setRestored] = useState<Restored | null>(null)
  const { item, form, onSent, onAccepted, onNotAccepted } = useFormDraft(
    `${useLocation().pathname} ${name}`,
    refused,
    setRestored,
  )
  const answer: unknown = useActionData()
  const checkAnswer = useEffectEvent(() => {
    if (isSuccess(answer)) onAccepted()
    else onNotAccepted()
  })
  useEffect(() => {
    if (answer !== undefined) checkAnswer()
  }, [answer])
  const { ref } = form
  // The toast of the refusal has no reason. In a page with the answer the visitor may have scrolled on.
  useEffect(() => {
    if (refused && isHydrated()) ref.current?.querySelector<HTMLElement>("[aria-invalid='true']")?.focus()
  }, [refused, ref])
  const onDismiss = async () => {
    setRestored(null)
    const { dropOutdated } = await import("./draft-fields.ts")
    dropOutdated(item)
  }
  return (
    <Form
      method="post"
      replace
      preventScrollReset
      noValidate
      onSubmit={(event) => {
        onSubmit?.(event)
        if (!event.defaultPrevented) onSent()
      }}
      {...form}
      data-state={state}
      id={look.id}
      className={look.className}
      aria-label={look.label}
    >
      <OutdatedTexts texts={restored?.outdated ?? []} onDismiss={onDismiss} />
      {children}
    </Form>
  )
}
