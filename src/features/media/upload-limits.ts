import { maxBytes, maxPictures } from "./picture.ts"

const bytesInMegabyte = 1024 * 1024

const shared = { fields: 200, fileBytes: maxBytes.alone + 1, stallSeconds: 20, totalSeconds: 300 } as const

/** The limits of a form with one or several pictures. */
export const uploadLimits = {
  one: { ...shared, files: 1, bodyBytes: maxBytes.alone + bytesInMegabyte },
  several: {
    ...shared,
    files: maxPictures,
    bodyBytes: maxPictures * maxBytes.amongSeveral + bytesInMegabyte,
  },
} as const

/** The folder for files that are being checked. */
export const uploadFolder = ({ dataDir }: { readonly dataDir: string }): string => `${dataDir}/uploads`
