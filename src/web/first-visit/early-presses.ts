type PressedEarly = Window & { earlyPresses?: Set<HTMLButtonElement> }

// A button that submits or opens a popover works without scripts.
const needsScript = "button[type=button]:not([popovertarget])"

/** Inline script of a page: records the buttons that are pressed before hydration. */
export const noteEarlyPresses = `addEventListener("click", ({ target }) => { const pressed = !("hydrated" in document.documentElement.dataset) && target.closest?.(${JSON.stringify(needsScript)}); if (pressed) (window.earlyPresses ??= new Set()).add(pressed) });`

/** Presses them again after hydration: each once, even if a guest pressed it several times. */
export function repeatEarlyPresses(): void {
  const { earlyPresses = new Set() } = window as PressedEarly
  const pressed = [...earlyPresses]
  earlyPresses.clear()
  for (const button of pressed) if (button.isConnected) button.click()
}
