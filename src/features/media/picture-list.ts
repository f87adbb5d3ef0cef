import type { TableRules } from "#src/shared/table-query.ts"
import type { PictureState } from "./picture.ts"

export const pictureStateNames: Readonly<Record<PictureState, string>> = {
  processing: "Being made",
  ready: "Ready",
  failed: "Failed",
}

/** What the library of pictures can be asked (ADM-9). */
export const pictureListRules = {
  path: "/admin/media",
  things: "pictures",
  searchLabel: "What it shows, or a file name",
  sorts: { sent: "Sent", name: "File name", bytes: "File size" },
  firstSort: { key: "sent", direction: "desc" },
  filters: {
    use: {
      kind: "choice",
      label: "Used",
      choices: [
        { value: "somewhere", label: "Somewhere" },
        { value: "nowhere", label: "Nowhere" },
      ],
    },
    state: {
      kind: "choice",
      label: "Sizes",
      choices: [
        { value: "ready", label: pictureStateNames.ready },
        { value: "processing", label: pictureStateNames.processing },
        { value: "failed", label: pictureStateNames.failed },
      ],
    },
    words: {
      kind: "choice",
      label: "What it shows",
      choices: [{ value: "missing", label: "Not said yet" }],
    },
    sent: { kind: "days", label: "Sent" },
  },
  columns: {
    pic: { label: "Pic" },
    shows: { label: "What it shows" },
    file: { label: "File", sort: "name" },
    uses: { label: "Used by" },
    state: { label: "Sizes" },
    sent: { label: "Sent", sort: "sent" },
  },
} as const satisfies TableRules
