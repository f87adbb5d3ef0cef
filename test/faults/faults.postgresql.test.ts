import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest"
import { outcomeOf } from "./answer.ts"
import { type Fault, faults } from "./faults.ts"
import { type OperationName, prepareOperation } from "./operations.ts"
import { sampleOf } from "./sample.ts"
import type { Operation } from "./fixture.ts"
import { starts } from "./starts.ts"
import {
  expectConsistentHotel,
  runDelayedJobs,
  restoreServices,
  startEnvironment,
  type Environment,
} from "./environment.ts"

let environment: Environment

beforeAll(async () => {
  environment = await startEnvironment()
}, 300_000)
afterEach(() => restoreServices(environment))
afterAll(() => environment.close())

async function expectKept({ state, expected }: Operation): Promise<void> {
  const stateAfterJobs = async () => {
    await runDelayedJobs(environment)
    return state()
  }
  // A job of a process that was killed runs again within a minute.
  await expect.poll(stateAfterJobs, { timeout: 120_000, interval: 300 }).toEqual(expected)
}

/** Repeats an operation, as a person does who got no answer. */
async function expectRepeatable({ run, isDoneAlready }: Operation): Promise<void> {
  const repeat = async () => {
    const answer = await run()
    return isDoneAlready?.(answer) ? "done" : outcomeOf(answer)
  }
  // A connection of the pool may turn out to be lost only now.
  await expect.poll(repeat, { timeout: 60_000, interval: 1000 }).toBe("done")
}

async function expectSafe({ name, fault }: { name: OperationName; fault: Fault }): Promise<void> {
  const operation = await prepareOperation(environment, name)
  const answer = await fault.inject(environment, operation)
  const outcome = operation.isDoneAlready?.(answer) ? "done" : outcomeOf(answer)
  expect(fault.outcomesOf?.[name] ?? fault.outcomes).toContain(outcome)
  await environment.hotel.ready()
  if (outcome === "done") await expectKept(operation)
  await expectRepeatable(operation)
  await expectKept(operation)
  await expectConsistentHotel(environment)
}

type Case = { readonly name: string; readonly needsDisk?: boolean; readonly run: () => Promise<void> }

const cases: readonly Case[] = [
  ...Object.entries(faults).flatMap(([name, fault]) =>
    fault.operations.map((operation) => ({
      name: `${name}: ${operation}`,
      needsDisk: fault.needsDisk === true,
      run: () => expectSafe({ name: operation, fault }),
    })),
  ),
  ...Object.entries(starts).map(([name, run]) => ({ name, run })),
]

describe("[SAFE-6] [SAFE-7] a fault loses nothing, sells nothing twice and needs no restart", () => {
  test.for(sampleOf(cases))("$name", { timeout: 300_000 }, async ({ needsDisk, run }, { skip }) => {
    skip(needsDisk === true && !environment.disk, "only root can mount a disk")
    await run()
  })
})
