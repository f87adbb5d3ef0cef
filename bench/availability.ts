import { runBench } from "./run-bench.ts"

// How long a search and a quote take at a thousand bookings and at a million.
await runBench("bench/availability-run.ts")
