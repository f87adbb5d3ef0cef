import { fileArgument, printAudit, runCommand } from "./operator-command.ts"

const file = fileArgument("Usage: npm run restore -- FILE")
await runCommand(async ({ restoreBackup }, config) => printAudit(await restoreBackup(config, file)))
