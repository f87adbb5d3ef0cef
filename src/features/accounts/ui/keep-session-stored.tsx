import { useEffect } from "react"
import { agreeWithServer, type StoredSession } from "./stored-session.ts"

/** Writes the keys that a sign-in without script could not write, and clears those of a session that has ended. */
export function KeepSessionStored({ session }: { session: StoredSession | null }) {
  useEffect(() => agreeWithServer(session), [session])
  return null
}
