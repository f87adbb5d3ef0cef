import { browserStorage, storeInBrowser } from "#src/ui/browser/browser-storage.ts"

const key = "table-shortcuts"

/** Whether single letter shortcuts are on in the lists; each user can turn them off in the browser (WCAG 2.1.4). */
export const areShortcutsOn = (): boolean => browserStorage()?.getItem(key) !== "off"

export const storeShortcuts = (isOn: boolean): void => {
  if (isOn) browserStorage()?.removeItem(key)
  else storeInBrowser(key, "off")
}
