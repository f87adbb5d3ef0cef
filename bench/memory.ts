import { measureMemory } from "./memory/measure.ts"

// Measures the memory of the built site at its first start and over many mixed requests (FAST-3).
await measureMemory((line) => console.log(line))
