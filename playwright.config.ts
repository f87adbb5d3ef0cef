import { defineConfig } from "@playwright/test"
import { adminPassword, specialHotel, origin, port } from "./e2e/hotel-under-test.ts"

const isInCi = Boolean(process.env["CI"])
const executablePath = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium"

// They drain, and take their data with them.
const server = { timeout: 180_000, gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 } } as const

const specs = (names: readonly string[]): string[] => names.map((name) => `**/${name}.spec.ts`)

// every-page checks each page in both sizes within one visit. A journey whose layout or touch differs by size runs in
// both projects, any other in the size where it is used most; what no size changes runs once, as does a test tagged
// @once in a spec of both.
const onPhoneOnly = [
  "account",
  "account-security",
  "availability",
  "between-flights",
  "booking",
  "cancellation",
  "change-dates",
  "compare-rooms",
  "confirm-details",
  "confirm-email",
  "continue-with-email",
  "currency",
  "day-room",
  "desk-day",
  "edition",
  "enquiries",
  "enquiry-desk",
  "first-visit",
  "footer",
  "forgotten-password",
  "hindi",
  "home-film",
  "home-later",
  "hotel-lists",
  "media",
  "mixed-booking",
  "offers",
  "pass",
  "passkeys",
  "pay-by-link",
  "payment",
  "price-lock",
  "proxy-errors",
  "rooms",
  "sign-in",
  "sold-out",
  "tables",
  "toasts",
  "validation",
  "waitlist",
  "without-script",
  "words-and-offers",
]
const atDeskOnly = [
  "accounts",
  "admin-tables",
  "change-room-type",
  "deposits",
  "desk",
  "every-page",
  "every-table",
  "folio",
  "gallery-admin",
  "keyboard",
  "rates",
  "room-types",
  "staff",
]
const anywhere = [
  "head",
  "http",
  "malformed-requests",
  "one-price",
  "page-cache",
  "public-routes",
  "public-site",
  "reading",
  "time-zones",
  "trusted-types",
  "wrong-input",
]

export default defineConfig({
  testDir: "e2e",
  fullyParallel: true,
  workers: 2,
  forbidOnly: isInCi,
  retries: isInCi ? 2 : 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [["list"], ["./e2e/slowest-tests-reporter.ts"]],
  use: {
    baseURL: origin,
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
    // To record every test costs time: whoever looks for a fault asks for it (`--trace on`).
    trace: "on-first-retry",
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
    {
      name: "phone",
      testIgnore: specs([...atDeskOnly, ...anywhere]),
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: "desktop",
      grepInvert: /@once/,
      testIgnore: specs(onPhoneOnly),
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
  webServer: [
    {
      ...server,
      command: "node e2e/servers/open-hotel.ts",
      url: `${origin}/readyz`,
      env: { PORT: String(port), ADMIN_PASSWORD: adminPassword, LOG_LEVEL: "warn" },
      stdout: "pipe",
    },
    { ...server, command: "node e2e/servers/other-hotels.ts", url: `${specialHotel}/readyz` },
  ],
})
