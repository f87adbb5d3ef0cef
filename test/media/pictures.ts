import sharp from "sharp"

type PictureOptions = { width?: number; height?: number; seed?: string }

const plain = ({ width = 600, height = 400, seed = "#7a4a20" }: PictureOptions) =>
  sharp({ create: { width, height, channels: 3, background: seed } })

/** Pictures to send, made where they are needed. */
export const aJpeg = (options: PictureOptions = {}) => plain(options).jpeg().toBuffer()
export const aPng = (options: PictureOptions = {}) => plain(options).png().toBuffer()
export const aWebp = (options: PictureOptions = {}) => plain(options).webp().toBuffer()
export const aGif = (options: PictureOptions = {}) => plain(options).gif().toBuffer()

/** A file of a form. */
export const fileOf = (bytes: Uint8Array, name = "picture.jpg", type = "image/jpeg"): File =>
  new File([new Uint8Array(bytes)], name, { type })
