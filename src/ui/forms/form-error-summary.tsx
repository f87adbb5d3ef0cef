import { type MouseEvent, useId } from "react"
import { Notice } from "#src/ui/dialogs/notice.tsx"
import { useScreenText } from "#src/ui/screen-text.ts"
import { fieldId } from "./field.tsx"
import { useAnswerFocus } from "./focused-answer.tsx"
import type { FormAnswer, useCheckedForm } from "./use-checked-form.ts"
import styles from "./form-error-summary.module.css"

type FormErrorSummaryProps = {
  /** Messages by field name, in the order of the form; shows nothing when there are none. */
  errors: Readonly<Record<string, string | undefined>>
  title?: string
  /** Where the fields carry ids of their own. */
  idOf?: (name: string) => string
}

function focusField(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.getElementById(event.currentTarget.hash.slice(1))
  if (!field) return
  event.preventDefault()
  field.focus()
}

/**
 * The errors of a form, at its top. It takes the focus when a new answer has errors; with a `key` that changes with
 * each answer it does so for the same errors again.
 */
export function FormErrorSummary({ errors, title, idOf = fieldId }: FormErrorSummaryProps) {
  const titleId = useId()
  const shown = useScreenText()
  const wrong = Object.entries(errors).filter((entry): entry is [string, string] => entry[1] !== undefined)
  const texts = wrong.map(([, message]) => message).join("\n")
  const focus = useAnswerFocus<HTMLElement>(texts)
  if (wrong.length === 0) return null
  return (
    <section {...focus} aria-labelledby={titleId} className={styles.summary}>
      <h2 id={titleId} className={styles.title}>
        {shown(title ?? "Please look at this again")}
      </h2>
      <ul className={styles.list}>
        {wrong.map(([name, message]) => (
          <li key={name}>
            <a href={`#${idOf(name)}`} onClick={focusField}>
              {shown(message)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

type FormRefusalProps = Pick<ReturnType<typeof useCheckedForm>, "summary" | "refusedCount"> & {
  answer: FormAnswer | undefined
}

/** Why a form was refused, at its top: the reason of the server, and the errors of the fields. */
export function FormRefusal({ answer, summary, refusedCount }: FormRefusalProps) {
  return (
    <>
      {answer?.reason && <Notice tone="error" title={answer.reason} live />}
      <FormErrorSummary key={refusedCount} errors={summary} />
    </>
  )
}
