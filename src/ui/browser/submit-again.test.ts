import { expect, test } from "vitest"
import { submitAgain } from "./submit-again.ts"

/** A form that ignores `requestSubmit` while its submit event is dispatched, as HTML says. */
function createForm() {
  const submitted: unknown[] = []
  let isDispatching = true
  setTimeout(() => {
    isDispatching = false
  })
  const requestSubmit = (submitter: HTMLElement | null): void => {
    if (!isDispatching) submitted.push(submitter)
  }
  return { form: { requestSubmit } as HTMLFormElement, submitted }
}

test("[GUEST-1] [AUTH-3] a form whose values are checked at once is sent, also in Safari", async () => {
  const { form, submitted } = createForm()
  // The listener's promise settles before the event ends.
  await Promise.resolve()
  submitAgain(form, null)
  await new Promise((resolve) => setTimeout(resolve))
  expect(submitted).toEqual([null])
})
