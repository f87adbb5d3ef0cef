import { recordAudit } from "#src/features/audit/audit.service.ts"
import type { Sql } from "#src/platform/db/database.ts"
import { type Actor, userIdOf } from "#src/shared/actor.ts"
import type { ApprovalRequest } from "./approval-request.ts"
import { type ApprovalDecision, updateApproval } from "./approvals.store.ts"

type Decision = ApprovalDecision & { readonly request: ApprovalRequest }

/** Decides a request and records it in the audit log. False when it is decided already. */
export async function closeApproval(
  tx: Sql,
  actor: Actor,
  { request, ...decision }: Decision,
): Promise<boolean> {
  const { id, bookingId, kind, amount, requestedBy } = request
  if (!(await updateApproval(tx, id, { ...decision, by: userIdOf(actor) }))) return false
  await recordAudit(tx, actor, {
    action: decision.state === "approved" ? "approve" : "decline",
    subjectType: "booking",
    subjectId: bookingId,
    after: { kind, amount, requestedBy, ...(decision.state === "declined" && { reason: decision.reason }) },
  })
  return true
}
