import { runCommand } from "./operator-command.ts"

await runCommand(async ({ auditDatabase }, config) => {
  const differences = await auditDatabase(config)
  for (const difference of differences) console.log(difference)
  console.log(`${differences.length} differences.`)
  return differences.length > 0 ? 1 : 0
})
