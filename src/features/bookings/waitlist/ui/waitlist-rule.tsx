import { useText } from "#src/ui/use-text.tsx"
import { isOpen, type WaitlistState } from "../waitlist-entry.ts"
import { waitlistRule } from "./waitlist-text.ts"

/** How the waitlist works, for a guest who is in line. */
export function WaitlistRule({ state }: { state: WaitlistState }) {
  const t = useText()
  return isOpen(state) && <p>{t(waitlistRule)}</p>
}
