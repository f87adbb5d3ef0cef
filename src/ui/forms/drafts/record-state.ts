/** The value of a hidden field of a form, where it has one. */
export function hiddenValue(form: HTMLFormElement, name: string): string | undefined {
  const control = form.elements.namedItem(name)
  return control instanceof HTMLInputElement && control.type === "hidden" ? control.value : undefined
}

/** The state of the record that a form changes, where it changes one: that of `DraftForm`, or what its hidden fields say. */
export const recordStateOf = (form: HTMLFormElement): string | undefined =>
  form.dataset["state"] ?? hiddenValue(form, "version") ?? hiddenValue(form, "opened")
