import { z } from "zod"
import { pictureAddress } from "#src/shared/picture-address.ts"
import type { Testimonial } from "./testimonials.ts"

/** A testimonial in the specification's words (section 3). */
export const testimonialOutput = z.object({
  _id: z.string(),
  name: z.string(),
  pic: z.string(),
  message: z.string(),
})

export type TestimonialOutput = z.infer<typeof testimonialOutput>

export const presentTestimonial = ({ id, name, pictureId, message }: Testimonial): TestimonialOutput => ({
  _id: id,
  name,
  pic: pictureAddress(pictureId, { width: 800, format: "jpg" }),
  message,
})
