import { readDraft, storeDraft } from "./draft-storage.ts"

type Entries = readonly (readonly [string, string])[]

type Control = HTMLInputElement | HTMLTextAreaElement

/** The fields of a form that a person fills in. */
const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) &&
      element.type !== "hidden" &&
      element.name !== "",
  )

const isChoice = (control: Control): control is HTMLInputElement =>
  control.type === "checkbox" || control.type === "radio"

/** Stores what a form holds. */
export function storeFields(draft: string, form: HTMLFormElement): void {
  const filled = controlsOf(form).filter((one) => (isChoice(one) ? one.checked : one.value !== ""))
  storeDraft(draft, "fields", JSON.stringify(filled.map(({ name, value }) => [name, value])))
}

/** Whether nobody has changed a field of this page yet. */
const isAsServed = (control: Control): boolean =>
  isChoice(control) ? control.checked === control.defaultChecked : control.value === control.defaultValue

/** Fills a form with what was stored and opens the parts with such fields; false when nothing was stored. */
export function restoreFields(draft: string, form: HTMLFormElement): boolean {
  const stored = readDraft(draft, "fields")
  if (stored === null) return false
  const entries = JSON.parse(stored) as Entries
  for (const control of controlsOf(form).filter(isAsServed)) {
    const values = entries.filter(([name]) => name === control.name).map(([, value]) => value)
    if (isChoice(control)) control.checked = values.includes(control.value)
    else control.value = values[0] ?? ""
    const details = control.closest("details")
    if (details && values.length > 0 && (!isChoice(control) || control.checked)) details.open = true
  }
  return true
}
