import type { RazorpaySettings } from "#src/config.ts"
import type { Clock } from "../../clock.ts"
import type { Database, Sql } from "../../db/database.ts"
import type { Log } from "../../log/log.ts"
import { sign } from "../signatures.ts"
import type { DisputeRow } from "./disputes.ts"
import { disputeEntity, orderEntity, paymentEntity, refundEntity } from "./entities.ts"
import type { FaultSwitch } from "./faults.ts"
import { newId } from "./identifiers.ts"
import type { OrderRow, PaymentRow, RefundRow } from "./store.ts"

/** Posts a webhook to the site; the answer may be a Response. */
export type DeliverWebhook = (
  body: string,
  headers: Record<string, string>,
) => Promise<{ readonly ok: boolean }>

export type SandboxWebhooks = {
  /** Delivers all due webhooks, also those that an earlier process left undelivered. */
  deliver(): Promise<void>
  stop(): void
}

type Subject = { order?: OrderRow; payment?: PaymentRow; refund?: RefundRow; dispute?: DisputeRow }
type EventRow = { id: string; body: string; attempts: number }

const maxAttempts = 12
const pauseAfter = (attempts: number): number => Math.min(2 ** attempts, 3600) * 1000

/** Records an event in the transaction that causes it, in the provider's format (razorpay.com/docs/webhooks/payloads). */
export async function recordWebhookEvent(
  tx: Sql,
  type: string,
  { at, ...subject }: Subject & { at: Date },
): Promise<void> {
  const payload = {
    ...(subject.payment && { payment: { entity: paymentEntity(subject.payment) } }),
    ...(subject.order && { order: { entity: orderEntity(subject.order) } }),
    ...(subject.refund && { refund: { entity: refundEntity(subject.refund) } }),
    ...(subject.dispute && { dispute: { entity: disputeEntity(subject.dispute) } }),
  }
  const body = JSON.stringify({
    entity: "event",
    account_id: "acc_sandbox",
    event: type,
    contains: Object.keys(payload),
    payload,
    created_at: Math.floor(at.getTime() / 1000),
  })
  await tx.execute("insert into sandbox_events (id, type, body, due_at) values ($1, $2, $3, $4)", [
    newId("evt"),
    type,
    body,
    at.toISOString(),
  ])
}

type Post = {
  db: Database
  clock: Clock
  log: Log
  settings: RazorpaySettings
  faults: FaultSwitch
  deliverWebhook: DeliverWebhook
}

/** Delivers the sandbox's webhooks at least once, with growing pauses while the site answers with an error. */
export function createWebhooks(post: Post): SandboxWebhooks {
  let round: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  const scheduleNextRound = async () => {
    clearTimeout(timer)
    const dueAt = isStopped ? null : await nextDue(post.db)
    if (dueAt === null || isStopped) return
    const pause = Math.max(0, Date.parse(dueAt) - post.clock.now().getTime())
    timer = setTimeout(() => void webhooks.deliver(), pause)
    timer.unref()
  }
  const runRound = async () => {
    const { webhooks: fault } = post.faults.current
    if (isStopped || fault === "late") return
    for (const event of await dueEvents(post)) {
      if (fault === "repeated") await deliverOne(post, event)
      await deliverOne(post, event)
    }
    await scheduleNextRound()
  }
  const webhooks: SandboxWebhooks = {
    deliver() {
      round = round.then(runRound).catch((error: unknown) => {
        post.log.warn({ err: error }, "the sandbox could not deliver its webhooks")
      })
      return round
    },
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
  return webhooks
}

async function nextDue(db: Database): Promise<string | null> {
  const rows = await db.execute<{ due_at: string | null }>(
    "select min(due_at) as due_at from sandbox_events where delivered_at is null and attempts < $1",
    [maxAttempts],
  )
  return rows[0]?.due_at ?? null
}

async function dueEvents({ db, clock, faults }: Post): Promise<EventRow[]> {
  const events = await db.execute<EventRow>(
    `select id, body, attempts from sandbox_events
     where delivered_at is null and attempts < $1 and due_at <= $2 order by sequence`,
    [maxAttempts, clock.now().toISOString()],
  )
  return faults.current.webhooks === "disordered" ? events.toReversed() : events
}

async function deliverOne(post: Post, event: EventRow): Promise<void> {
  const now = post.clock.now()
  if (await isTaken(post, event)) {
    await post.db.execute("update sandbox_events set delivered_at = $2 where id = $1", [
      event.id,
      now.toISOString(),
    ])
    return
  }
  const dueAt = new Date(now.getTime() + pauseAfter(event.attempts)).toISOString()
  await post.db.execute("update sandbox_events set attempts = attempts + 1, due_at = $2 where id = $1", [
    event.id,
    dueAt,
  ])
}

async function isTaken({ settings, deliverWebhook, log }: Post, { id, body }: EventRow): Promise<boolean> {
  const headers = {
    "content-type": "application/json",
    "user-agent": "Razorpay-Webhook/v1",
    "x-razorpay-event-id": id,
    "x-razorpay-signature": sign(body, settings.webhookSecret),
  }
  try {
    return (await deliverWebhook(body, headers)).ok
  } catch (error) {
    log.warn({ err: error }, "a webhook of the sandbox was not taken")
    return false
  }
}
