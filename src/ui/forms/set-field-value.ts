/** Sets the value of a control as if it had been typed, so that event listeners of the form run. */
export function setControlValue(
  control: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement,
  value: string,
): void {
  // React overrides the setter of the element, and would ignore the event as no change.
  const prototype = Object.getPrototypeOf(control) as object
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(control, value)
  control.dispatchEvent(
    new Event(control instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }),
  )
}

/** Sets the value of a named control as if it had been typed, so that event listeners of the form run. */
export function setFieldValue(form: HTMLFormElement | null | undefined, name: string, value: string): void {
  const control = form?.elements.namedItem(name)
  const isControl =
    control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement
  if (isControl) setControlValue(control, value)
}
