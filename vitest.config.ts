import { availableParallelism } from "node:os"
import { fileURLToPath } from "node:url"
import { defineConfig } from "vitest/config"
import { slowestTestsReporter } from "./test/slowest-tests-reporter.ts"

const noPages = fileURLToPath(new URL("./test/no-pages.ts", import.meta.url))

/** The pages are proven in a real browser; here the server is built without them. */
const resolve = { alias: { "virtual:react-router/server-build": noPages } }

export default defineConfig({
  resolve,
  test: {
    reporters: ["default", slowestTestsReporter],
    // The default leaves one processor idle, which of two is half.
    maxWorkers: "100%",
    projects: [
      {
        resolve,
        test: {
          name: "unit",
          include: ["src/**/*.test.{ts,tsx}", "test/**/*.test.ts"],
          exclude: ["**/*.{postgresql,webkit}.test.ts"],
          // Modules are loaded, and a database is opened, once per worker.
          isolate: false,
          // Only a hang reaches these: to open a database took more than 30 s on a machine with ten times its load.
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        resolve,
        test: {
          name: "postgresql",
          include: ["{src,test}/**/*.postgresql.test.ts"],
          // They wait for a third of their time: for a killed process, a silent provider, a lock.
          maxWorkers: availableParallelism() + 1,
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        resolve,
        test: {
          name: "webkit",
          include: ["test/webkit/**/*.webkit.test.ts"],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
