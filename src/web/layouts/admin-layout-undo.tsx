import { Form } from "react-router"
import { Button } from "#src/ui/button.tsx"
import { Notice } from "#src/ui/notice.tsx"
import type { UndoableAnswer } from "./admin-layout-undo-answer.ts"
import styles from "./admin-layout-answer.module.css"

/** Offers to bring back what was just deleted (ADM-10). */
export function UndoDeletion({ given }: { given: object | undefined }) {
  const undoId = given && "undoId" in given ? (given as UndoableAnswer).undoId : undefined
  if (!undoId) return null
  return (
    <Form method="post" replace preventScrollReset className={styles.answer}>
      <Notice tone="info">
        <input type="hidden" name="undo" value={undoId} />
        It was deleted.{" "}
        <Button variant="secondary" size="small">
          Undo
        </Button>
      </Notice>
    </Form>
  )
}
