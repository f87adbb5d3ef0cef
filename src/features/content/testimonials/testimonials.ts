/** What a guest says about the hotel, with a picture. */
export type Testimonial = {
  readonly id: string
  readonly name: string
  readonly pictureId: string
  readonly message: string
  readonly version: number
}

/** The fields that staff edit, without the picture. */
export type TestimonialDraft = Pick<Testimonial, "name" | "message">

/** A testimonial in the staff's list. */
export type ListedTestimonial = Testimonial & {
  /** An instant in ISO form. */
  readonly publishedAt: string
}
