import sharp from "sharp"

type Asked = { width?: number; height?: number; seed?: string }

const plain = ({ width = 600, height = 400, seed = "#7a4a20" }: Asked) =>
  sharp({ create: { width, height, channels: 3, background: seed } })

/** Pictures to send, made where they are needed. */
export const aJpeg = (asked: Asked = {}) => plain(asked).jpeg().toBuffer()
export const aPng = (asked: Asked = {}) => plain(asked).png().toBuffer()
export const aWebp = (asked: Asked = {}) => plain(asked).webp().toBuffer()
export const aGif = (asked: Asked = {}) => plain(asked).gif().toBuffer()

/** A file of a form. */
export const fileOf = (bytes: Uint8Array, name = "picture.jpg", type = "image/jpeg"): File =>
  new File([new Uint8Array(bytes)], name, { type })
