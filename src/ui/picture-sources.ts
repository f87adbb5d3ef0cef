import { type PictureFormat, pictureAddress, pictureWidths } from "#src/shared/picture-address.ts"

export type PictureSource = {
  id: string
  /** Empty when the picture only decorates. */
  alt: string
  width: number
  height: number
  /** Its dominant colour, seen until it arrives. */
  color?: string
  /** The point to keep when it is cropped: shares of its width and height. */
  focal?: readonly [number, number]
}

function widthsOf({ width }: PictureSource): number[] {
  const widths: number[] = pictureWidths.filter((offered) => offered <= width)
  return widths.length > 0 ? widths : [480]
}

export const sourceSet = (picture: PictureSource, format: PictureFormat): string =>
  widthsOf(picture)
    .map((width) => `${pictureAddress(picture.id, { width, format })} ${width}w`)
    .join(", ")

/** For browsers that choose no source themselves. */
export const plainAddress = (picture: PictureSource): string =>
  pictureAddress(picture.id, {
    width: widthsOf(picture).findLast((width) => width <= 1200) ?? 480,
    format: "jpg",
  })
