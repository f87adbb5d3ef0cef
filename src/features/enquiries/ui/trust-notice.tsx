import { Form } from "react-router"
import { Button } from "#src/ui/button.tsx"
import { Notice } from "#src/ui/dialogs/notice.tsx"
import type { Suspicion } from "#src/features/enquiries/spam/spam-signs.ts"
import { suspicionWords } from "#src/features/enquiries/spam/spam-sign-names.ts"

/** Why a post is kept aside, and the way to take it in; the sender is thanked then, and the house told. */
export const TrustNotice = ({ suspicion }: { suspicion: Suspicion }) => (
  <Notice tone="warning" title="Kept aside: it looks like a program's">
    <p>{suspicionWords[suspicion]}</p>
    <Form method="post" replace preventScrollReset>
      <Button name="intent" value="trust" variant="secondary" size="small">
        A person wrote this
      </Button>
    </Form>
  </Notice>
)
