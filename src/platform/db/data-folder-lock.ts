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
      `The disk of the data folder ${folder} is full, so that the database cannot start (${String(cause)}). Free at least 32 MB and start again; nothing is lost.`,
      { cause },
    )
  }
}

/** Thrown when this user may not write in the data folder. */
class DataFolderReadOnly extends Error {
  override readonly name = "DataFolderReadOnly"
  constructor(folder: string, cause: unknown) {
    super(`Vimana cannot write in the data folder ${folder}. Give it to the user that starts Vimana.`, {
      cause,
    })
  }
}

// The engine writes logs in files of 16 MB.
const neededBytes = 32 * 1024 ** 2

/** The error of a start, or DataFolderFull where the disk has no room left. */
export function explainFullDisk(folder: string, error: unknown): unknown {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize < neededBytes ? new DataFolderFull(folder, error) : error
}

// SQLITE_BUSY, SQLITE_READONLY and SQLITE_CANTOPEN (sqlite.org/rescode.html); others are a full disk.
function explainLock(folder: string, error: unknown): unknown {
  const code = error instanceof Error && "errcode" in error ? error.errcode : null
  if (code === 5) return new DataFolderInUse(folder)
  return code === 8 || code === 14 ? new DataFolderReadOnly(folder, error) : explainFullDisk(folder, error)
}

function openLock(folder: string): DatabaseSync {
  let lock: DatabaseSync | null = null
  try {
    lock = new DatabaseSync(join(folder, "vimana.lock"))
    lock.exec("pragma locking_mode = exclusive; begin exclusive")
    return lock
  } catch (error) {
    lock?.close()
    throw explainLock(folder, error)
  }
}

// The embedded engine has no lock, and two processes on one folder destroy rows silently.
/** Locks a folder for this process until it unlocks or ends; throws DataFolderInUse, or why it cannot be used. */
export function lockDataFolder(folder: string): () => void {
  const lock = openLock(folder)
  return () => {
    lock.exec("commit")
    lock.close()
  }
}
