/** Why a backup cannot be made or restored, and what to do, for the operator. */
export class BackupProblem extends Error {
  override readonly name = "BackupProblem"
}

export const damagedFile = (path: string, cause?: unknown): BackupProblem =>
  new BackupProblem(`${path} is damaged, cut short or no backup. Nothing was written. Take another backup.`, {
    cause,
  })
