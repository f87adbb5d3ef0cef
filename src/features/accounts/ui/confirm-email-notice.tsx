import { Form } from "react-router"
import { Button } from "#src/ui/button.tsx"
import { Notice } from "#src/ui/dialogs/notice.tsx"
import { useText } from "#src/ui/use-text.tsx"
import styles from "./confirm-email-notice.module.css"

type ConfirmEmailNoticeProps = {
  /** The account's email. */
  email: string
  /** The email to confirm: the account's own, or the new one of a pending change. */
  unconfirmed: string
  /** Whether a link was sent, or why not. */
  answer: string | undefined
  isPending: boolean
}

/** Asks the guest to open the link in the email, and sends it again (SAFE-4). Posts to its own page. */
export function ConfirmEmailNotice({ email, unconfirmed, answer, isPending }: ConfirmEmailNoticeProps) {
  const t = useText()
  const isChange = email !== unconfirmed
  return (
    <Notice tone="info" title={isChange ? "Confirm your new email" : "Confirm your email"}>
      <p>
        {t("We sent a link to {email}.", { email: unconfirmed })}{" "}
        {isChange
          ? t("Until you open it, your account keeps {email}.", { email })
          : t("Once you open it, stays that our desk books for you show here too.")}
      </p>
      <p aria-live="polite">{answer && t(answer)}</p>
      <Form method="post" className={styles.actions}>
        <Button name="intent" value="send-again" size="small" variant="secondary" pending={isPending}>
          Send the link again
        </Button>
        {isChange && (
          <Button name="intent" value="keep" size="small" variant="quiet" pending={isPending}>
            Keep the present email
          </Button>
        )}
      </Form>
    </Notice>
  )
}
