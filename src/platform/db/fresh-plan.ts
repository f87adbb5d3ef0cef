import { CompiledQuery } from "kysely"
import type { Database } from "./database.ts"

/** Runs a statement that is planned for these very values. */
export type Run = <Row>(text: string, values: readonly unknown[]) => Promise<Row[]>

// To compile a plan to machine code, or to call for helpers, takes longer than any page. Pages are not on turning disks,
// and mostly in memory: to ask for them ahead is to look each up twice.
const settings = `set local plan_cache_mode = force_custom_plan; set local jit = off;
  set local max_parallel_workers_per_gather = 0; set local random_page_cost = 1.1;
  set local effective_io_concurrency = 0`

/** Lists ask in more shapes than are worth preparing, and the best plan hangs on the values: each is planned anew. */
export const withFreshPlan = <T>(db: Database, work: (run: Run) => Promise<T>): Promise<T> =>
  db.transaction(async (tx) => {
    await tx.execute(settings)
    return work(async <Row>(text: string, values: readonly unknown[]) => {
      const answer = await tx.tables<object>().executeQuery<Row>(CompiledQuery.raw(text, [...values]))
      return answer.rows
    })
  })
