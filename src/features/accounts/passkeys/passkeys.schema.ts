import { z } from "zod"
import { fieldIsRequired } from "#src/shared/messages.ts"
import { requiredLine } from "#src/shared/validation/text-fields.ts"
import { passkeyPurposes } from "./passkey.ts"

/** The label of the field, which its messages name (VAL-1). */
export const passkeyNameLabel = "Name of the passkey"

/** The name of a passkey, chosen by its owner. */
export const passkeyNameForm = z.object({
  name: requiredLine(passkeyNameLabel).max(60, { error: `${passkeyNameLabel}: At Most 60 Characters` }),
})

export const passkeyPurposeForm = z.object({
  purpose: z.enum(passkeyPurposes, { error: fieldIsRequired("Purpose") }),
})

const bytes = (max: number) => z.base64url().min(1).max(max)

const credential = <Response extends z.ZodObject>(response: Response) =>
  z.object({
    // An id has at most 1023 bytes (WebAuthn, 4).
    id: bytes(1364),
    rawId: bytes(1364),
    type: z.literal("public-key"),
    response,
    clientExtensionResults: z.object({}),
  })

const json = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    context.addIssue({ code: "custom", message: "must be JSON" })
    return z.NEVER
  }
})

/** The answer of an authenticator that made a passkey, as its form sends it. */
export const registeredPasskey = json.pipe(
  credential(z.object({ clientDataJSON: bytes(4000), attestationObject: bytes(16_000) })),
)

/** The answer of an authenticator that used one. */
export const usedPasskey = json.pipe(
  credential(
    z.object({
      clientDataJSON: bytes(4000),
      authenticatorData: bytes(4000),
      signature: bytes(8000),
      userHandle: bytes(100).optional(),
    }),
  ),
)

export type UsedPasskey = z.infer<typeof usedPasskey>
