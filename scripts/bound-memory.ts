// Node reads these when a process starts (nodejs.org/api/cli.html): a young generation of 8 MB, and an old one that is
// collected before it grows to a share of the machine's memory. The embedded database stays as V8's first compiler made
// it: the second one takes 600 MB for a single function of it (decision 090).
const young = "--max-semi-space-size"
const options = [`${young}=8`, "--max-old-space-size=256", "--liftoff-only"]

// malloc reads these at the start too (mallopt(3)): two heaps instead of eight a core, and free memory is returned.
const variables = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "131072",
  MALLOC_TRIM_THRESHOLD_: "524288",
}

const isSet = (): boolean =>
  [...process.execArgv, process.env["NODE_OPTIONS"] ?? ""].some((text) => text.includes(young))

/** Replaces this process by one with bounds on its memory, unless the operator set them. Its id stays the same. */
export function boundMemory(): void {
  // Windows cannot replace a process.
  if (!process.execve || process.platform === "win32" || isSet()) return
  const line = [process.execPath, ...options, ...process.execArgv, ...process.argv.slice(1)]
  process.execve(process.execPath, line, { ...variables, ...process.env })
}
