import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { anAccount } from "#src/features/accounts/accounts.factory.ts"
import { staffAs, valueOf } from "#src/features/bookings/bookings.factory.ts"
import { reconcilePayments } from "#src/features/bookings/pay/settle-payment.service.ts"
import type { Actor } from "#src/shared/actor.ts"
import { createSandboxPlatform, type SandboxPlatform } from "#test/sandbox-platform.ts"
import { aDispute, decide } from "./disputes.factory.ts"
import { aPaidStay, cancelAndSend } from "./payments.factory.ts"
import { listFailedRefunds, registerRefundJobs, retryRefund } from "./refunds.service.ts"
import {
  listOpenDifferences,
  listResolvedDifferences,
  reopenDifference,
  resolveDifference,
} from "./settlement-differences.service.ts"
import { findDifferences, readSettlements } from "./settlements.service.ts"

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

describe("settlements", () => {
  const settlements = () =>
    platform.db.execute(
      `select sum(fee_paise)::bigint as fees, sum(tax_paise)::bigint as tax, sum(net_paise)::bigint as net
        from provider_settlement_items group by settlement_id`,
    )
  const differences = async () =>
    (await listOpenDifferences(platform, owner, 20))?.first.map(({ kind }) => kind)

  async function settleAll(): Promise<void> {
    platform.passMinutes(3 * 24 * 60)
    await readSettlements(platform)
    await readSettlements(platform)
  }

  async function changeSettledAmounts(paise: number): Promise<void> {
    await platform.db.execute("update provider_settlement_items set amount_paise = amount_paise + $1", [
      paise,
    ])
    await findDifferences(platform)
  }

  test("match payments, refunds and lost disputes, with fees and their tax", async () => {
    const { hold } = await aPaidStay(platform)
    const second = await aPaidStay(platform)
    await cancelAndSend(platform, second.hold)
    await decide(platform, await aDispute(platform), "lost")
    await settleAll()
    expect(await differences()).toEqual([])
    const fees = 2 * Math.round(hold.total * 0.02) + 2 * Math.round(hold.total * 0.0036)
    expect(await settlements()).toEqual([{ fees, tax: 2 * Math.round(hold.total * 0.0036), net: -fees }])
    expect(await listOpenDifferences(platform, staffAs("front-desk"), 20)).toBeNull()
    expect(await listResolvedDifferences(platform, staffAs("front-desk"), 20)).toBeNull()
  })

  test("name a lost dispute of which another amount was deducted than its chargeback has", async () => {
    const { hold } = await aPaidStay(platform)
    await decide(platform, await aDispute(platform), "lost")
    await settleAll()
    await platform.db.execute(
      "update provider_settlement_items set net_paise = net_paise - 5000 where kind = 'adjustment'",
    )
    await findDifferences(platform)
    expect((await listOpenDifferences(platform, owner, 20))?.first).toMatchObject([
      { kind: "amount-differs", bookingId: hold.id, settled: -hold.total - 5000, recorded: -hold.total },
    ])
  })

  const splitAdjustment = (paise: number) =>
    platform.db.execute(
      `insert into provider_settlement_items (provider, settlement_id, kind, entity_id, amount_paise, net_paise, provider_dispute_id)
        select provider, settlement_id, kind, entity_id || '2', $1, -$1::bigint, provider_dispute_id
        from provider_settlement_items where kind = 'adjustment'`,
      [paise],
    )

  test("count all deductions of a lost dispute together", async () => {
    const { hold } = await aPaidStay(platform)
    await decide(platform, await aDispute(platform), "lost")
    await settleAll()
    await splitAdjustment(hold.total)
    await findDifferences(platform)
    expect((await listOpenDifferences(platform, owner, 20))?.first).toMatchObject([
      { kind: "amount-differs", bookingId: hold.id, settled: -2 * hold.total, recorded: -hold.total },
    ])
    await platform.db.execute(
      "update provider_settlement_items set net_paise = net_paise / 2 where kind = 'adjustment'",
    )
    await findDifferences(platform)
    expect(await differences()).toEqual([])
  })

  test.each(["won", "closed"])(
    "name the deduction of a %s dispute that is not returned for a week",
    async (status) => {
      const { hold } = await aPaidStay(platform)
      await decide(platform, await aDispute(platform), "lost")
      await settleAll()
      const decided = "update payment_disputes set status = $1, deducted_paise = 0, reported_at = $2"
      await platform.db.execute(decided, [status, platform.clock.now().toISOString()])
      await findDifferences(platform)
      expect(await differences()).toEqual([])
      platform.passMinutes(8 * 24 * 60)
      await findDifferences(platform)
      expect((await listOpenDifferences(platform, owner, 20))?.first).toMatchObject([
        { kind: "amount-differs", bookingId: hold.id, settled: -hold.total, recorded: 0 },
      ])
      await splitAdjustment(-hold.total)
      await findDifferences(platform)
      expect(await differences()).toEqual([])
    },
  )

  test("of an outage of weeks are read when the provider answers again", async () => {
    await aPaidStay(platform)
    await settleAll()
    await aPaidStay(platform)
    platform.passMinutes(30 * 24 * 60)
    await readSettlements(platform)
    expect(await settlements()).toHaveLength(2)
  })

  test("[ADM-9] are found at night, and listed as long as they differ, without reading all settled items", async () => {
    await aPaidStay(platform)
    await settleAll()
    const candidates = () => platform.db.execute("select entity_id from difference_candidates")
    expect(await candidates()).toEqual([])
    await changeSettledAmounts(-1)
    expect(await candidates()).toHaveLength(1)
    await platform.db.execute("update provider_settlement_items set amount_paise = amount_paise + 1")
    expect(await differences()).toEqual([])
    await findDifferences(platform)
    expect(await candidates()).toEqual([])
  })

  test("name what differs", async () => {
    await aPaidStay(platform)
    platform.provider.misbehave({ webhooks: "late" })
    await aPaidStay(platform)
    await settleAll()
    expect(await differences()).toEqual(["unknown-payment"])
    await reconcilePayments(platform)
    expect(await differences()).toEqual([])
    await changeSettledAmounts(-1)
    expect(await differences()).toEqual(["amount-differs", "amount-differs"])
    expect(await listOpenDifferences(platform, owner, 1)).toMatchObject({ count: 2, first: [{}] })
  })

  test("name a failed refund that was paid after all", async () => {
    const { hold } = await aPaidStay(platform)
    platform.provider.misbehave({ refund: "fails-later" })
    await cancelAndSend(platform, hold)
    await platform.db.execute("update sandbox_refunds set status = 'processed'")
    await settleAll()
    expect(await differences()).toEqual(["failed-refund-paid"])
    const failed = await listFailedRefunds(platform, owner, 1)
    valueOf(await retryRefund(platform, owner, failed?.first[0]?.id ?? ""))
    expect(await differences()).toEqual(["failed-refund-paid"])
  })

  test("name a captured payment that is not settled for a week", async () => {
    await aPaidStay(platform)
    await platform.db.execute("update payments set captured_at = $1", [platform.clock.now().toISOString()])
    platform.passMinutes(6 * 24 * 60)
    await findDifferences(platform)
    expect(await differences()).toEqual([])
    platform.passMinutes(2 * 24 * 60)
    expect(await differences()).toEqual(["payment-not-settled"])
  })

  test("name a processed refund that is not deducted for a week", async () => {
    const { hold } = await aPaidStay(platform)
    await cancelAndSend(platform, hold)
    await settleAll()
    expect(await differences()).toEqual([])
    await platform.db.execute("delete from provider_settlement_items where kind = 'refund'")
    await platform.db.execute("update refunds set updated_at = $1", [platform.clock.now().toISOString()])
    platform.passMinutes(6 * 24 * 60)
    await findDifferences(platform)
    expect(await differences()).toEqual([])
    platform.passMinutes(2 * 24 * 60)
    expect((await listOpenDifferences(platform, owner, 20))?.first).toMatchObject([
      { kind: "refund-not-settled", bookingId: hold.id, settled: null, recorded: -hold.total },
    ])
  })

  /** Resolves the difference of a payment; the refusals before and after are expected. */
  async function aResolved(by: Actor) {
    await aPaidStay(platform)
    await settleAll()
    await changeSettledAmounts(-1)
    const [difference] = (await listOpenDifferences(platform, owner, 20))?.first ?? []
    const input = {
      kind: "amount-differs",
      entityId: difference?.entityId ?? "",
      note: "The bank rounded",
    } as const
    expect(await resolveDifference(platform, staffAs("front-desk"), input)).toMatchObject({
      refusal: "forbidden",
    })
    const other = { ...input, kind: "unknown-payment" } as const
    expect(await resolveDifference(platform, by, other)).toMatchObject({ refusal: "not-listed" })
    valueOf(await resolveDifference(platform, by, input))
    expect(await differences()).toEqual([])
    expect(await resolveDifference(platform, by, input)).toMatchObject({ refusal: "not-listed" })
    expect(await log("resolve-difference")).toMatchObject([
      { id: input.entityId, after: { kind: input.kind, note: input.note } },
    ])
    return input
  }

  const resolved = () => listResolvedDifferences(platform, owner, 20)

  const log = (action: string) =>
    platform.db.execute("select subject_id as id, before, after from audit_log where action = $1", [action])

  test("[ADM-10] that differ are resolved by an owner with a note, and not listed any more", async () => {
    await aResolved(owner)
  })

  test("[ADM-10] that were resolved are listed with who, when and why, and reopened by an owner", async () => {
    const { actor: zubin } = await anAccount(platform, { role: "owner", name: "Zubin Owner" })
    const input = await aResolved(zubin)
    expect(await resolved()).toMatchObject([{ ...input, resolvedBy: "Zubin Owner", stillDiffers: true }])
    expect(await reopenDifference(platform, staffAs("front-desk"), input)).toMatchObject({
      refusal: "forbidden",
    })
    valueOf(await reopenDifference(platform, owner, input))
    expect([await resolved(), await differences()]).toEqual([[], ["amount-differs"]])
    expect(await reopenDifference(platform, owner, input)).toMatchObject({ refusal: "not-listed" })
    expect(await log("reopen-difference")).toMatchObject([
      { id: input.entityId, before: { kind: input.kind, note: input.note } },
    ])
  })

  test("[ADM-10] that were resolved stay listed when they no longer differ", async () => {
    const input = await aResolved(owner)
    const [{ bookingId, reference, settled } = {}] = (await resolved()) ?? []
    expect(settled).not.toBeNull()
    await platform.db.execute("update provider_settlement_items set amount_paise = amount_paise + 1")
    expect(await resolved()).toMatchObject([
      { ...input, bookingId, reference, settled: null, recorded: null, stillDiffers: false },
    ])
    expect(await differences()).toEqual([])
  })
})
