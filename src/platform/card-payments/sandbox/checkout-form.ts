import { z } from "zod"
import { done, refused, type Result } from "#src/shared/result.ts"
import { instalmentMonths } from "./instalments.ts"
import type { OrderRow } from "./store.ts"

export type Fields = Readonly<Record<string, string>>

const text = (longest: number) => z.string().trim().max(longest).default("")

const checkoutInput = z.object({
  key_id: z.string().max(60),
  order_id: z.string().max(60),
  amount: z.coerce.number(),
  currency: z.literal("INR"),
  name: text(100),
  description: text(200),
  "prefill[name]": text(200),
  "prefill[email]": text(254),
  "prefill[contact]": text(40),
  callback_url: text(2000),
  cancel_url: text(2000),
  /** 'frame' inside the window that the checkout script opens; a page of its own otherwise. */
  display: z.enum(["page", "frame"]).default("page"),
})

/** What a site sends to the checkout; every step passes it on. */
export type Checkout = z.infer<typeof checkoutInput>

type Trust = {
  readonly keyId: string
  readonly origin: string
  readonly findOrder: (id: string) => Promise<OrderRow | null>
}

/** Reads a site's checkout fields; refuses those that the sandbox does not support, with a reason. */
export async function readCheckout(fields: Fields, trust: Trust): Promise<Result<Checkout, string>> {
  const { data } = checkoutInput.safeParse(fields)
  if (!data) return refused("The fields of this payment are incomplete.")
  if (data.key_id !== trust.keyId) return refused("The key is not one of this sandbox.")
  // Otherwise anybody could redirect a guest, with the result of a payment, to another site.
  const isOurs = (url: string) => url !== "" && URL.parse(url, trust.origin)?.origin === trust.origin
  if (data.display === "page" && !isOurs(data.callback_url))
    return refused("The callback address is not ours.")
  if (data.cancel_url && !isOurs(data.cancel_url)) return refused("The address to go back to is not ours.")
  const order = await trust.findOrder(data.order_id)
  if (!order) return refused("The order does not exist.")
  if (order.amount_paise !== data.amount) return refused("The amount differs from the order's.")
  return done(data)
}

export const methods = ["card", "upi", "netbanking", "emi"] as const
export type Method = (typeof methods)[number]

export const banks = [
  { code: "HDFC", name: "HDFC Bank" },
  { code: "ICIC", name: "ICICI Bank" },
  { code: "SBIN", name: "State Bank of India" },
  { code: "UTIB", name: "Axis Bank" },
  { code: "KKBK", name: "Kotak Mahindra Bank" },
  { code: "FAIL", name: "A bank that declines" },
] as const

export const testCards = { accepted: "4111 1111 1111 1111", declined: "4000 0000 0000 0002" } as const
export const testUpi = { accepted: "success@upi", declined: "failure@upi" } as const

const declined = "payment_declined"
export const failedOnRequest = "payment_cancelled"

const digits = (value: string) => value.replaceAll(/\D/g, "")
const isTestCard = (value: string) => Object.values(testCards).some((card) => digits(card) === digits(value))
const isBank = (value: string) => banks.some((bank) => bank.code === value)

const bankChoice = z.string().refine(isBank, "Choose a bank from the list.")
const instrumentInputs = {
  card: z.object({
    // Only the sandbox's test numbers are accepted, so that nobody enters a real card.
    card_number: z
      .string()
      .refine(isTestCard, `Use a test card: ${testCards.accepted} or ${testCards.declined}.`),
    card_expiry: z.string().regex(/^(0[1-9]|1[0-2])\s*\/\s*\d{2}$/, "Give the month and year as MM/YY."),
    card_cvv: z.string().regex(/^\d{3,4}$/, "Give the 3 or 4 digits of the CVV."),
    card_name: z.string().trim().min(1, "Give the name on the card.").max(200),
  }),
  upi: z.object({
    vpa: z.enum([testUpi.accepted, testUpi.declined], {
      error: `Use a test address: ${testUpi.accepted} or ${testUpi.declined}.`,
    }),
  }),
  netbanking: z.object({ bank: bankChoice }),
  emi: z.object({
    emi_bank: bankChoice,
    emi_months: z.coerce
      .number()
      .refine((months) => instalmentMonths.some((plan) => plan === months), "Choose a plan."),
  }),
} as const

export type Problems = Readonly<Record<string, string>>
export type Instrument = {
  readonly method: Method
  readonly instrument: object
  readonly failure: string | null
}

const failureIf = (isDeclined: boolean) => (isDeclined ? declined : null)

const readers: Record<Method, (fields: Fields) => Result<Omit<Instrument, "method">, Problems>> = {
  card: (fields) =>
    readWith(instrumentInputs.card, fields, ({ card_number }) => ({
      instrument: { last4: digits(card_number).slice(-4), network: "Visa" },
      failure: failureIf(digits(card_number) === digits(testCards.declined)),
    })),
  upi: (fields) =>
    readWith(instrumentInputs.upi, fields, ({ vpa }) => ({
      instrument: { vpa },
      failure: failureIf(vpa === testUpi.declined),
    })),
  netbanking: (fields) =>
    readWith(instrumentInputs.netbanking, fields, ({ bank }) => ({
      instrument: { bank },
      failure: failureIf(bank === "FAIL"),
    })),
  emi: (fields) =>
    readWith(instrumentInputs.emi, fields, ({ emi_bank, emi_months }) => ({
      instrument: { bank: emi_bank, months: emi_months },
      failure: failureIf(emi_bank === "FAIL"),
    })),
}

function readWith<Input extends z.ZodType, Value>(
  input: Input,
  fields: Fields,
  valueOf: (data: z.output<Input>) => Value,
): Result<Value, Problems> {
  const { data, error } = input.safeParse(fields)
  if (error)
    return refused(Object.fromEntries(error.issues.map((issue) => [String(issue.path[0]), issue.message])))
  return done(valueOf(data))
}

export const methodOf = (fields: Fields): Method =>
  methods.find((method) => method === fields["method"]) ?? "card"

/** Reads how the guest pays; refuses with one message for each field that is wrong. */
export function readInstrument(fields: Fields): Result<Instrument, Problems> {
  const method = methodOf(fields)
  const read = readers[method](fields)
  return read.ok ? done({ method, ...read.value }) : read
}
