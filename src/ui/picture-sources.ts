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

const offeredWidths = [480, 800, 1200, 1600, 1920]

const address = (picture: PictureSource, width: number, format: string): string =>
  `/media/pictures/${picture.id}-${width}.${format}`

function widthsOf({ width }: PictureSource): number[] {
  const widths = offeredWidths.filter((offered) => offered <= width)
  return widths.length > 0 ? widths : [480]
}

export const sourceSet = (picture: PictureSource, format: string): string =>
  widthsOf(picture)
    .map((width) => `${address(picture, width, format)} ${width}w`)
    .join(", ")

/** For browsers that choose no source themselves. */
export const plainAddress = (picture: PictureSource): string =>
  address(picture, widthsOf(picture).findLast((width) => width <= 1200) ?? 480, "jpg")
