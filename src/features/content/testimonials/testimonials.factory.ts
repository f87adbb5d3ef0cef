import { randomUUID } from "node:crypto"
import type { Platform } from "#src/platform/platform.ts"
import { findTestimonialById, insertTestimonial, type NewTestimonial } from "./testimonials.store.ts"
import type { Testimonial } from "./testimonials.ts"

/** A stored testimonial. */
export async function aTestimonial(
  { db, clock }: Pick<Platform, "db" | "clock">,
  parts: Partial<NewTestimonial> = {},
): Promise<Testimonial> {
  const id = parts.id ?? randomUUID()
  await insertTestimonial(db, {
    name: `Guest ${id.slice(0, 8)}`,
    pictureId: "suite",
    message: "Slept well, and would again.",
    createdAt: clock.now(),
    ...parts,
    id,
  })
  const stored = await findTestimonialById(db, id)
  if (!stored) throw new Error("a testimonial was stored and is not there")
  return stored
}
