import { isBookingPath, isStaffPath } from "#src/features/accounts/sessions/return-path.ts"
import { CallText } from "#src/ui/call-text.tsx"
import { Notice } from "#src/ui/dialogs/notice.tsx"

/** Says that a form that was sent after the session had ended was not accepted. */
function unsentText(to: string | null): string {
  if (isBookingPath(to))
    return "Nothing is booked yet. Enter your details once more, or sign in: what you typed is kept."
  return isStaffPath(to)
    ? "Your last change was not saved. Sign in to return to the page: most of its forms keep what you typed."
    : "Your last change was not saved. Sign in to return to the page and send it again."
}

export const SessionEndedNotice = ({ to }: { to: string | null }) => (
  <Notice tone="info" title="You have been signed out" live>
    {unsentText(to)}
  </Notice>
)

/** For a visitor who has just signed in, and whose browser sent no cookie back. */
export const BlockedCookiesNotice = () => (
  <Notice tone="error" title="Your browser blocks our cookie" live>
    <CallText text="Without it you cannot be signed in. Please allow cookies for this site and try again, or call us on <call>{phone}</call>: the desk can do it for you." />
  </Notice>
)
