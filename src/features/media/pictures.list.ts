import { choicesOf, defineList, searchIn, timeColumn } from "#src/platform/lists/define-list.ts"
import { type LibraryPicture, pictureStateNames, pictureStates } from "./picture.ts"
import { formatPictureUse } from "./picture-uses.ts"
import { libraryColumns } from "./picture-library.store.ts"

const isUsed = "exists (select 1 from picture_uses u where u.picture_id = p.id)"

/** Every uploaded picture, with where it is used (ADM-9). */
export const pictureList = defineList<LibraryPicture>({
  name: "media",
  path: "/admin/media",
  things: "pictures",
  right: "content.change",
  removeRight: "content.change",
  rowName: "name",
  rowPath: "/admin/media/:id",
  columns: {
    pic: { label: "Pic" },
    shows: { label: "What it shows" },
    file: { label: "File", sort: "name" },
    uses: { label: "Used by" },
    state: { label: "Sizes" },
    sent: { label: "Sent", sort: "sent", cell: ["time", "uploadedAt"] },
  },
  sorts: {
    sent: { label: "Sent", sql: "p.uploaded_at", type: "timestamptz" },
    name: { label: "File name", sql: `lower(p.file_name) collate "C"`, type: "text" },
    bytes: { label: "File size", sql: "p.file_bytes", type: "bigint" },
  },
  firstSort: { key: "sent", direction: "desc" },
  filters: {
    use: {
      kind: "choice",
      label: "Used",
      choices: choicesOf(["somewhere", "nowhere"], { somewhere: "Somewhere", nowhere: "Nowhere" }),
      where: (values, place) =>
        `case when ${isUsed} then 'somewhere' else 'nowhere' end = any (${place(values)}::text[])`,
    },
    state: {
      kind: "choice",
      label: "Sizes",
      choices: choicesOf(pictureStates, pictureStateNames),
      where: (values, place) => `p.state = any (${place(values)}::text[])`,
    },
    words: {
      kind: "choice",
      label: "What it shows",
      choices: [{ value: "missing", label: "Not said yet" }],
      where: () => "p.alt = ''",
    },
    sent: { kind: "days", label: "Sent", column: "p.uploaded_at", type: "timestamptz" },
  },
  search: searchIn("p.search_text", "What it shows, or a file name"),
  sql: {
    table: "pictures",
    alias: "p",
    idType: "text",
    where: "p.deleted_at is null",
    select: libraryColumns,
  },
  csv: [
    ["File", ({ fileName }) => fileName],
    ["What it shows", ({ alt }) => alt],
    ["Width", ({ width }) => width],
    ["Height", ({ height }) => height],
    ["Bytes", ({ fileBytes }) => fileBytes],
    ["Used by", ({ uses }) => uses.map(formatPictureUse).join(", ")],
    ["Sizes", ({ state }) => pictureStateNames[state]],
    ["Failure", ({ failure }) => failure],
    timeColumn("Sent at", ({ uploadedAt }) => uploadedAt),
  ],
})
