import type { Reporter } from "vitest/node"
import { formatSlowest } from "./slowest-tests.ts"

/** Prints the ten slowest tests of a run of vitest. */
export const slowestTestsReporter: Reporter = {
  onTestRunEnd(modules) {
    const tests = modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => ({
        title: `${module.relativeModuleId} > ${test.fullName}`,
        milliseconds: test.diagnostic()?.duration ?? 0,
      })),
    )
    process.stdout.write(formatSlowest(tests))
  },
}
