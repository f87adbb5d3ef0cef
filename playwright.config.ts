import { defineConfig } from "@playwright/test"
import { adminPassword, oddHouse, origin, port } from "./e2e/hotel-under-test.ts"

const isInCi = Boolean(process.env["CI"])
const executablePath = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium"

// They drain, and take their data with them.
const house = { timeout: 180_000, gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 } } as const

export default defineConfig({
  testDir: "e2e",
  fullyParallel: true,
  workers: 2,
  forbidOnly: isInCi,
  retries: isInCi ? 2 : 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [["list"]],
  use: {
    baseURL: origin,
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
    trace: isInCi ? "on-first-retry" : "retain-on-failure",
    launchOptions: {
      executablePath,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        // Date fields are typed in the order of the browser's own language.
        "--lang=en-US",
        "--disable-background-networking",
        "--disable-component-update",
      ],
    },
  },
  projects: [
    { name: "phone", use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
    { name: "desktop", use: { viewport: { width: 1440, height: 900 } } },
  ],
  webServer: [
    {
      ...house,
      command: "node e2e/open-hotel.ts",
      url: `${origin}/readyz`,
      env: { PORT: String(port), ADMIN_PASSWORD: adminPassword, LOG_LEVEL: "warn" },
      stdout: "pipe",
    },
    { ...house, command: "node e2e/other-houses.ts", url: `${oddHouse}/readyz` },
  ],
})
