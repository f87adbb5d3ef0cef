import { z } from "zod"
import { pictureAddress } from "#src/shared/picture-address.ts"
import type { Offer } from "./offers.ts"

/** An offer in the specification's words (section 3). */
export const offerOutput = z.object({
  _id: z.string(),
  name: z.string(),
  pic: z.string(),
  description: z.string(),
  validdate: z.string(),
  offerDiscount: z.string(),
  offerEating: z.string(),
})

export const presentOffer = (offer: Offer): z.infer<typeof offerOutput> => ({
  _id: offer.id,
  name: offer.name,
  pic: pictureAddress(offer.pictureId, { width: 800, format: "jpg" }),
  description: offer.description,
  validdate: offer.validUntil,
  offerDiscount: offer.roomDiscount,
  offerEating: offer.diningDiscount,
})
