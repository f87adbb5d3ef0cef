import { browserStorage, storeInBrowser } from "#src/ui/browser/browser-storage.ts"

const key = "username"

/** Stores the username of a reset in the browser (AUTH-5, CONST-5); the server uses its own ticket. */
export const storeResetUsername = (username: string): void => storeInBrowser(key, username)

export const clearResetUsername = (): void => browserStorage()?.removeItem(key)
