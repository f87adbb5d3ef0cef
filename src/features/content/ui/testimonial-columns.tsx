import { Link } from "react-router"
import { Moment, NameCell, PictureCell, type Pictured, WordsCell } from "#src/ui/data-table/table-cells.tsx"
import type { DataColumn } from "#src/ui/data-table/table-model.ts"
import type { ListedTestimonial, TestimonialColumn } from "#src/features/content/testimonials/testimonials.ts"

export const pathOfTestimonial = ({ id }: Pick<ListedTestimonial, "id">): string =>
  `/admin/update-testimonial/${id}`

/** How the list shows what a guest said (ADM-1). */
export const testimonialColumns: Readonly<
  Record<TestimonialColumn, DataColumn<Pictured<ListedTestimonial>>>
> = {
  pic: { render: ({ pictures }) => <PictureCell picture={pictures[0]} /> },
  name: {
    render: (testimonial) => (
      <NameCell>
        <Link to={pathOfTestimonial(testimonial)}>{testimonial.name}</Link>
      </NameCell>
    ),
  },
  message: {
    render: ({ name, message }) => <WordsCell label={`Message of ${name}`}>{message}</WordsCell>,
  },
  published: { render: ({ publishedAt }) => <Moment at={publishedAt} /> },
}
