/** The focal point: fractions of width and height that stay visible when the picture is cropped. */
export type Focal = readonly [number, number]

export const middle: Focal = [0.5, 0.5]

/** `processing` until every size is made; until then, or on failure, the preview is shown. */
export const pictureStates = ["ready", "processing", "failed"] as const
export type PictureState = (typeof pictureStates)[number]

export const pictureStateNames: Readonly<Record<PictureState, string>> = {
  processing: "Being made",
  ready: "Ready",
  failed: "Failed",
}

/** An uploaded picture, with the fields that every picture of the site has. */
export type UploadedPicture = {
  readonly id: string
  readonly alt: string
  readonly caption: string
  readonly width: number
  readonly height: number
  readonly focal: Focal
  readonly color: string
  readonly state: PictureState
  /** Raised by changes of description and focal point. */
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
  /** Deleted, but it can be restored with its pictures. */
  readonly isDeleted: boolean
}

/** A picture in the staff's library. */
export type LibraryPicture = UploadedPicture & {
  /** What it shows, or else its file name. */
  readonly name: string
  /** Why its sizes could not be made. */
  readonly failure: string | null
  readonly uses: readonly PictureUse[]
  /** Kept even when unused. */
  readonly isSaved: boolean
}

export const maxAltLength = 300

const bytesInMegabyte = 1024 * 1024

/** The size limits of a single file, and of each of several (VAL-5). */
export const maxBytes = { alone: 4 * bytesInMegabyte, amongSeveral: 3 * bytesInMegabyte } as const

export const maxPictures = 20
