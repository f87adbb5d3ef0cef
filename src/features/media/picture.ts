/** The point to keep when a picture is cropped: shares of its width and height. */
export type Focal = readonly [number, number]

export const middle: Focal = [0.5, 0.5]

/** `processing` until every size is made; a quick version shows from the start, and stays when the others fail. */
export const pictureStates = ["ready", "processing", "failed"] as const
export type PictureState = (typeof pictureStates)[number]

export const pictureStateNames: Readonly<Record<PictureState, string>> = {
  processing: "Being made",
  ready: "Ready",
  failed: "Failed",
}

/** A picture that the staff uploaded, in the words that every picture of the site has. */
export type UploadedPicture = {
  readonly id: string
  readonly alt: string
  readonly caption: string
  readonly width: number
  readonly height: number
  readonly focal: Focal
  readonly color: string
  readonly state: PictureState
  /** Rises with its words and its point of interest. */
  readonly version: number
  readonly fileName: string
  readonly fileBytes: number
  /** An instant in ISO form. */
  readonly uploadedAt: string
}

/** A record that shows a picture. */
export type PictureUse = {
  readonly subjectType: "room-type" | "testimonial" | "offer" | "gallery"
  readonly subjectId: string
  readonly name: string
  /** Deleted, and able to come back with its pictures. */
  readonly isDeleted: boolean
}

/** A picture as the library of the staff has it. */
export type LibraryPicture = UploadedPicture & {
  /** Why its sizes could not be made. */
  readonly failure: string | null
  readonly uses: readonly PictureUse[]
  /** It stays, though nothing shows it. */
  readonly isSaved: boolean
}

export type LibraryColumn = "pic" | "shows" | "file" | "uses" | "state" | "sent"

export const maxAltLength = 300

const bytesInMegabyte = 1024 * 1024

/** How large a file may be: one by itself, and each of several (VAL-5). */
export const maxBytes = { alone: 4 * bytesInMegabyte, amongSeveral: 3 * bytesInMegabyte } as const

export const maxPictures = 20
