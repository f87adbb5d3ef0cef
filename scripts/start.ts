import { ensureBuilt } from "./ensure-built.ts"

ensureBuilt()
await import("../src/main.ts")
