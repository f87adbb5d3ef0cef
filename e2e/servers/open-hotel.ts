import { spawn } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

/** Starts the hotel as `npm start` does, with a data folder that is deleted at the end. */
const dataDir = mkdtempSync(join(tmpdir(), "vimana-e2e-"))
const hotel = spawn(process.execPath, ["src/main.ts"], {
  stdio: "inherit",
  env: { ...process.env, DATA_DIR: dataDir, TRUSTED_PROXIES: "1", COPY: "specification", E_INVOICES: "on" },
})
// The hotel finishes running requests before it ends.
for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => void hotel.kill("SIGTERM"))
hotel.on("exit", (code) => {
  rmSync(dataDir, { recursive: true, force: true })
  process.exit(code ?? 1)
})
