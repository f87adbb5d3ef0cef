type PressedEarly = Window & { earlyPresses?: Set<HTMLButtonElement> }

// A button that submits or opens a popover works without scripts.
const needsScript = "button[type=button]:not([popovertarget])"

/** Inline script of a page: keeps the buttons that are pressed before React listens. */
export const noteEarlyPresses = `addEventListener("click", ({ target }) => { const pressed = !("hydrated" in document.documentElement.dataset) && target.closest?.(${JSON.stringify(needsScript)}); if (pressed) (window.earlyPresses ??= new Set()).add(pressed) });`

/** Presses them again once React listens: each once, because an impatient guest presses a slow button twice. */
export function repeatEarlyPresses(): void {
  const { earlyPresses = new Set() } = window as PressedEarly
  const pressed = [...earlyPresses]
  earlyPresses.clear()
  for (const button of pressed) if (button.isConnected) button.click()
}
