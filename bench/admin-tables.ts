import { runBench } from "./run-bench.ts"

// Times the lists, the audit log and the home of the administration at a thousand bookings and at a million, and the
// accounts of months at a million. It needs PostgreSQL 15 or newer with shared_buffers of 1 GB, about 10 GB of disk and
// a quarter of an hour to fill the hotels. On a machine with other load a single figure can be wrong by a factor of four:
// repeat a run before you rely on it.
await runBench("bench/admin-tables-run.ts")
