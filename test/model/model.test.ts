import { test } from "vitest"
import { setUpPlatform } from "#test/set-up-platform.ts"
import { compareWithModel } from "./run-model.ts"

const platform = setUpPlatform()

test(
  "[BOOK-8] [BOOK-9] [FOLIO-7] the hotel does what a model of it does, whatever guests, desk and provider do",
  () => compareWithModel(platform, { runs: Number(process.env["MODEL_RUNS"] ?? 5), steps: 40 }),
  3_600_000,
)
