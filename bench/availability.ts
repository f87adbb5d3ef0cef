import { runBench } from "./run-bench.ts"

// Times a search and a quote at a thousand bookings and at a million.
await runBench("bench/availability-run.ts")
