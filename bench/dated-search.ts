import { measureDatedSearch } from "./dated-search/measure.ts"

// What a dated search costs against a cached page and against a bare Hono route that runs the same queries.
await measureDatedSearch((line) => console.log(line))
