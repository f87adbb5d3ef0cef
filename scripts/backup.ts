import { writeFile } from "node:fs/promises"
import { parseArgs } from "node:util"
import { generateX25519Identity } from "age-encryption"
import { notRecorded, printAudit, runCommand } from "./operator-command.ts"

const { values } = parseArgs({
  options: {
    to: { type: "string", default: "backups" },
    verify: { type: "boolean", default: false },
    "new-key": { type: "string" },
  },
})

const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1)

const keyFile = values["new-key"]
if (keyFile) {
  await writeFile(keyFile, `${await generateX25519Identity()}\n`, { flag: "wx", mode: 0o600 })
  console.log(`A new key is in ${keyFile}. Set BACKUP_KEY to it, and keep a copy away from this machine:`)
  console.log("without the key nobody can restore the backups.")
} else {
  await runCommand(async ({ takeBackup, verifyBackup }, config) => {
    const { path, manifest, isRecorded } = await takeBackup(config, values.to)
    const bytes = manifest.media.reduce((sum, file) => sum + file.bytes, manifest.database.bytes)
    console.log(`${path}: ${megabytes(bytes)} MB, ${config.backupKey ? "encrypted" : "not encrypted"}.`)
    if (!isRecorded) console.log(notRecorded)
    return values.verify ? printAudit(await verifyBackup(config, path)) : 0
  })
}
