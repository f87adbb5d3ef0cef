import { statfsSync } from "node:fs"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"

/** Thrown when another process uses the data folder. */
export class DataFolderInUse extends Error {
  override readonly name = "DataFolderInUse"
  constructor(folder: string) {
    super(
      `The data folder ${folder} is in use by another Vimana. Stop that one, or set DATA_DIR to another folder.`,
    )
  }
}

/** Thrown when the disk of the data folder is full. */
export class DataFolderFull extends Error {
  override readonly name = "DataFolderFull"
  constructor(folder: string, cause: unknown) {
    super(
      `The disk of the data folder ${folder} is full, so that the database cannot start. Free at least 32 MB and start again; nothing is lost.`,
      { cause },
    )
  }
}

// The engine writes logs in files of 16 MB.
const neededBytes = 32 * 1024 ** 2

/** The error of a start, or DataFolderFull where the disk has no room left. */
export function explainFullDisk(folder: string, error: unknown): unknown {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize < neededBytes ? new DataFolderFull(folder, error) : error
}

// SQLITE_BUSY (sqlite.org/rescode.html): others are a full disk, or a folder that cannot be written.
const isBusy = (error: unknown): boolean =>
  error instanceof Error && "errcode" in error && error.errcode === 5

// The embedded engine has no lock, and two processes on one folder destroy rows silently.
/** Locks a folder for this process until it unlocks or ends; throws DataFolderInUse. */
export function lockDataFolder(folder: string): () => void {
  const lock = new DatabaseSync(join(folder, "vimana.lock"))
  try {
    lock.exec("pragma locking_mode = exclusive; begin exclusive")
  } catch (error) {
    lock.close()
    throw isBusy(error) ? new DataFolderInUse(folder) : explainFullDisk(folder, error)
  }
  return () => {
    lock.exec("commit")
    lock.close()
  }
}
