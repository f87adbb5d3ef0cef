import { CallText } from "#src/ui/call-text.tsx"
import { Notice } from "#src/ui/dialogs/notice.tsx"

/** For a visitor who has just signed in, and whose browser sent no cookie back. */
export const BlockedCookiesNotice = () => (
  <Notice tone="error" title="Your browser blocks our cookie" live>
    <CallText text="Without it you cannot be signed in. Please allow cookies for this site and try again, or call us on <call>{phone}</call>: the desk can do it for you." />
  </Notice>
)
