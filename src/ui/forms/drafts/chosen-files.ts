/** What a field of files says: `data-files="chosen"` when a file was chosen in it that is not saved. */
export const filesOf = (isChosen: boolean) => ({ "data-files": isChosen ? "chosen" : "none" })

const lost = "fileslost"

export const hasChosenFiles = (form: HTMLFormElement): boolean =>
  form.querySelector('[data-files="chosen"]') !== null

/** Reports to the fields of a form that a file was chosen before, which a page cannot fill in again. */
export function reportLostFiles(form: HTMLFormElement): void {
  for (const field of form.querySelectorAll("[data-files]")) field.dispatchEvent(new Event(lost))
}

export function listenForLostFiles(field: Element, onLost: () => void): () => void {
  field.addEventListener(lost, onLost)
  return () => field.removeEventListener(lost, onLost)
}
