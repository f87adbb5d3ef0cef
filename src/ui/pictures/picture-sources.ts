import { type PictureFormat, pictureAddress, pictureWidths } from "#src/shared/picture-address.ts"

export type PictureShot = { readonly id: string; readonly width: number; readonly height: number }

export type PictureSource = PictureShot & {
  /** Empty when the picture only decorates. */
  alt: string
  /** Its dominant colour, shown until it loads. */
  color?: string
  /** The point to keep when it is cropped: shares of its width and height. */
  focal?: readonly [number, number]
  /** The same subject, composed for portrait screens. */
  portrait?: PictureShot
}

function widthsOf({ width }: PictureShot): number[] {
  const widths: number[] = pictureWidths.filter((offered) => offered <= width)
  return widths.length > 0 ? widths : [480]
}

export const sourceSet = (picture: PictureShot, format: PictureFormat): string =>
  widthsOf(picture)
    .map((width) => `${pictureAddress(picture.id, { width, format })} ${width}w`)
    .join(", ")

/** For browsers that choose no source themselves. */
export const fallbackPictureAddress = (picture: PictureShot): string =>
  pictureAddress(picture.id, {
    width: widthsOf(picture).findLast((width) => width <= 1200) ?? 480,
    format: "jpg",
  })
