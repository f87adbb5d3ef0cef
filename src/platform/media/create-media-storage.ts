import { join } from "node:path"
import type { Config } from "#src/config.ts"
import { createDiskStorage } from "./disk-storage.ts"
import type { MediaStorage } from "./media-storage.ts"
import { createS3Storage } from "./s3-storage.ts"

/** The configured bucket, or the data folder. */
export const createMediaStorage = ({ objectStore, dataDir }: Config): MediaStorage =>
  objectStore ? createS3Storage(objectStore) : createDiskStorage(join(dataDir, "media"))
