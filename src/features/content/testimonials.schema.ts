import { z } from "zod"
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
  pic: `/media/pictures/${pictureId}-800.jpg`,
  message,
})
