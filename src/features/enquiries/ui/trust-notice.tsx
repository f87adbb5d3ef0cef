import { Form } from "react-router"
import { Button } from "#src/ui/button.tsx"
import { Notice } from "#src/ui/notice.tsx"
import type { Suspicion } from "../suspicion.ts"

const words: Readonly<Record<Suspicion, string>> = {
  trap: "It filled in a field that people do not see.",
  unsigned: "It did not come from a form that this site gave out.",
  "too-fast": "It was sent within a second of opening the form.",
  "too-old": "Its form had been open for more than a day.",
  "link-in-name": "There is a link in the sender's name.",
  "too-many": "Too many posts came at once.",
}

/** Why a post is kept aside, and the way to take it in; the sender is thanked then, and the house told. */
export const TrustNotice = ({ suspicion }: { suspicion: Suspicion }) => (
  <Notice tone="warning" title="Kept aside: it looks like a program's">
    <p>{words[suspicion]}</p>
    <Form method="post" replace preventScrollReset>
      <Button name="intent" value="trust" variant="secondary" size="small">
        A person wrote this
      </Button>
    </Form>
  </Notice>
)
