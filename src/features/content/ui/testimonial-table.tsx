import type { ReactNode } from "react"
import { Link } from "react-router"
import type { PictureSource } from "#src/ui/picture-sources.ts"
import { type Column, Table } from "#src/ui/table.tsx"
import type { Testimonial } from "../testimonials.ts"
import { PictureCell, WordsCell } from "./content-cells.tsx"
import styles from "./content-table.module.css"

export type TableTestimonial = {
  readonly testimonial: Testimonial
  readonly picture: PictureSource | undefined
}

const columns: readonly Column<TableTestimonial>[] = [
  { key: "pic", header: "Pic", render: ({ picture }) => <PictureCell picture={picture} /> },
  {
    key: "name",
    header: "Name",
    render: ({ testimonial: { id, name } }) => (
      <div className={styles.name}>
        <Link to={`/admin/update-testimonial/${id}`}>{name}</Link>
      </div>
    ),
  },
  {
    key: "message",
    header: "Message",
    render: ({ testimonial: { name, message } }) => (
      <WordsCell label={`Message of ${name}`}>{message}</WordsCell>
    ),
  },
]

type TestimonialTableProps = {
  testimonials: readonly TableTestimonial[]
  actions: (testimonial: Testimonial) => ReactNode
}

/** What guests say of the house, for the staff (ADM-1). */
export function TestimonialTable({ testimonials, actions }: TestimonialTableProps) {
  const last: Column<TableTestimonial> = {
    key: "actions",
    header: "Actions",
    isQuiet: true,
    render: ({ testimonial }) => actions(testimonial),
  }
  return (
    <div className={styles.table}>
      <Table
        caption="Testimonials"
        hideCaption
        columns={[...columns, last]}
        rows={testimonials}
        rowKey={({ testimonial }) => testimonial.id}
      />
    </div>
  )
}
