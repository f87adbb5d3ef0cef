// Plain JavaScript, so that old versions of Node print a clear message instead of failing on types.
const needed = 24
const running = process.versions.node

if (Number.parseInt(running, 10) < needed) {
  console.error(
    `Vimana needs Node ${needed} or newer, and this is ${running}. Run "npm start": it brings its own.`,
  )
  process.exit(1)
}
const { boundMemory } = await import("./bound-memory.ts")
boundMemory()
const { ensureBuilt } = await import("./ensure-built.ts")
ensureBuilt()
await import(process.argv.includes("--cluster") ? "../src/cluster/primary.ts" : "../src/main.ts")
