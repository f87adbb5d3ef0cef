import { randomUUID } from "node:crypto"
import { seedTestimonials as testimonials } from "#database/seed/content/testimonials.ts"
import type { Platform } from "#src/platform/platform.ts"
import { hasTestimonials, insertTestimonial } from "./testimonials.store.ts"

const dayMilliseconds = 24 * 60 * 60 * 1000

/** Seeds the demo testimonials, a day apart, if there has never been one. */
export async function seedTestimonials({ db, clock }: Pick<Platform, "db" | "clock">): Promise<void> {
  if (await hasTestimonials(db)) return
  const now = clock.now().getTime()
  await db.transaction(async (tx) => {
    for (const [index, testimonial] of testimonials.entries()) {
      const createdAt = new Date(now - index * dayMilliseconds)
      await insertTestimonial(tx, { ...testimonial, id: randomUUID(), createdAt })
    }
  })
}
