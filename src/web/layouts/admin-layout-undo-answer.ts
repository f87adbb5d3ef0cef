import { data } from "react-router"
import { z } from "zod"
import { messages } from "#src/shared/messages.ts"
import type { Result } from "#src/shared/result.ts"
import type { AdminAnswer } from "./admin-layout-answer.tsx"
import { intentField, restoreIntent } from "./admin-table-undo.tsx"

type Deletions = {
  readonly remove: (id: string) => Promise<Result<null, string>>
  readonly restore: (id: string) => Promise<Result<null, string>>
  /** What the toast of a deletion says. */
  readonly deleted: string
}

const input = z.object({ id: z.guid(), [intentField]: z.string().optional() })

/** The action of a short list whose deletions can be undone; what `remove` and `restore` refuse with is shown (ADM-10). */
export async function answerUndoableDeletion(request: Request, { remove, restore, deleted }: Deletions) {
  const parsed = input.safeParse(Object.fromEntries(await request.formData()))
  const failed = (reason?: string) =>
    data<AdminAnswer>(
      { tone: "error", text: messages.admin.deleteFailed, ...(reason && { reason }) },
      { status: 409 },
    )
  if (!parsed.success) return failed()
  const { id, [intentField]: intent } = parsed.data
  const isRestore = intent === restoreIntent
  const outcome = await (isRestore ? restore(id) : remove(id))
  if (!outcome.ok) return failed(outcome.refusal)
  const answer: AdminAnswer = isRestore
    ? { tone: "success", text: "Restored" }
    : { tone: "success", text: deleted, undo: [id] }
  return data(answer)
}
