import { sessionStore } from "#src/ui/browser/session-storage.ts"

type Entries = readonly (readonly [string, string])[]

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The fields of a form that a person fills in. */
const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement ||
        element instanceof HTMLTextAreaElement ||
        element instanceof HTMLSelectElement) &&
      element.type !== "hidden" &&
      element.name !== "",
  )

const isChoice = (control: Control): control is HTMLInputElement =>
  control.type === "checkbox" || control.type === "radio"

/** Stores what a form holds, under a name, for this tab. */
export function storeFields(item: string, form: HTMLFormElement): void {
  const filled = controlsOf(form).filter((one) => (isChoice(one) ? one.checked : one.value !== ""))
  sessionStore()?.setItem(item, JSON.stringify(filled.map(({ name, value }) => [name, value])))
}

/** Whether nobody has changed a field of this page yet. */
function isAsServed(control: Control): boolean {
  if (isChoice(control)) return control.checked === control.defaultChecked
  if (!(control instanceof HTMLSelectElement)) return control.value === control.defaultValue
  const served = [...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0]
  return control.value === served?.value
}

/** Fills a form with what was stored and opens the parts with such fields; false when nothing was stored. */
export function restoreFields(item: string, form: HTMLFormElement): boolean {
  const stored = sessionStore()?.getItem(item) ?? null
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
