import { browserStorage } from "#src/ui/browser/browser-storage.ts"
import { sessionStore, storeForTab } from "#src/ui/browser/session-storage.ts"
import { setControlValue } from "#src/ui/forms/set-field-value.ts"
import { hasChosenFiles, reportLostFiles } from "./chosen-files.ts"
import { type Draft, draftForState, draftWithoutOutdated, type TypedText, withoutTexts } from "./draft.ts"
import { recordStateOf } from "./record-state.ts"

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const typesWithoutDraft = ["hidden", "file", "password"]

/** The fields of a form that a person fills in, but for passwords; files cannot be filled in again. */
const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement ||
        element instanceof HTMLTextAreaElement ||
        element instanceof HTMLSelectElement) &&
      !typesWithoutDraft.includes(element.type) &&
      element.name !== "",
  )

const isChoice = (control: Control): control is HTMLInputElement =>
  control.type === "checkbox" || control.type === "radio"

/** Who is signed in in this browser (CONST-5); empty for visitors. */
const signedIn = (): string => browserStorage()?.getItem("userid") ?? ""

/** Reads a draft. What a visitor typed is still there after the sign-in; what another person typed is not returned. */
function readDraft(item: string): Draft | null {
  const stored = sessionStore()?.getItem(item) ?? null
  const draft = stored === null ? null : (JSON.parse(stored) as Draft)
  return draft && (draft.by === "" || draft.by === signedIn()) ? draft : null
}

const storeDraft = (item: string, draft: Omit<Draft, "by">): void =>
  storeForTab(item, JSON.stringify({ ...draft, by: signedIn() }))

/** Whether nobody has changed a field of this page yet. */
function isAsServed(control: Control): boolean {
  if (isChoice(control)) return control.checked === control.defaultChecked
  if (!(control instanceof HTMLSelectElement)) return control.value === control.defaultValue
  const served = [...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0]
  return control.value === served?.value
}

function readable(control: Control): string {
  if (isChoice(control)) return control.checked ? "Yes" : "No"
  return control instanceof HTMLSelectElement ? (control.selectedOptions[0]?.text ?? "") : control.value
}

function textOf(control: Control): TypedText {
  const label = control.labels?.[0]?.textContent ?? control.getAttribute("aria-label")
  return {
    name: control.name,
    label: label?.replace(" (optional)", "") ?? control.name,
    text: readable(control),
  }
}

const isOtherRadio = (control: Control): boolean =>
  isChoice(control) && control.type === "radio" && !control.checked

/** The texts of the changed fields. `typed` names fields that count as changed although the page was served with their value. */
const changedTexts = (controls: readonly Control[], typed: readonly string[]): TypedText[] =>
  controls
    .filter((one) => !isAsServed(one) || typed.includes(one.name))
    .filter((one) => !isOtherRadio(one))
    .map(textOf)

/**
 * Stores the fields of a form, under a name, for this tab and the person who is signed in. `refused` are the fields of a
 * refused form, which the page was served with as they were typed.
 */
export function storeFields(item: string, form: HTMLFormElement, refused: readonly string[] = []): void {
  const controls = controlsOf(form)
  const filled = controls.filter((one) => (isChoice(one) ? one.checked : one.value !== ""))
  const entries = filled.map(({ name, value }) => [name, value] as const)
  const hasFiles = hasChosenFiles(form)
  const state = recordStateOf(form)
  if (state === undefined) return storeDraft(item, { entries, hasFiles })
  const { texts = [], outdated } = readDraft(item) ?? {}
  const typed = [...refused, ...texts.map(({ name }) => name)]
  storeDraft(item, { state, entries, hasFiles, texts: changedTexts(controls, typed), outdated })
}

/** Opens the closed parts of the page that an element is in. */
function openAround(element: Element): void {
  for (let part = element.closest("details"); part; part = part.parentElement?.closest("details") ?? null)
    part.open = true
}

function fillControl(control: Control, values: readonly string[]): void {
  if (!isChoice(control)) setControlValue(control, values[0] ?? "")
  else if (control.checked !== values.includes(control.value)) control.click()
  if (values.length > 0 && (!isChoice(control) || control.checked)) openAround(control)
}

const valuesOf = (entries: Draft["entries"], control: Control): readonly string[] =>
  (entries ?? []).filter(([name]) => name === control.name).map(([, value]) => value)

/** `outdated` is what was typed for an earlier state of the record and differs from what the form shows. */
export type Restored = { readonly isFilled: boolean; readonly outdated: readonly TypedText[] }

/** Fills a form with what was stored for this state of its record, and opens the parts with such fields. */
export function restoreFields(item: string, form: HTMLFormElement): Restored | null {
  const stored = readDraft(item)
  if (!stored) return null
  const draft = draftForState(stored, recordStateOf(form))
  if (draft !== stored) storeDraft(item, draft)
  const { entries, hasFiles } = draft
  if (entries)
    for (const control of controlsOf(form).filter(isAsServed))
      fillControl(control, valuesOf(entries, control))
  if (hasFiles && !hasChosenFiles(form)) reportLostFiles(form)
  const outdated = withoutTexts(draft.outdated ?? [], controlsOf(form).map(textOf))
  if (outdated.length > 0) openAround(form)
  return { isFilled: entries !== undefined, outdated }
}

/** Drops what was typed for earlier states of a record. */
export function dropOutdated(item: string): void {
  const stored = readDraft(item)
  const draft = stored && draftWithoutOutdated(stored)
  if (draft) storeDraft(item, draft)
  else if (stored) sessionStore()?.removeItem(item)
}

/** Fills what a form leaves empty with what was stored of a similar form, but for the fields that are its own. */
export function carryFields(item: string, form: HTMLFormElement, own: readonly string[]): void {
  const entries = readDraft(item)?.entries
  for (const control of controlsOf(form).filter(isAsServed)) {
    const values = own.includes(control.name) ? [] : valuesOf(entries, control)
    const isMissing = isChoice(control) ? values.includes(control.value) : control.value === ""
    if (values.length > 0 && isMissing) fillControl(control, values)
  }
}
