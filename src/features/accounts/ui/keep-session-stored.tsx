import { useEffect } from "react"
import { syncStoredSession, type StoredSession } from "./stored-session.ts"

/** Writes the storage keys that a sign-in without script could not write, and clears those of an ended session. */
export function KeepSessionStored({ session }: { session: StoredSession | null }) {
  useEffect(() => syncStoredSession(session), [session])
  return null
}
