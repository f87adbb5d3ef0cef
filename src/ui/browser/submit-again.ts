/**
 * Submits a form again that was refused in its submit event. A form ignores `requestSubmit` until that event has reached
 * its last listener (HTML, "firing submission events"), and a listener's promises can settle before: in Safari, those of
 * a module that is loaded already. So this waits for the next task.
 */
export const submitAgain = (form: HTMLFormElement, submitter: HTMLElement | null): void => {
  setTimeout(() => form.requestSubmit(submitter))
}
