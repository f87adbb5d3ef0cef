import { browserStorage } from "#src/ui/browser-storage.ts"

const key = "username"

/** Keeps whose password is being reset (AUTH-5, CONST-5); the server goes by its own ticket. */
export const storeResetUsername = (username: string): void => browserStorage()?.setItem(key, username)

export const clearResetUsername = (): void => browserStorage()?.removeItem(key)
