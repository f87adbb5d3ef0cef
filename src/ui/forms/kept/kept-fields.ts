import { browserStorage } from "#src/ui/browser/browser-storage.ts"
import { sessionStore, storeForTab } from "#src/ui/browser/session-storage.ts"
import { setControlValue } from "#src/ui/forms/set-field-value.ts"

type Entries = readonly (readonly [string, string])[]

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const unkeptTypes = ["hidden", "file", "password"]

/** The fields of a form that a person fills in, but for passwords; files cannot be filled in again. */
const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement ||
        element instanceof HTMLTextAreaElement ||
        element instanceof HTMLSelectElement) &&
      !unkeptTypes.includes(element.type) &&
      element.name !== "",
  )

const isChoice = (control: Control): control is HTMLInputElement =>
  control.type === "checkbox" || control.type === "radio"

/** Who is signed in in this browser (CONST-5); empty for visitors. */
const signedIn = (): string => browserStorage()?.getItem("userid") ?? ""

type Kept = { readonly by: string; readonly entries: Entries }

/** Stores what a form holds, under a name, for this tab and the person who is signed in. */
export function storeFields(item: string, form: HTMLFormElement): void {
  const filled = controlsOf(form).filter((one) => (isChoice(one) ? one.checked : one.value !== ""))
  const kept: Kept = { by: signedIn(), entries: filled.map(({ name, value }) => [name, value]) }
  storeForTab(item, JSON.stringify(kept))
}

/** Whether nobody has changed a field of this page yet. */
function isAsServed(control: Control): boolean {
  if (isChoice(control)) return control.checked === control.defaultChecked
  if (!(control instanceof HTMLSelectElement)) return control.value === control.defaultValue
  const served = [...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0]
  return control.value === served?.value
}

function fillControl(control: Control, values: readonly string[]): void {
  if (!isChoice(control)) setControlValue(control, values[0] ?? "")
  else if (control.checked !== values.includes(control.value)) control.click()
  const details = control.closest("details")
  if (details && values.length > 0 && (!isChoice(control) || control.checked)) details.open = true
}

/** What a visitor typed is there after the sign-in, too; what another person typed is not. */
function readEntries(item: string): Entries | null {
  const stored = sessionStore()?.getItem(item) ?? null
  const kept = stored === null ? null : (JSON.parse(stored) as Kept)
  return kept && (kept.by === "" || kept.by === signedIn()) ? kept.entries : null
}

const valuesOf = (entries: Entries, control: Control) =>
  entries.filter(([name]) => name === control.name).map(([, value]) => value)

/** Fills a form with what was stored and opens the parts with such fields; false when nothing was stored. */
export function restoreFields(item: string, form: HTMLFormElement): boolean {
  const entries = readEntries(item)
  if (!entries) return false
  for (const control of controlsOf(form).filter(isAsServed)) fillControl(control, valuesOf(entries, control))
  return true
}

/** Fills what a form leaves empty with what was stored of a similar form, but for the fields that are its own. */
export function carryFields(item: string, form: HTMLFormElement, own: readonly string[]): void {
  const entries = readEntries(item) ?? []
  for (const control of controlsOf(form).filter(isAsServed)) {
    const values = own.includes(control.name) ? [] : valuesOf(entries, control)
    const isMissing = isChoice(control) ? values.includes(control.value) : control.value === ""
    if (values.length > 0 && isMissing) fillControl(control, values)
  }
}
