import { type SubmitEvent, useRef } from "react"
import type { Question } from "./alert-dialog.tsx"
import { useConfirm } from "./dialogs-provider.tsx"

/** The question before a form is sent with this button; null when none is needed. */
type QuestionOf = (form: FormData, submitter: HTMLElement | null) => Question | null

/** An `onSubmit` that asks for confirmation first, and submits the form again after a yes. */
export function useConfirmedSubmit(searchAddress: QuestionOf): (event: SubmitEvent<HTMLFormElement>) => void {
  const confirm = useConfirm()
  const isConfirmed = useRef(false)
  const submitConfirmed = async (
    question: Question,
    form: HTMLFormElement,
    submitter: HTMLElement | null,
  ) => {
    isConfirmed.current = await confirm(question)
    if (isConfirmed.current) form.requestSubmit(submitter)
  }
  return (event) => {
    const form = event.currentTarget
    const { submitter } = event.nativeEvent
    const question = isConfirmed.current ? null : searchAddress(new FormData(form), submitter)
    isConfirmed.current = false
    if (!question) return
    event.preventDefault()
    void submitConfirmed(question, form, submitter)
  }
}
