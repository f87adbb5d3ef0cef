import { basename, join } from "node:path"
import { fileURLToPath } from "node:url"
import { build } from "vite"

const root = fileURLToPath(new URL("../..", import.meta.url))

/**
 * Bundles a program of the tests or benchmarks for plain Node, as the server itself is bundled: it may use what Node
 * alone cannot read, such as emails written in TSX. Returns the path of the file.
 */
export async function bundle(entry: string): Promise<string> {
  // Below node_modules, so that the packages which stay outside the bundle are found.
  const outDir = join(root, "node_modules/.cache/vimana")
  const name = basename(entry, ".ts")
  await build({
    root,
    configFile: false,
    logLevel: "error",
    build: {
      ssr: entry,
      outDir,
      emptyOutDir: false,
      target: "node24",
      rollupOptions: { output: { entryFileNames: `${name}.mjs`, chunkFileNames: `${name}-[hash].mjs` } },
    },
  })
  return join(outDir, `${name}.mjs`)
}
