import { Form } from "react-router"
import { Button } from "#src/ui/button.tsx"
import { Notice } from "#src/ui/dialogs/notice.tsx"
import type { SpamSign } from "#src/features/enquiries/spam/spam-signs.ts"
import { spamSignNames } from "#src/features/enquiries/spam/spam-sign-names.ts"
import styles from "./spam-notice.module.css"

/** The reason why a post is spam, and the button to accept it, which sends the usual emails unless they were sent. */
export const SpamNotice = ({ suspicion }: { suspicion: SpamSign }) => (
  <div className={styles.notice}>
    <Notice
      tone="warning"
      title={suspicion === "marked" ? "Kept as spam" : "Kept as spam: it looks like a program's"}
    >
      <p>{spamSignNames[suspicion]}</p>
      <Form method="post" replace preventScrollReset className={styles.accept}>
        <Button name="intent" value="trust" variant="secondary" size="small">
          {suspicion === "marked" ? "Not spam" : "A person wrote this"}
        </Button>
      </Form>
    </Notice>
  </div>
)

/** Keeps an enquiry with the spam. */
export const MarkSpamButton = () => (
  <Form method="post" replace preventScrollReset aria-label="Spam">
    <Button name="intent" value="mark-spam" variant="secondary" size="small">
      Mark as spam
    </Button>
  </Form>
)
