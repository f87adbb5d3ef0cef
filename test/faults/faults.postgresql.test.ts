import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest"
import { outcomeOf } from "./answer.ts"
import { type Fault, faults } from "./faults.ts"
import { type MomentName, prepare } from "./moments.ts"
import { sampleOf } from "./sample.ts"
import type { Scene } from "./scene.ts"
import { starts } from "./starts.ts"
import { expectSoundBooks, runDelayedJobs, restoreServices, openWorld, type World } from "./world.ts"

let world: World

beforeAll(async () => {
  world = await openWorld()
}, 300_000)
afterEach(() => restoreServices(world))
afterAll(() => world.close())

async function expectKept({ state, wanted }: Scene): Promise<void> {
  const stateAfterJobs = async () => {
    await runDelayedJobs(world)
    return state()
  }
  // A job of a process that was killed runs again within a minute.
  await expect.poll(stateAfterJobs, { timeout: 120_000, interval: 300 }).toEqual(wanted)
}

/** Does it again, as somebody who got no answer does. */
async function expectRepeatable({ act, isDoneAlready }: Scene): Promise<void> {
  const repeat = async () => {
    const answer = await act()
    return isDoneAlready?.(answer) ? "done" : outcomeOf(answer)
  }
  // A connection of the pool may turn out to be lost only now.
  await expect.poll(repeat, { timeout: 60_000, interval: 1000 }).toBe("done")
}

async function expectSafe({ moment, fault }: { moment: MomentName; fault: Fault }): Promise<void> {
  const scene = await prepare(world, moment)
  const answer = await fault.strike(world, scene)
  const outcome = scene.isDoneAlready?.(answer) ? "done" : outcomeOf(answer)
  expect(fault.seesAt?.[moment] ?? fault.sees).toContain(outcome)
  await world.hotel.ready()
  if (outcome === "done") await expectKept(scene)
  await expectRepeatable(scene)
  await expectKept(scene)
  await expectSoundBooks(world)
}

type Case = { readonly name: string; readonly needsDisk?: boolean; readonly run: () => Promise<void> }

const cases: readonly Case[] = [
  ...Object.entries(faults).flatMap(([name, fault]) =>
    fault.moments.map((moment) => ({
      name: `${name}: ${moment}`,
      needsDisk: fault.needsDisk === true,
      run: () => expectSafe({ moment, fault }),
    })),
  ),
  ...Object.entries(starts).map(([name, run]) => ({ name, run })),
]

describe("[SAFE-6] [SAFE-7] a fault loses nothing, sells nothing twice and needs no restart", () => {
  test.for(sampleOf(cases))("$name", { timeout: 300_000 }, async ({ needsDisk, run }, { skip }) => {
    skip(needsDisk === true && !world.disk, "only root can mount a disk")
    await run()
  })
})
