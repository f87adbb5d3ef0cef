import { demoGuest, demoStaff } from "#src/features/accounts/demo/demo-people.ts"
import type { Config } from "#src/config.ts"
import type { Platform } from "#src/platform/platform.ts"

type Start = {
  /** Whether the administrator was created at this start. */
  readonly isNew: boolean
  /** Demo users in the database of a public site. */
  readonly shutOut: readonly string[]
}

/** Warnings about missing settings of a public site. */
export function listStartWarnings(config: Config, shutOut: readonly string[]): string[] {
  if (!config.isPublic) return []
  const { origin, trustedProxies, seed, hasSandbox, razorpay, mail } = config
  const warnings: string[] = []
  if (origin?.startsWith("https:") && trustedProxies === 0)
    warnings.push(
      "TRUSTED_PROXIES is 0 behind an https ORIGIN: all visitors count as one address, so one can use up the tries of all. Set it to the number of your proxies.",
    )
  if (mail.hasMailbox)
    warnings.push(
      "MAILBOX=local: no email leaves, and whoever can call this port from this machine reads all emails.",
    )
  else if (!mail.smtpUrl) warnings.push("SMTP_URL is not set: no email leaves.")
  if (seed === "demo")
    warnings.push("SEED=demo: demo people whose passwords are published can sign in to this public site.")
  if (shutOut.length > 0)
    warnings.push(
      `Demo people are in this database: ${shutOut.join(", ")}. Their published passwords are refused. Delete them.`,
    )
  if (hasSandbox) warnings.push("PAYMENTS=sandbox: bookings count as paid, and no money moves.")
  else if (!razorpay) warnings.push("No Razorpay keys are set: online payment is off.")
  return warnings
}

function demoNotices({ seed }: Config): string[] {
  if (seed !== "demo") return []
  const names = demoStaff.people.map(({ username }) => username).join(", ")
  return [
    `Demo staff: usernames ${names}, password ${demoStaff.password}`,
    `Demo guest: username ${demoGuest.username}, password ${demoGuest.password}`,
  ]
}

function localNotices({ config, mailer }: Platform): string[] {
  if (config.isPublic) return []
  return [
    ...(config.hasSandbox ? ["Payments go to the built-in sandbox: no money moves."] : []),
    ...(mailer.kind === "mailbox" ? ["Emails are not sent; read them at /dev/mailbox"] : []),
    ...(mailer.kind === "none" ? ["SMTP_URL is not set: no email leaves."] : []),
  ]
}

/** The notices for the operator. */
export function listStartNotices(platform: Platform, { isNew, shutOut }: Start): string[] {
  const { config, db } = platform
  const { admin, dataDir } = config
  const newPassword = admin.isPasswordMadeUp ? admin.password : "as set in ADMIN_PASSWORD"
  const password = isNew ? newPassword : "set or printed at the first start"
  const embedded = [
    `Embedded database in ${dataDir}: safe when the process dies, not when the power does.`,
    "For a real hotel set DATABASE_URL to a PostgreSQL server.",
  ]
  return [
    `Administration: /admin, username ${admin.username}, password ${password}`,
    ...demoNotices(config),
    ...(db.kind === "embedded" ? embedded : []),
    ...localNotices(platform),
    ...listStartWarnings(config, shutOut).map((warning) => `WARNING: ${warning}`),
  ]
}
