import { Form } from "react-router"
import { Button } from "#src/ui/button.tsx"
import { Notice } from "#src/ui/dialogs/notice.tsx"
import type { SpamSign } from "#src/features/enquiries/spam/spam-signs.ts"
import { spamSignNames } from "#src/features/enquiries/spam/spam-sign-names.ts"

/** The reason why a post is spam, and the button to accept it, which sends the usual emails. */
export const SpamNotice = ({ suspicion }: { suspicion: SpamSign }) => (
  <Notice tone="warning" title="Kept as spam: it looks like a program's">
    <p>{spamSignNames[suspicion]}</p>
    <Form method="post" replace preventScrollReset>
      <Button name="intent" value="trust" variant="secondary" size="small">
        A person wrote this
      </Button>
    </Form>
  </Notice>
)
