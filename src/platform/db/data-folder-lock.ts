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

// The embedded engine has no lock, and two processes on one folder destroy rows silently.
/** Locks a folder for this process until it unlocks or ends; throws DataFolderInUse. */
export function lockDataFolder(folder: string): () => void {
  const lock = new DatabaseSync(join(folder, "vimana.lock"))
  try {
    lock.exec("pragma locking_mode = exclusive; begin exclusive")
  } catch {
    lock.close()
    throw new DataFolderInUse(folder)
  }
  return () => {
    lock.exec("commit")
    lock.close()
  }
}
