import { z } from "zod"
import { accountFields } from "#src/features/accounts/account-fields.ts"
import { profileInput } from "#src/features/accounts/accounts.schema.ts"
import { fieldIsRequired } from "#src/shared/messages.ts"

const { address, city, pin, state } = profileInput.shape

/** The desk's form for the address of a guest: an invoice needs the street and the state. */
export const guestAddressForm = z.object({
  intent: z.literal("save-guest-address"),
  address: address.unwrap().min(1, { error: fieldIsRequired(accountFields.address) }),
  city: city.unwrap().default(""),
  pin: pin.unwrap().default(""),
  state: state.unwrap().min(1, { error: fieldIsRequired(accountFields.state) }),
})
