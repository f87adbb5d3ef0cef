import { runBench } from "./run-bench.ts"

// How long the lists of the administration take at a thousand bookings and at a million.
await runBench("bench/admin-tables-run.ts")
