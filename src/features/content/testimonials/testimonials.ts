/** What a guest says of the hotel, beside a picture. */
export type Testimonial = {
  readonly id: string
  readonly name: string
  readonly pictureId: string
  readonly message: string
  readonly version: number
}

/** What the staff say of it, beside its picture. */
export type TestimonialDraft = Pick<Testimonial, "name" | "message">

/** A testimonial as the staff's list has it. */
export type ListedTestimonial = Testimonial & {
  /** An instant in ISO form. */
  readonly publishedAt: string
}

export type TestimonialColumn = "pic" | "name" | "message" | "published"
