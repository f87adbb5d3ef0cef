import { registerBookingJobs } from "#src/features/bookings/bookings.jobs.ts"
import { reconcilePayments } from "#src/features/bookings/pay/settle-payment.service.ts"
import { readDisputes } from "#src/features/payments/disputes.service.ts"
import { reconcileRefunds, registerRefundJobs } from "#src/features/payments/refunds.service.ts"
import type { CardPayments } from "#src/platform/card-payments/card-payments.ts"
import type { Database, Sql } from "#src/platform/db/database.ts"
import type { Platform } from "#src/platform/platform.ts"
import type { Queue } from "#src/platform/queue/queue.ts"
import { createSandboxPlatform, receiverOf, type SandboxPlatform } from "./sandbox-platform.ts"

type Job = { readonly name: string; readonly data: object }

/** What a killed process leaves: the database, the provider, and the jobs of committed transactions. */
export type PaymentSimulation = {
  readonly base: SandboxPlatform
  /** Runs work in the current process. When the process is killed, the next work runs in a new one. */
  attempt<T>(work: (platform: Platform) => Promise<T>): Promise<T>
  /** Kills a process before its nth step from now. A step is a transaction, a query or a call of the provider. */
  killAt(step: number): void
  /** Ends the wait for the kill; whether it happened. */
  stopKilling(): boolean
  runJobs(): Promise<void>
  /** Lets hours pass, in which webhooks, jobs and reconcilers run. */
  recover(): Promise<void>
  /** Jobs that other parts of the site work on, such as emails. */
  readonly otherJobs: readonly Job[]
  clear(): Promise<void>
  close(): Promise<void>
}

/** Thrown by every action of the killed process. */
export class Killed extends Error {}

type Kill = { stepsLeft: number | null; happened: boolean }
type ProcessState = { readonly kill: Kill; isKilled: boolean }

function step(state: ProcessState): void {
  const { kill } = state
  if (!state.isKilled && kill.stepsLeft === 0) {
    state.isKilled = true
    kill.stepsLeft = null
    kill.happened = true
  }
  if (state.isKilled) throw new Killed("the process was killed")
  if (kill.stepsLeft !== null) kill.stepsLeft -= 1
}

// A kill inside a transaction rolls it back, which is the same as a kill before it. A kill after a step is the same as
// one before the next.
function atStep<T>(state: ProcessState, call: () => Promise<T>): Promise<T> {
  step(state)
  return call()
}

const killablePayments = (payments: CardPayments, state: ProcessState): CardPayments => ({
  ...payments,
  createOrder: (order) => atStep(state, () => payments.createOrder(order)),
  findPayment: (id) => atStep(state, () => payments.findPayment(id)),
  listPaymentsOfOrder: (id) => atStep(state, () => payments.listPaymentsOfOrder(id)),
  capture: (payment) => atStep(state, () => payments.capture(payment)),
  refund: (refund) => atStep(state, () => payments.refund(refund)),
  findRefund: (id) => atStep(state, () => payments.findRefund(id)),
})

/** A database and a queue for one process: the jobs of a transaction exist when it commits. */
function killableStorage(
  db: Database,
  jobs: Job[],
  state: ProcessState,
): { db: Database; enqueue: Queue["enqueue"] } {
  const uncommitted = new Map<Sql, Job[]>()
  const transaction: Database["transaction"] = async (work) => {
    step(state)
    const added: Job[] = []
    const value = await db.transaction((tx) => {
      uncommitted.set(tx, added)
      return work(tx)
    })
    jobs.push(...added)
    return value
  }
  const run: Database["run"] = (statement, values) => {
    step(state)
    return db.run(statement, values)
  }
  const execute: Database["execute"] = (text, values) => {
    step(state)
    return db.execute(text, values)
  }
  return {
    db: { ...db, run, execute, transaction },
    enqueue: async (sql, { name, data }) => void (uncommitted.get(sql) ?? jobs).push({ name, data }),
  }
}

function startProcess(base: SandboxPlatform, jobs: Job[], kill: Kill) {
  const state: ProcessState = { kill, isKilled: false }
  const workers = new Map<string, (data: never) => Promise<void>>()
  const { db, enqueue } = killableStorage(base.db, jobs, state)
  const queue: Queue = {
    enqueue,
    work: (name, worker) => void workers.set(name, worker),
    depth: async () => ({ waiting: 0, failed: 0, oldestAt: null }),
    schedule: () => undefined,
    start: async () => undefined,
    stop: async () => undefined,
  }
  const platform: Platform = { ...base, db, cardPayments: killablePayments(base.cardPayments, state), queue }
  registerBookingJobs(platform)
  registerRefundJobs(platform)
  return { platform, workers, state }
}

const passHours = (base: SandboxPlatform): Promise<unknown> => {
  base.passMinutes(120)
  return base.db.execute(`update payments set captured_at = captured_at - interval '2 hours';
    update refunds set updated_at = updated_at - interval '2 hours';
    update payment_orders set checked_at = null`)
}

type Jobs = { readonly waiting: Job[]; readonly other: Job[] }

// A job that fails stays in the queue, as it does in pg-boss.
async function runJobs({ waiting, other }: Jobs, process: () => ReturnType<typeof startProcess>) {
  for (const job of waiting.splice(0)) {
    const worker = process().workers.get(job.name)
    if (worker) await worker(job.data as never).catch(() => void waiting.push(job))
    else other.push(job)
  }
}

async function recover(simulation: Pick<PaymentSimulation, "base" | "attempt" | "runJobs">): Promise<void> {
  const { base, attempt } = simulation
  for (let round = 0; round < 2; round += 1) {
    await passHours(base)
    await base.provider.webhooks.deliver()
    await simulation.runJobs()
    for (const repair of [reconcilePayments, reconcileRefunds, readDisputes])
      await attempt(repair).catch((error: unknown) => {
        if (!(error instanceof Killed)) throw error
      })
    await simulation.runJobs()
  }
}

/** A hotel and its provider, and the processes of the hotel, which can be killed at any step. */
export async function createPaymentSimulation(): Promise<PaymentSimulation> {
  const jobs: Jobs = { waiting: [], other: [] }
  const kill: Kill = { stepsLeft: null, happened: false }
  let current: ReturnType<typeof startProcess> | null = null
  const process = () => {
    if (!current || current.state.isKilled) current = startProcess(base, jobs.waiting, kill)
    return current
  }
  const attempt: PaymentSimulation["attempt"] = (work) => work(process().platform)
  const base: SandboxPlatform = await createSandboxPlatform((body, headers) =>
    attempt((platform) => receiverOf(platform)(body, headers)),
  )
  const parts = { base, attempt, runJobs: () => runJobs(jobs, process) }
  return {
    ...parts,
    recover: () => recover(parts),
    killAt: (at) => Object.assign(kill, { stepsLeft: at, happened: false }),
    stopKilling: () => {
      kill.stepsLeft = null
      return kill.happened
    },
    otherJobs: jobs.other,
    async clear() {
      jobs.waiting.length = 0
      jobs.other.length = 0
      await base.clear()
    },
    close: () => base.close(),
  }
}
