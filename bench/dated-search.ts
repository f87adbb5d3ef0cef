import { measureDatedSearch } from "./dated-search/measure.ts"

// Compares a dated search with a cached page, and with a bare Hono route that runs the same queries.
await measureDatedSearch((line) => console.log(line))
