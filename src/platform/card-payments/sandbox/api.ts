import { type Context, Hono } from "hono"
import { basicAuth } from "hono/basic-auth"
import { z } from "zod"
import type { RazorpaySettings } from "#src/config.ts"
import { fromPaise } from "#src/shared/money.ts"
import { type Books, placeOrder, refundPayment, refuseCapture } from "./bookkeeping.ts"
import { orderEntity, paymentEntity, refundEntity } from "./entities.ts"
import { findOrder, findPayment, listPayments } from "./store.ts"
import type { SandboxWebhooks } from "./webhooks.ts"

type Api = { books: Books; settings: RazorpaySettings; webhooks: SandboxWebhooks }

const amount = z.number().int().min(100, "Order amount less than minimum amount allowed").transform(fromPaise)
const currency = z.literal("INR", { error: "Currency is not supported" })
const notes = z.record(z.string(), z.string().max(256)).refine((all) => Object.keys(all).length <= 15)

const orderInput = z.object({
  amount,
  currency,
  receipt: z.string().max(40, "receipt: the length must be no more than 40.").nullish(),
  notes: notes.optional(),
})
const refundInput = z.object({ amount: amount.optional() })

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

async function bodyOf<Input extends z.ZodType>(c: Context, input: Input) {
  const body: unknown = await c.req.json().catch(() => ({}))
  const { data, error } = input.safeParse(body)
  return { data, problem: error?.issues[0]?.message ?? "The request is invalid" }
}

/** The provider's API (razorpay.com/docs/api): orders, payments and refunds, behind Basic credentials. */
export function createApi({ settings, ...rest }: Api): Hono {
  const authenticated = basicAuth({
    username: settings.keyId,
    password: settings.keySecret,
    invalidUserMessage: errorBody("Authentication failed"),
  })
  return new Hono()
    .use("/orders/*", authenticated)
    .use("/payments/*", authenticated)
    .route("/orders", createOrdersApi(rest.books))
    .route("/payments", createPaymentsApi(rest))
}

const createOrdersApi = (books: Books) =>
  new Hono()
    .post("/", async (c) => {
      const { data, problem } = await bodyOf(c, orderInput)
      if (!data) return refuse(c, problem)
      const { amount: due, receipt = null, notes: kept = {} } = data
      return c.json(orderEntity(await placeOrder(books, { amount: due, receipt, notes: kept })))
    })
    .get("/:id", async (c) => {
      const order = await findOrder(books.db, c.req.param("id"))
      return order ? c.json(orderEntity(order)) : refuse(c, notFound)
    })
    .get("/:id/payments", async (c) => {
      const items = (await listPayments(books.db, c.req.param("id"))).map(paymentEntity)
      return c.json({ entity: "collection", count: items.length, items })
    })

const createPaymentsApi = ({ books, webhooks }: Omit<Api, "settings">) =>
  new Hono()
    .get("/:id", async (c) => {
      const payment = await findPayment(books.db, c.req.param("id"))
      return payment ? c.json(paymentEntity(payment)) : refuse(c, notFound)
    })
    .post("/:id/capture", async (c) =>
      refuse(c, refuseCapture(await findPayment(books.db, c.req.param("id")))),
    )
    .post("/:id/refund", async (c) => {
      const { data, problem } = await bodyOf(c, refundInput)
      const idempotencyKey = c.req.header("x-refund-idempotency") ?? null
      if (!data) return refuse(c, problem)
      if (idempotencyKey !== null && !/^[\w-]{10,}$/.test(idempotencyKey))
        return refuse(c, "Invalid idempotency key")
      const asked = { paymentId: c.req.param("id"), amount: data.amount ?? null, idempotencyKey }
      const refund = await refundPayment(books, asked)
      if (!refund.ok) return refuse(c, refund.refusal)
      void webhooks.deliver()
      return c.json(refundEntity(refund.value))
    })
