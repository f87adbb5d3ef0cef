import { measureMemory } from "./memory/measure.ts"

// What memory the built site takes at its first start and over many mixed requests (FAST-3).
await measureMemory((line) => console.log(line))
