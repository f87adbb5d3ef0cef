import { data } from "react-router"
import { z } from "zod"
import { messages } from "#src/shared/messages.ts"
import type { Result } from "#src/shared/result.ts"
import type { AdminAnswer } from "./admin-layout-answer.tsx"

/** The answer to a deletion, with what brings the record back. */
export type UndoableAnswer = AdminAnswer & { readonly undoId?: string }

type Deletions = {
  readonly remove: (id: string) => Promise<Result<null, string>>
  readonly restore: (id: string) => Promise<Result<null, string>>
  /** What the toast of a deletion says. */
  readonly deleted: string
}

const input = z.union([z.object({ undo: z.guid() }), z.object({ id: z.guid() })])

/** The action of a list whose deletions can be undone; what `remove` and `restore` refuse with is shown. */
export async function answerUndoableDeletion(
  request: Request,
  { remove, restore, deleted }: Deletions,
): Promise<UndoableAnswer | ReturnType<typeof data<UndoableAnswer>>> {
  const parsed = input.safeParse(Object.fromEntries(await request.formData()))
  const failed = (reason?: string) =>
    data<UndoableAnswer>(
      { tone: "error", text: messages.admin.deleteFailed, ...(reason && { reason }) },
      { status: 409 },
    )
  if (!parsed.success) return failed()
  if ("undo" in parsed.data) {
    const restored = await restore(parsed.data.undo)
    return restored.ok ? { tone: "success", text: "It is back." } : failed(restored.refusal)
  }
  const removed = await remove(parsed.data.id)
  if (!removed.ok) return failed(removed.refusal)
  return { tone: "success", text: deleted, undoId: parsed.data.id }
}
