import { measurePageCache } from "./page-cache/measure.ts"

// Compares a cached page with a bare reply of the same bytes, in the same run.
await measurePageCache((line) => console.log(line))
