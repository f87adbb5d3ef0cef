import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter"
import { formatSlowest } from "../test/slowest-tests.ts"

/** Prints the ten slowest tests of a run of Playwright. */
export default class SlowestTestsReporter implements Reporter {
  readonly #tests: { title: string; milliseconds: number }[] = []

  onTestEnd(test: TestCase, { duration }: TestResult): void {
    const [, ...titles] = test.titlePath()
    this.#tests.push({ title: titles.join(" > "), milliseconds: duration })
  }

  onEnd(): void {
    process.stdout.write(formatSlowest(this.#tests))
  }
}
