import { runBench } from "./run-bench.ts"

// Compares bookings by the service with pgbench, which sends the same statements.
await runBench("bench/booking-run.ts")
