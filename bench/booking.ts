import { runBench } from "./run-bench.ts"

// How fast a booking is placed through the service, against pgbench sending the same statements.
await runBench("bench/booking-run.ts")
