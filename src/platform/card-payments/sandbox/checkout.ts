import { type Context, Hono } from "hono"
import type { RazorpaySettings } from "#src/config.ts"
import { announce } from "./api.ts"
import { attemptPayment, type Books } from "./bookkeeping.ts"
import {
  type Checkout,
  failedOnRequest,
  type Fields,
  type Instrument,
  methodOf,
  readCheckout,
  readInstrument,
} from "./checkout-form.ts"
import { type FaultSwitch, type PaymentFault, paymentFaults } from "./faults.ts"
import { closedPage, outcomePage, refusedPage } from "./outcome-pages.ts"
import { type Html, pageHeaders } from "./page.ts"
import { paymentPage } from "./payment-page.ts"
import { findOrder } from "./store.ts"
import type { SandboxWebhooks } from "./webhooks.ts"

type Desk = {
  books: Books
  settings: RazorpaySettings
  origin: string
  faults: FaultSwitch
  webhooks: SandboxWebhooks
}

async function readFields(c: Context): Promise<Fields> {
  const body = await c.req.parseBody()
  return Object.fromEntries(Object.entries(body).filter((entry) => typeof entry[1] === "string")) as Fields
}

/** The checkout: a full page, or a frame in the window of the checkout script. */
export function createCheckout(desk: Desk): Hono {
  const show = (c: Context, body: Html, status: 200 | 400 | 422 = 200) =>
    c.html(body, status, pageHeaders(desk.origin))
  const read = (fields: Fields) =>
    readCheckout(fields, {
      keyId: desk.settings.keyId,
      origin: desk.origin,
      findOrder: (id) => findOrder(desk.books.db, id),
    })
  const refuseFields = (c: Context, reason: string, fields: Fields) =>
    show(c, refusedPage(reason, { display: fields["display"] === "frame" ? "frame" : "page" }), 400)

  return new Hono()
    .post("/embedded", async (c) => {
      const fields = await readFields(c)
      const checkout = await read(fields)
      if (!checkout.ok) return refuseFields(c, checkout.refusal, fields)
      return show(c, paymentPage({ checkout: checkout.value, method: "card", fields: {}, problems: {} }))
    })
    .post("/pay", async (c) => {
      const fields = await readFields(c)
      const checkout = await read(fields)
      if (!checkout.ok) return refuseFields(c, checkout.refusal, fields)
      const { cancel_url } = checkout.value
      if (fields["action"] === "close")
        return cancel_url ? c.redirect(cancel_url, 303) : show(c, closedPage())
      const instrument = readInstrument(fields)
      if (!instrument.ok && fields["action"] !== "fail") {
        const again = {
          checkout: checkout.value,
          method: methodOf(fields),
          fields,
          problems: instrument.refusal,
        }
        return show(c, paymentPage(again), 422)
      }
      const chosen = instrument.ok
        ? instrument.value
        : { method: methodOf(fields), instrument: {}, failure: null }
      const failure = fields["action"] === "fail" ? failedOnRequest : chosen.failure
      const payment = await attempt(desk, checkout.value, {
        ...chosen,
        failure,
        fault: paymentFaults.find((fault) => fault === fields["fault"]) ?? desk.faults.current.payment,
      })
      return payment.ok
        ? show(c, outcomePage(checkout.value, payment.value, desk.settings))
        : show(c, refusedPage(payment.refusal, checkout.value), 400)
    })
}

async function attempt(
  { books, faults, webhooks }: Desk,
  checkout: Checkout,
  { method, instrument, failure, fault }: Instrument & { fault: PaymentFault },
) {
  const payment = await attemptPayment(books, {
    orderId: checkout.order_id,
    method,
    instrument,
    email: checkout["prefill[email]"],
    contact: checkout["prefill[contact]"],
    failure_reason: failure,
    fault,
  })
  await announce({ faults, webhooks })
  return payment
}
