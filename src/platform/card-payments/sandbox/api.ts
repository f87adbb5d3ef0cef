import { type Context, Hono } from "hono"
import { basicAuth } from "hono/basic-auth"
import { z } from "zod"
import type { RazorpaySettings } from "#src/config.ts"
import { fromPaise } from "#src/shared/money.ts"
import { type Books, capturePayment, finishRefund, placeOrder, refundPayment } from "./bookkeeping.ts"
import { listDisputes } from "./disputes.ts"
import { disputeEntity, orderEntity, paymentEntity, refundEntity } from "./entities.ts"
import { applyApiFaults, type FaultSwitch } from "./faults.ts"
import { listSettled } from "./settlements.ts"
import {
  findOrder,
  findPayment,
  findRefundById,
  listNewestPayments,
  listPayments,
  listRefunds,
} from "./store.ts"
import type { SandboxWebhooks } from "./webhooks.ts"

type Api = { books: Books; settings: RazorpaySettings; faults: FaultSwitch; webhooks: SandboxWebhooks }

const amount = z.number().int().min(100, "Order amount less than minimum amount allowed").transform(fromPaise)
const currency = z.literal("INR", { error: "Currency is not supported" })
const notes = z.record(z.string(), z.string().max(256)).refine((all) => Object.keys(all).length <= 15)

const orderInput = z.object({
  amount,
  currency,
  receipt: z.string().max(40, "receipt: the length must be no more than 40.").nullish(),
  notes: notes.optional(),
})
const captureInput = z.object({ amount, currency })
const refundInput = z.object({ amount: amount.optional() })
const pageInput = z.object({
  count: z.coerce.number().int().min(1).max(1000).default(10),
  skip: z.coerce.number().int().min(0).default(0),
})
const disputePageInput = pageInput.extend({ count: z.coerce.number().int().min(1).max(100).default(10) })
const reconInput = pageInput.extend({
  year: z.string().regex(/^\d{4}$/),
  month: z.string().regex(/^\d{1,2}$/),
  day: z.string().regex(/^\d{1,2}$/),
})

const errorBody = (description: string) => ({
  error: {
    code: "BAD_REQUEST_ERROR",
    description,
    source: "business",
    step: "NA",
    reason: "NA",
    metadata: {},
  },
})

const notFound = "The id provided does not exist"
const refuse = (c: Context, description: string) => c.json(errorBody(description), 400)
const collection = (items: readonly object[]) => ({ entity: "collection", count: items.length, items })

async function parseBody<Input extends z.ZodType>(c: Context, input: Input) {
  const body: unknown = await c.req.json().catch(() => ({}))
  const { data, error } = input.safeParse(body)
  return { data, problem: error?.issues[0]?.message ?? "The request is invalid" }
}

/** Basic credentials, as the provider requires. */
export const authenticated = ({ keyId, keySecret }: RazorpaySettings) =>
  basicAuth({
    username: keyId,
    password: keySecret,
    invalidUserMessage: errorBody("Authentication failed"),
  })

/** The provider's API (razorpay.com/docs/api), behind Basic credentials. */
export function createProviderApi({ settings, ...rest }: Api): Hono {
  const { books } = rest
  const app = new Hono()
  for (const path of ["/orders/*", "/payments/*", "/refunds/*", "/disputes/*", "/settlements/*"])
    app.use(path, authenticated(settings), applyApiFaults(rest))
  return app
    .route("/orders", createOrdersApi(books))
    .route("/payments", createPaymentsApi(rest))
    .get("/refunds/:id", async (c) => {
      const refund = await findRefundById(books.db, c.req.param("id"))
      return refund ? c.json(refundEntity(refund)) : refuse(c, notFound)
    })
    .get("/disputes", async (c) => {
      const { data } = disputePageInput.safeParse(c.req.query())
      if (!data) return refuse(c, "The count must be between 1 and 100")
      return c.json(collection((await listDisputes(books.db, data)).map(disputeEntity)))
    })
    .get("/settlements/recon/combined", async (c) => {
      const { data } = reconInput.safeParse(c.req.query())
      if (!data) return refuse(c, "The year, month and day are required")
      const { year, month, day, ...page } = data
      const on = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`
      return c.json(collection(await listSettled(books.db, { day: on, ...page })))
    })
}

const createOrdersApi = (books: Books) =>
  new Hono()
    .post("/", async (c) => {
      const { data, problem } = await parseBody(c, orderInput)
      if (!data) return refuse(c, problem)
      const { amount: due, receipt = null, notes: kept = {} } = data
      return c.json(orderEntity(await placeOrder(books, { amount: due, receipt, notes: kept })))
    })
    .get("/:id", async (c) => {
      const order = await findOrder(books.db, c.req.param("id"))
      return order ? c.json(orderEntity(order)) : refuse(c, notFound)
    })
    .get("/:id/payments", async (c) =>
      c.json(collection((await listPayments(books.db, c.req.param("id"))).map(paymentEntity))),
    )

const createPaymentsApi = ({ books, faults, webhooks }: Omit<Api, "settings">) =>
  new Hono()
    .get("/", async (c) => {
      const { count } = pageInput.parse(c.req.query())
      return c.json(collection((await listNewestPayments(books.db, count)).map(paymentEntity)))
    })
    .get("/:id", async (c) => {
      const payment = await findPayment(books.db, c.req.param("id"))
      return payment ? c.json(paymentEntity(payment)) : refuse(c, notFound)
    })
    .get("/:id/refunds", async (c) =>
      c.json(collection((await listRefunds(books.db, c.req.param("id"))).map(refundEntity))),
    )
    .post("/:id/capture", async (c) => {
      const { data, problem } = await parseBody(c, captureInput)
      if (!data) return refuse(c, problem)
      const payment = await capturePayment(books, { id: c.req.param("id"), amount: data.amount })
      if (!payment.ok) return refuse(c, payment.refusal)
      await announce({ faults, webhooks })
      return c.json(paymentEntity(payment.value))
    })
    .post("/:id/refund", async (c) => {
      const { data, problem } = await parseBody(c, refundInput)
      const idempotencyKey = c.req.header("x-refund-idempotency") ?? null
      if (!data) return refuse(c, problem)
      if (idempotencyKey !== null && !/^[\w-]{10,}$/.test(idempotencyKey))
        return refuse(c, "Invalid idempotency key")
      const fault = faults.current.refund
      const refund = await refundPayment(books, {
        paymentId: c.req.param("id"),
        amount: data.amount ?? null,
        idempotencyKey,
        status: fault === "none" ? "processed" : "pending",
      })
      if (!refund.ok) return refuse(c, refund.refusal)
      if (fault === "fails-later") await finishRefund(books, { id: refund.value.id, status: "failed" })
      await announce({ faults, webhooks })
      return c.json(refundEntity(refund.value))
    })

/** Delivers webhooks, after the reply unless they are to arrive before it. */
export async function announce({ faults, webhooks }: Pick<Api, "faults" | "webhooks">): Promise<void> {
  const delivery = webhooks.deliver()
  if (faults.current.webhooks === "before-reply") await delivery
}
