import { measurePageCache } from "./page-cache/measure.ts"

// How near a kept page comes to a bare reply of the same bytes, measured in the same run.
await measurePageCache((line) => console.log(line))
