import { useMemo, useSyncExternalStore } from "react"
import { passCache } from "#src/shared/pass-cache.ts"
import { browserStorage, storeInBrowser } from "#src/ui/browser/browser-storage.ts"

/** The sign-in data in the browser's storage, which only affects what is shown. The server checks every right itself. */
export type StoredSession = {
  readonly userId: string
  /** An opaque code (CONST-5). */
  readonly role: string
  /** Sent in `authorization` with every API call that changes data. */
  readonly token: string
  readonly name: string
}

const keys = { userId: "userid", role: "role", token: "token", name: "name" } as const
const flag = "login"
const allKeys = [flag, ...Object.values(keys), "email"]

const announce = () => window.dispatchEvent(new StorageEvent("storage"))

/** Stores the sign-in under the keys of CONST-5. */
export function storeSession(session: StoredSession): void {
  storeInBrowser(flag, "true")
  for (const [part, key] of Object.entries(keys)) storeInBrowser(key, session[part as keyof StoredSession])
  announce()
}

/** Removes all sign-in data and kept passes from this browser (ACCT-7). */
export function clearStoredSession(): void {
  const storage = browserStorage()
  if ("caches" in window) void caches.delete(passCache)
  for (const key of allKeys) storage?.removeItem(key)
  announce()
}

/** The stored sign-in at this moment: the first effects of a page run before it is stored. */
export function readStoredSession(): StoredSession | null {
  const storage = browserStorage()
  if (!storage?.getItem(flag)) return null
  const read = (key: string) => storage.getItem(key) ?? ""
  return { userId: read(keys.userId), role: read(keys.role), token: read(keys.token), name: read(keys.name) }
}

const snapshot = (): string => JSON.stringify(readStoredSession())

function subscribe(onChange: () => void): () => void {
  window.addEventListener("storage", onChange)
  return () => window.removeEventListener("storage", onChange)
}

/** The stored sign-in, updated in all tabs; null without one, and on the server. */
export function useStoredSession(): StoredSession | null {
  const stored = useSyncExternalStore(subscribe, snapshot, () => "null")
  return useMemo(() => JSON.parse(stored) as StoredSession | null, [stored])
}

/** Updates the browser's storage to the session that the server reports. */
export function syncStoredSession(session: StoredSession | null): void {
  if (snapshot() === JSON.stringify(session && ordered(session))) return
  if (session) storeSession(session)
  else clearStoredSession()
}

const ordered = ({ userId, role, token, name }: StoredSession): StoredSession => ({
  userId,
  role,
  token,
  name,
})
