import { isAfterPayment, isBookingPath, isStaffPath } from "#src/features/accounts/sessions/return-path.ts"

/** A notice above the form. The loader chooses it, so that a first visit does not load its texts. */
type SignInNotice = { readonly title: string; readonly text: string }

/** Says that a form that was sent after the session had ended was not accepted. */
export function sessionEndedNotice(to: string | null): SignInNotice {
  const title = "You have been signed out"
  if (isBookingPath(to))
    return {
      title,
      text: "Nothing is booked yet. Enter your details once more, or sign in: what you typed is kept.",
    }
  return isStaffPath(to)
    ? {
        title,
        text: "Your last change was not saved. Sign in to return to the page: most of its forms keep what you typed.",
      }
    : {
        title,
        text: "Your last change was not saved. Sign in to return to the page and send it again.",
      }
}

/** For a guest whose session ended during a payment. The confirmation may be that of a stay which is paid at the hotel. */
export function afterPaymentNotice(to: string | null): SignInNotice | null {
  if (!isAfterPayment(to)) return null
  return {
    title: to?.startsWith("/payment/") ? "Your payment is safe" : "Your booking is safe",
    text: "Sign in, and your booking opens. Without an account, the link in our email opens it.",
  }
}
