const key = "table-shortcuts"

/** Whether single letters work the lists; everybody may turn them off in their browser (WCAG 2.1.4). */
export const areShortcutsOn = (): boolean => localStorage.getItem(key) !== "off"

export const keepShortcuts = (isOn: boolean): void => {
  if (isOn) localStorage.removeItem(key)
  else localStorage.setItem(key, "off")
}
