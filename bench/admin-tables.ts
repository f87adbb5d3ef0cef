import { runBench } from "./run-bench.ts"

// How long the lists, the audit log and the home of the administration take at a thousand bookings and at a million. It
// needs a PostgreSQL of 15 or newer with shared_buffers of 1 GB, about 6 GB of disk and ten minutes to fill the hotels. A
// machine that does other work moves single lines by a factor of four: what a line says is to be seen twice.
await runBench("bench/admin-tables-run.ts")
