import { createPublicKey, type KeyObject } from "node:crypto"
import { z } from "zod"

const blank = (value: unknown) => (value === "" ? undefined : value)

/** A variable of the environment; an empty one is not set. */
export const setting = <T extends z.ZodType>(type: T) => z.preprocess(blank, type)

export const url = (protocols: string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
    error: `must be an address that starts with ${protocols.map((p) => `${p}//`).join(" or ")}`,
  })

export const wholeNumber = z.coerce.number({ error: "must be a whole number" }).int()

export const contact = z
  .string()
  .regex(/^(?:mailto:|https:\/\/)\S+$/, { error: "must be a mailto: or https: address" })

function parsePublicKey(text: string): KeyObject | null {
  try {
    // In a file of settings the lines are often joined by a backslash and an "n".
    const key = createPublicKey(text.replaceAll(String.raw`\n`, "\n"))
    return key.asymmetricKeyType === "rsa" ? key : null
  } catch {
    return null
  }
}

export const publicKey = z.string().transform((text, context): KeyObject => {
  const key = parsePublicKey(text)
  if (key) return key
  context.addIssue({ code: "custom", message: "must be an RSA public key or certificate in PEM" })
  return z.NEVER
})
