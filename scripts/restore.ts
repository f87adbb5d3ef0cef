import { fileArgument, printAudit, runCommand } from "./backup-command.ts"

const file = fileArgument("Usage: npm run restore -- FILE")
await runCommand(async ({ restoreBackup }, config) => printAudit(await restoreBackup(config, file)))
