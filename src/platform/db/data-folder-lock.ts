import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"

/** Refusal to open a data folder that another process is using. */
export class DataFolderInUse extends Error {
  override readonly name = "DataFolderInUse"
  constructor(folder: string) {
    super(
      `The data folder ${folder} is in use by another Vimana. Stop that one, or set DATA_DIR to another folder.`,
    )
  }
}

// The embedded engine takes no lock of its own, and two processes on one folder destroy rows silently.
/** Locks a folder for this process, until unlocked or until the process dies; throws DataFolderInUse. */
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
