import { z } from "zod"

export const orderInput = z.object({
  amount: z.number().optional().describe("Ignored: the amount is the booking's own"),
  checkid: z.string().max(100).default("-1").describe("The booking's id; -1 is the newest"),
})

const providerId = z.string().min(1).max(100)

/** The checkout's result; `checkid` is the booking. Order and signature are verified when they are present. */
export const verifyInput = z.object({
  razorpay_payment_id: providerId,
  razorpay_order_id: providerId.optional(),
  razorpay_signature: z.string().max(200).optional(),
  checkid: z.string().min(1).max(100),
})
