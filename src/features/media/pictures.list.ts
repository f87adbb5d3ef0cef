import { defineChoice, days, defineList, searchIn } from "#src/platform/lists/define-list.ts"
import { type LibraryPicture, pictureStateNames, pictureStates } from "./picture.ts"
import { formatPictureUse } from "./picture-uses.ts"
import { libraryColumns } from "./picture-library.store.ts"

const isUsed = "exists (select 1 from picture_uses u where u.picture_id = p.id)"

/** Every uploaded picture, with where it is used (ADM-9). */
export const pictureList = defineList<LibraryPicture>({
  name: "media",
  path: "/admin/media",
  pluralName: "pictures",
  right: "content.change",
  removeRight: "content.change",
  rowName: "name",
  rowPath: "/admin/media/:id",
  columns: {
    pic: { label: "Pic" },
    words: {
      label: "What it shows",
      cell: ["text", "alt"],
      filter: defineChoice(
        ["missing"],
        { missing: "Not said yet" },
        "case when p.alt = '' then 'missing' end",
      ),
    },
    name: { label: "File", cell: ["text", "fileName"], sort: ["text", `lower(p.file_name) collate "C"`] },
    width: { label: "Width", isExtra: true, align: "end", cell: ["text", "width"] },
    height: { label: "Height", isExtra: true, align: "end", cell: ["text", "height"] },
    bytes: {
      label: "File size",
      isExtra: true,
      align: "end",
      cell: ["text", "fileBytes"],
      sort: ["bigint", "p.file_bytes"],
    },
    use: {
      label: "Used by",
      csv: ({ uses }) => uses.map(formatPictureUse).join(", "),
      filter: defineChoice(
        ["somewhere", "nowhere"],
        { somewhere: "Somewhere", nowhere: "Nowhere" },
        `case when ${isUsed} then 'somewhere' else 'nowhere' end`,
      ),
    },
    state: {
      label: "Sizes",
      cell: ["choice", "state"],
      filter: defineChoice(pictureStates, pictureStateNames, "p.state"),
    },
    failure: { label: "Failure", isExtra: true, cell: ["text", "failure"] },
    sent: {
      label: "Sent",
      cell: ["time", "uploadedAt"],
      sort: ["timestamptz", "p.uploaded_at"],
      filter: days,
    },
  },
  firstSort: { key: "sent", direction: "desc" },
  search: searchIn("p.search_text", "What it shows, or a file name"),
  sql: {
    table: "pictures",
    alias: "p",
    idType: "text",
    where: "p.deleted_at is null",
    select: libraryColumns,
  },
})
