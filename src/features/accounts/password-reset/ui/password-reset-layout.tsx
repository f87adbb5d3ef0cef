import type { ReactNode } from "react"
import { LinkButton } from "#src/ui/link-button.tsx"
import { Notice } from "#src/ui/dialogs/notice.tsx"
import { useText } from "#src/ui/use-text.tsx"
import { AuthLayout } from "#src/features/accounts/ui/auth-layout.tsx"

const steps = {
  1: {
    title: "Forgot your password?",
    phrase: "Every key can be cut anew.",
    note: "Tell us your username or email, and we send a one-time code to the email of your account.",
  },
  2: {
    title: "Enter your OTP",
    phrase: "Look for the light in your mailbox.",
    note: "The email takes a moment. If none comes, look among unwanted mail, or check the username.",
  },
  3: {
    title: "A new password",
    phrase: "The door is open again.",
    note: "When it is set, every device is signed out, and you sign in with the new one.",
  },
} as const

/** Step 1 for an invited colleague, who has no password yet. */
const invited = {
  title: "Choose your password",
  phrase: "Welcome to the hotel",
  // The text is the same whether or not the account still exists (AUTH-7).
  note: "We send a one-time code to the email that your invitation came to. If no code comes, the invitation was withdrawn: please ask the colleague who invited you.",
} as const

type PasswordResetLayoutProps = { step: keyof typeof steps; isInvited?: boolean; children: ReactNode }

/** The layout of the three steps to a new password. */
export function PasswordResetLayout({ step, isInvited = false, children }: PasswordResetLayoutProps) {
  const t = useText()
  const texts = isInvited ? invited : steps[step]
  return (
    <AuthLayout eyebrow={t("Step {step} of 3", { step })} {...texts}>
      {children}
    </AuthLayout>
  )
}

/** Shown when a step is opened too early or after it ended. */
export const NoReset = ({ reason }: { reason: string | undefined }) => (
  <>
    {reason && <Notice tone="error" title={reason} live />}
    <Notice tone="info" title="Please begin with your username.">
      Each step follows the one before in the same browser, within 10 minutes.
    </Notice>
    <LinkButton to="/forget1" wide size="large">
      Begin
    </LinkButton>
  </>
)
