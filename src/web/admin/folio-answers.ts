import { createHash } from "node:crypto"
import { data } from "react-router"
import { decideApproval, requestApproval } from "#src/features/bookings/folio/approvals.service.ts"
import {
  moveCharge,
  postDiscount,
  postExtra,
  voidLine,
} from "#src/features/bookings/folio/folio-charges.service.ts"
import {
  approvalForm,
  declinedApprovalForm,
  folioAction,
  type FolioForm,
} from "#src/features/bookings/folio/folio-forms.schema.ts"
import { fieldOfRefusal, postingFormId } from "#src/features/bookings/folio/refused-posting.ts"
import { requestDeposit, withdrawDeposit } from "#src/features/bookings/deposits/deposits.service.ts"
import { postPayment, postRefund } from "#src/features/bookings/folio/folio-payments.service.ts"
import { transferCharge } from "#src/features/bookings/folio/transfer-charge.service.ts"
import { isVoidApprovable } from "#src/features/bookings/folio/void-rule.ts"
import { type FolioRefusal, formatFolioRefusal } from "#src/features/bookings/folio/folio-refusal.ts"
import {
  type Balance,
  owedBy,
  type Payer,
  type PayerLine,
  payers,
  sumLines,
} from "#src/features/folio/folio-line.ts"
import { listFolioLines } from "#src/features/folio/folio.service.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Actor } from "#src/shared/actor.ts"
import { formatMoney, type Money, subtract, zero } from "#src/shared/money.ts"
import { staffMessages } from "#src/shared/language/staff-messages.ts"
import type { Result } from "#src/shared/result.ts"
import { type FieldErrors, fieldErrors } from "#src/shared/validation/field-errors.ts"
import { typedValues } from "#src/web/forms/form-answers.ts"
import type { AdminAnswer } from "./admin-layout-answer.tsx"
import type { DeclineAnswer } from "./edits/decline-reason.ts"
import type { RefusedFormAnswer } from "./refused-form-answer.ts"

type Call = { readonly platform: Platform; readonly actor: Actor; readonly bookingId: string }

/**
 * The key of a posting, as a UUID: that of the page with the booking and what the form says. All forms of a page have one key, so another
 * form, or other values after a lost answer, would be taken for a repeat that is posted already.
 */
function createIdempotencyKey(bookingId: string, form: FolioForm): string {
  const hash = createHash("sha256")
    .update(JSON.stringify([bookingId, form]))
    .digest("hex")
  // Version 8 (RFC 9562, 5.8).
  return hash.slice(0, 32).replace(/^(.{8})(.{4}).(.{3}).(.{3})/, "$1-$2-8$3-8$4-")
}

function post({ platform, actor, bookingId }: Call, form: FolioForm): Promise<Result<Balance, FolioRefusal>> {
  const target = { bookingId, seenBalance: form.seenBalance, key: createIdempotencyKey(bookingId, form) }
  switch (form.intent) {
    case "post-payment":
      return postPayment(platform, actor, { ...target, payment: form })
    case "post-refund":
      return postRefund(platform, actor, { ...target, refund: form })
    case "post-extra":
      return postExtra(platform, actor, { ...form, ...target })
    case "post-discount":
      return postDiscount(platform, actor, { ...form, ...target })
    case "request-deposit":
      return requestDeposit(platform, actor, { ...form, ...target })
    case "withdraw-deposit":
      return withdrawDeposit(platform, actor, { bookingId, depositId: form.lineId })
    case "void-line":
      return voidLine(platform, actor, { ...form, ...target })
    case "transfer-charge":
      return transferCharge(platform, actor, { ...form, ...target })
    case "move-charge":
      return moveCharge(platform, actor, { ...form, ...target })
  }
}

const successTexts: Readonly<Record<FolioForm["intent"], string>> = {
  "post-payment": "Payment posted",
  "post-refund": "Refund posted",
  "post-extra": "Charge posted",
  "post-discount": "Discount posted",
  "request-deposit": "Deposit requested, the email is on its way",
  "withdraw-deposit": "Deposit withdrawn",
  "void-line": "Line voided",
  "transfer-charge": "Charge transferred",
  "move-charge": "Charge moved",
}

function formatOwed(owed: Money, payer: Payer): string {
  if (owed === 0) return ""
  return owed > 0
    ? `The ${payer} owes ${formatMoney(owed)}.`
    : `${formatMoney(subtract(zero, owed))} is owed to the ${payer}.`
}

/** What is left to pay: of each payer where a company pays a part, because a credit pays no debt of the other. */
function formatBalance(lines: readonly PayerLine[]): string {
  const { owed } = sumLines(lines)
  const hasCompany = lines.some(({ payer }) => payer === "company")
  if (!hasCompany && owed > 0) return `${formatMoney(owed)} is still owed.`
  const owing = payers.map((payer) => formatOwed(owedBy(lines, payer), payer)).filter(Boolean)
  return owing.join(" ") || "Nothing is owed."
}

type Form = Record<string, FormDataEntryValue>

const refusedAnswer = (reason: string): AdminAnswer => ({
  tone: "error",
  text: "Nothing was changed",
  reason,
})

const typedFields = [
  "amount",
  "method",
  "reference",
  "reason",
  "toReference",
  "payer",
  "quantity",
  "extraId",
  "dueOn",
]

function refusedPosting(form: Form, errors: FieldErrors): RefusedFormAnswer {
  const { intent, lineId } = typedValues(form, ["intent", "lineId"])
  const values = typedValues(form, typedFields)
  return {
    tone: "error",
    text: "Nothing was posted",
    refused: { form: postingFormId({ intent: intent ?? "", lineId }), errors, values },
  }
}

function answerRefusal(form: Form, refusal: FolioRefusal): RefusedFormAnswer {
  const text = formatFolioRefusal(refusal)
  const named = fieldOfRefusal(refusal)
  const field = named !== undefined && named in form ? named : undefined
  const answer = refusedPosting(form, field === undefined ? {} : { [field]: text })
  return field === undefined ? { ...answer, reason: text } : answer
}

/** What a form asks an owner for; null for postings that nobody approves. */
async function requestOf({ platform, bookingId }: Call, form: FolioForm) {
  const other = { method: null, reference: "" }
  if (form.intent === "post-refund") return { ...form, kind: "refund" as const }
  if (form.intent === "post-discount") return { ...other, ...form, kind: "discount" as const }
  if (form.intent !== "void-line") return null
  const { lineId, reason, seenBalance } = form
  const line = (await listFolioLines(platform.db, bookingId)).find(({ id }) => id === lineId)
  if (!line || !isVoidApprovable(line)) return null
  return { ...other, lineId, reason, seenBalance, kind: "void" as const, amount: line.amount }
}

/** Above a limit, or on a later day, the posting becomes a request that an owner approves. */
async function askForApproval(call: Call, form: FolioForm): Promise<Result<null, FolioRefusal> | null> {
  const { platform, actor, bookingId } = call
  const request = await requestOf(call, form)
  if (!request) return null
  const key = createIdempotencyKey(bookingId, form)
  return requestApproval(platform, actor, { ...request, bookingId, key })
}

const approvable: ReadonlySet<FolioRefusal["kind"]> = new Set(["over-limit", "other-day"])

async function answerPosting(call: Call, form: Form, posting: FolioForm): Promise<RefusedFormAnswer> {
  const posted = await post(call, posting)
  if (posted.ok) {
    const lines = await listFolioLines(call.platform.db, call.bookingId)
    return { tone: "success", text: `${successTexts[posting.intent]}. ${formatBalance(lines)}` }
  }
  const approval = approvable.has(posted.refusal.kind) ? await askForApproval(call, posting) : null
  if (approval?.ok) return { tone: "success", text: "Sent to an Admin for approval" }
  return answerRefusal(form, approval?.refusal ?? posted.refusal)
}

const folioIntents: ReadonlySet<unknown> = new Set(Object.keys(successTexts))

/** Whether a form refunds or approves, which needs a recent password (SAFE-8). */
export const isRefundForm = (form: Form): boolean =>
  form["intent"] === "post-refund" || (form["intent"] === "approve" && "approvalId" in form)

/** Handles a posting on the folio of a booking; null for other forms. */
export async function answerFolioForm(call: Call, form: Form) {
  if (!folioIntents.has(form["intent"])) return null
  const parsed = folioAction.safeParse(form)
  if (!parsed.success)
    return data<RefusedFormAnswer>(refusedPosting(form, fieldErrors(parsed.error)), { status: 422 })
  const answer = await answerPosting(call, form, parsed.data)
  return data<RefusedFormAnswer>(answer, { status: answer.tone === "success" ? 200 : 409 })
}

function wrongDecline(id: string, form: Form, errors: FieldErrors) {
  const error = errors["reason"] ?? staffMessages.wentWrong
  const typed = typedValues(form, ["reason"])["reason"] ?? ""
  return data<DeclineAnswer>({ tone: "error", text: error, id, error, typed }, { status: 422 })
}

/** Handles the decision of an owner about a request for approval; null for other forms. */
export async function answerApprovalForm({ platform, actor }: Omit<Call, "bookingId">, form: Form) {
  const parsed = approvalForm.safeParse(form)
  if (!parsed.success) return null
  const { approvalId: id, intent } = parsed.data
  const isApproved = intent === "approve"
  const declined = declinedApprovalForm.safeParse({ reason: form["reason"] ?? "" })
  if (!isApproved && !declined.success) return wrongDecline(id, form, fieldErrors(declined.error))
  const decided = await decideApproval(platform, actor, { id, isApproved, reason: declined.data?.reason })
  if (decided.ok)
    return data<AdminAnswer>({ tone: "success", text: isApproved ? "Approved and posted" : "Declined" })
  return data<AdminAnswer>(refusedAnswer(formatFolioRefusal(decided.refusal)), { status: 409 })
}
