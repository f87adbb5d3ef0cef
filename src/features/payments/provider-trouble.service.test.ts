import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { staffAs, valueOf } from "#src/features/bookings/bookings.factory.ts"
import { postRefund } from "#src/features/bookings/folio/folio-payments.service.ts"
import { creditFailedRefund } from "#src/features/bookings/pay/credit-failed-refund.service.ts"
import { reconcilePayments } from "#src/features/bookings/pay/settle-payment.service.ts"
import { findBalance } from "#src/features/folio/folio.service.ts"
import { decideDispute } from "#src/platform/card-payments/sandbox/disputes.ts"
import { createSandboxPlatform, type SandboxPlatform } from "#test/sandbox-platform.ts"
import { aDispute } from "./disputes.factory.ts"
import { aPaidStay, cancelAndSend, reconcileRefundsLater } from "./payments.factory.ts"
import { listDisputes, readDisputes } from "./disputes.service.ts"
import { listFailedRefunds, registerRefundJobs, retryRefund } from "./refunds.service.ts"

let platform: SandboxPlatform

const owner = staffAs("owner")

beforeAll(async () => {
  platform = await createSandboxPlatform()
  registerRefundJobs(platform)
})

beforeEach(() => {
  platform.provider.misbehave({})
  return platform.clear()
})

afterAll(() => platform.close())

type RefundRow = { status: string; attempt: number; failure_reason: string }

const refundRows = () => platform.db.execute<RefundRow>("select status, attempt, failure_reason from refunds")

const refundsAtProvider = () =>
  platform.db.execute<{ status: string }>("select status from sandbox_refunds order by created_at, status")

describe("[L-10] a refund that fails", () => {
  test("is listed, and its retry is a new refund at the provider, made once", async () => {
    const { hold } = await aPaidStay(platform)
    platform.provider.misbehave({ refund: "fails-later" })
    await cancelAndSend(platform, hold)
    expect(await refundRows()).toMatchObject([{ status: "failed", attempt: 1 }])
    const listed = await listFailedRefunds(platform, owner, 6)
    expect(listed).toMatchObject({
      count: 1,
      first: [{ bookingId: hold.id, reference: hold.reference, amount: hold.total }],
    })
    platform.provider.misbehave({})
    const id = listed?.first[0]?.id ?? ""
    expect(await retryRefund(platform, staffAs("marketing"), id)).toMatchObject({ refusal: "forbidden" })
    valueOf(await retryRefund(platform, staffAs("front-desk"), id))
    expect(await retryRefund(platform, owner, id)).toMatchObject({ refusal: "not-failed" })
    await platform.queue.runJobs("send-refund")
    expect(await refundRows()).toEqual([{ status: "processed", attempt: 2, failure_reason: "" }])
    expect(await refundsAtProvider()).toEqual([{ status: "failed" }, { status: "processed" }])
    expect(await listFailedRefunds(platform, owner, 6)).toEqual({ count: 0, first: [] })
  })

  test("is credited to the folio and refunded in cash, and never online afterwards", async () => {
    const { hold } = await aPaidStay(platform)
    platform.provider.misbehave({ refund: "fails-later" })
    await cancelAndSend(platform, hold)
    const id = (await listFailedRefunds(platform, owner, 1))?.first[0]?.id ?? ""
    valueOf(await creditFailedRefund(platform, owner, id))
    expect(await creditFailedRefund(platform, owner, id)).toMatchObject({ refusal: "not-failed" })
    expect(await retryRefund(platform, owner, id)).toMatchObject({ refusal: "not-failed" })
    expect((await findBalance(platform.db, hold.id)).owed).toBe(-hold.total)
    const refund = {
      amount: hold.total,
      method: "cash",
      reference: "",
      reason: "the online refund failed",
    } as const
    const target = { bookingId: hold.id, seenBalance: null, key: "cash-refund-1" }
    valueOf(await postRefund(platform, owner, { ...target, refund }))
    expect((await findBalance(platform.db, hold.id)).owed).toBe(0)
    expect(await listFailedRefunds(platform, owner, 1)).toEqual({ count: 0, first: [] })
    expect(await refundsAtProvider()).toEqual([{ status: "failed" }])
  })

  test("does not become pending again when its webhooks arrive in reverse", async () => {
    const { hold } = await aPaidStay(platform)
    platform.provider.misbehave({ refund: "fails-later", webhooks: "disordered" })
    await cancelAndSend(platform, hold)
    expect(await refundRows()).toMatchObject([{ status: "failed" }])
  })

  test("because the provider refuses it says why", async () => {
    const { hold } = await aPaidStay(platform)
    await platform.db.execute("update sandbox_payments set refunded_paise = 100")
    await cancelAndSend(platform, hold)
    expect(await refundRows()).toEqual([
      {
        status: "failed",
        attempt: 1,
        failure_reason: "The refund amount provided is greater than amount captured",
      },
    ])
  })
})

describe("[L-10] a refund whose webhook or job was lost", () => {
  test("is finished by the status that the provider gives", async () => {
    const { hold } = await aPaidStay(platform)
    platform.provider.misbehave({ refund: "fails-later", webhooks: "late" })
    await cancelAndSend(platform, hold)
    expect(await refundRows()).toMatchObject([{ status: "requested" }])
    await reconcileRefundsLater(platform)
    expect(await refundRows()).toMatchObject([{ status: "failed" }])
  })

  test("is sent when its job gave up, once", async () => {
    const { hold } = await aPaidStay(platform)
    platform.provider.misbehave({ api: "error-after-work" })
    await expect(cancelAndSend(platform, hold)).rejects.toThrow("500")
    await reconcileRefundsLater(platform)
    platform.provider.misbehave({})
    await reconcileRefundsLater(platform)
    expect(await refundRows()).toMatchObject([{ status: "processed", attempt: 1 }])
    expect(await refundsAtProvider()).toEqual([{ status: "processed" }])
  })
})

describe("[L-6] a payment that is authorised late", () => {
  test("is captured days later by the reconciler when its webhook was lost", async () => {
    platform.provider.misbehave({ webhooks: "late" })
    const { hold } = await aPaidStay(platform, "late-authorization")
    await platform.db.execute("update payment_orders set created_at = now() - interval '4 days'")
    await reconcilePayments(platform)
    const [booking] = await platform.db.execute("select status from bookings where id = $1", [hold.id])
    expect(booking).toEqual({ status: "confirmed" })
  })
})

describe("disputes", () => {
  test("are listed with the money withheld, whatever the order of their webhooks", async () => {
    const { hold } = await aPaidStay(platform)
    const id = await aDispute(platform)
    expect(await listDisputes(platform, owner, 6)).toMatchObject({
      count: 1,
      withheld: hold.total,
      first: [{ bookingId: hold.id, reference: hold.reference, status: "open" }],
    })
    expect(await listDisputes(platform, staffAs("front-desk"), 6)).toBeNull()
    platform.provider.misbehave({ webhooks: "disordered" })
    await decideDispute(platform, { id, status: "under_review" })
    await decideDispute(platform, { id, status: "lost" })
    await platform.provider.webhooks.deliver()
    expect(await listDisputes(platform, owner, 6)).toMatchObject({
      count: 0,
      withheld: 0,
      first: [{ status: "lost", deducted: hold.total }],
    })
  })

  test("are read at the provider when their webhook was lost", async () => {
    await aPaidStay(platform)
    platform.provider.misbehave({ webhooks: "late" })
    await aDispute(platform)
    await readDisputes(platform)
    expect(await listDisputes(platform, owner, 6)).toMatchObject({ count: 1 })
  })

  test("beyond the newest hundred are read as well", async () => {
    await aPaidStay(platform)
    platform.provider.misbehave({ webhooks: "late" })
    const id = await aDispute(platform)
    await platform.db.execute(
      `insert into sandbox_disputes (id, payment_id, amount_paise, reason_code, respond_by, created_at)
        select 'disp_newer' || n, payment_id, 100, reason_code, respond_by, created_at + make_interval(mins => n)
        from sandbox_disputes, generate_series(1, 120) as n`,
    )
    await readDisputes(platform)
    const disputes = await listDisputes(platform, owner, 200)
    expect(disputes?.first.map((dispute) => dispute.id)).toContain(id)
  })
})
