import { maxBytes, maxPictures } from "./picture.ts"

const bytesInMegabyte = 1024 * 1024

const shared = { fields: 200, fileBytes: maxBytes.alone + 1, stallSeconds: 20, totalSeconds: 300 } as const

/** What a form with pictures may hold: one, or several. */
export const uploadLimits = {
  one: { ...shared, files: 1, bodyBytes: maxBytes.alone + bytesInMegabyte },
  several: {
    ...shared,
    files: maxPictures,
    bodyBytes: maxPictures * maxBytes.amongSeveral + bytesInMegabyte,
  },
} as const

/** Where files lie while they are judged. */
export const uploadFolder = ({ dataDir }: { readonly dataDir: string }): string => `${dataDir}/uploads`
