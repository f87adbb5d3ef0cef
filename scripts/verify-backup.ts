import { fileArgument, notRecorded, printAudit, runCommand } from "./operator-command.ts"

const file = fileArgument("Usage: npm run verify-backup -- FILE")
await runCommand(async ({ verifyBackup }, config) => {
  const verified = await verifyBackup(config, file)
  if (verified.differences.length === 0 && !verified.isRecorded) console.log(notRecorded)
  return printAudit(verified)
})
