import { browserStorage } from "#src/ui/browser/browser-storage.ts"

const key = "table-shortcuts"

/** Whether single letters work the lists; everybody may turn them off in their browser (WCAG 2.1.4). */
export const areShortcutsOn = (): boolean => browserStorage()?.getItem(key) !== "off"

export const storeShortcuts = (isOn: boolean): void => {
  if (isOn) browserStorage()?.removeItem(key)
  else browserStorage()?.setItem(key, "off")
}
