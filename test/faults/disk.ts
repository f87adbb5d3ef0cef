import { spawnSync } from "node:child_process"
import { closeSync, openSync, rmSync, writeSync } from "node:fs"
import { join } from "node:path"

/** A disk of its own for a folder. */
export type SmallDisk = {
  /** Writes until nothing fits any more. */
  fill(): void
  free(): void
  unmount(): void
}

/** Mounts a small disk at a folder; null for users who may not mount one. */
export function mountSmallDisk(folder: string): SmallDisk | null {
  const mounted = spawnSync("mount", ["-t", "tmpfs", "-o", "size=32m", "tmpfs", folder])
  if (mounted.status !== 0) return null
  const filler = join(folder, "filler")
  return {
    fill() {
      const file = openSync(filler, "w")
      try {
        for (;;) writeSync(file, Buffer.alloc(64 * 1024))
      } catch (error) {
        if (!(error instanceof Error && "code" in error && error.code === "ENOSPC")) throw error
      } finally {
        closeSync(file)
      }
    },
    free: () => rmSync(filler),
    unmount: () => void spawnSync("umount", [folder]),
  }
}
