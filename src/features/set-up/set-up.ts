import type { PastAudit } from "#src/features/accounting/audit-checks.ts"
import type { LastDeliveries } from "#src/features/emails/delivery-status.ts"
import { isRecentBackup, type LastBackups } from "#src/features/backups/backup-record.ts"
import { formatCount } from "#src/shared/format/format-count.ts"
import { hotel } from "#src/shared/hotel.ts"
import { formatHotelMoment } from "#src/shared/hotel-moment.ts"
import { millisecondsPerDay } from "#src/shared/format/durations.ts"

/** The result of checking the keys of the card provider; `silent`: the provider did not answer. */
export type PaymentAccess = "live" | "test" | "refused" | "silent" | "sandbox" | "none"

/** The data of the set-up page; it contains no key and no password. */
type SetUpFacts = {
  readonly origin: string
  readonly now: string
  readonly isEmbedded: boolean
  readonly paymentAccess: PaymentAccess
  readonly lastWebhookAt: string | null
  readonly mailer: "smtp" | "mailbox" | "none"
  readonly deliveries: LastDeliveries
  readonly audit: PastAudit | null
  readonly backups: LastBackups | null
  /** Extras of food and drink with a lower tax rate than the rooms of the last financial year allow. */
  readonly reducedMeals: readonly string[]
}

export const setUpStateNames = { ready: "Ready", check: "To check", missing: "Missing" } as const

/** A row of the set-up page. `action` says what to do; null where nothing is. */
export type SetUpCheck = {
  readonly name: string
  readonly state: keyof typeof setUpStateNames
  readonly text: string
  readonly action: string | null
}

const ready = (name: string, text: string): SetUpCheck => ({ name, state: "ready", text, action: null })

const setKeys = "Set RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET, then restart."

const paymentTexts: Readonly<Record<PaymentAccess, Omit<SetUpCheck, "name">>> = {
  live: { state: "ready", text: "Live keys are set, and the provider accepts them.", action: null },
  test: {
    state: "check",
    text: "Test keys are set, and the provider accepts them. No money moves.",
    action: "Set the live keys of the provider before guests pay.",
  },
  refused: {
    state: "missing",
    text: "Keys are set, but the provider refuses them.",
    action: "Create new keys in the provider's dashboard and set them, then restart.",
  },
  silent: {
    state: "check",
    text: "Keys are set. The provider does not answer at the moment.",
    action: "Open this page again in some minutes.",
  },
  sandbox: { state: "check", text: "The built-in sandbox takes payments. No money moves.", action: setKeys },
  none: { state: "missing", text: "Online payment is off: no keys are set.", action: setKeys },
}

function webhookCheck({ lastWebhookAt, paymentAccess, origin }: SetUpFacts): SetUpCheck {
  const name = "Payment webhooks"
  if (lastWebhookAt) return ready(name, `The last one came ${formatHotelMoment(lastWebhookAt)}.`)
  const isOwn = paymentAccess === "sandbox" || paymentAccess === "none"
  return {
    name,
    state: isOwn ? "check" : "missing",
    text: "None was received yet.",
    action: isOwn
      ? "Make a test payment after the keys are set."
      : `Add the webhook ${origin}/api/webhooks/razorpay in the provider's dashboard, with the same secret.`,
  }
}

const setSmtp = "Set SMTP_URL and MAIL_FROM, then restart and send a test email."

function mailCheck({ mailer, deliveries: { lastSentAt, lastFailedAt, lastError } }: SetUpFacts): SetUpCheck {
  const name = "Emails"
  const sent = lastSentAt ? `The last one was sent ${formatHotelMoment(lastSentAt)}.` : "None was sent yet."
  if (mailer === "none")
    return { name, state: "missing", text: "No mail server is set: no email leaves.", action: setSmtp }
  if (mailer === "mailbox")
    return { name, state: "check", text: `Emails stay in the local mailbox. ${sent}`, action: setSmtp }
  if (lastFailedAt && (!lastSentAt || lastFailedAt > lastSentAt)) {
    const reason = lastError ? `: ${lastError}` : ""
    const text = `The last one failed ${formatHotelMoment(lastFailedAt)}${reason}. ${sent}`
    return { name, state: "missing", text, action: "Check SMTP_URL and send a test email." }
  }
  if (!lastSentAt) return { name, state: "check", text: sent, action: "Send a test email." }
  return ready(name, sent)
}

function auditCheck({ audit, now }: SetUpFacts): SetUpCheck {
  const name = "Nightly audit"
  if (!audit)
    return {
      name,
      state: "check",
      text: "None was made yet. The first runs at three in the morning.",
      action: "Keep the server running at night. The command npm run audit prints an audit at once.",
    }
  const at = formatHotelMoment(audit.at)
  if (audit.found > 0) {
    const text = `${formatCount(audit.found, "difference")} found ${at}.`
    return { name, state: "missing", text, action: "Look at each on the home page of the administration." }
  }
  // The audit runs once a day.
  if (Date.parse(now) - Date.parse(audit.at) > 1.5 * millisecondsPerDay)
    return {
      name,
      state: "missing",
      text: `All figures agreed ${at}, and no audit ran since.`,
      action: "Look into the log of the server: its jobs do not run.",
    }
  return ready(name, `All figures agreed ${at}.`)
}

const takeBackups = "Run npm run backup each night, as docs/backup.md says."

function backupCheck({ backups, now }: SetUpFacts): SetUpCheck {
  const name = "Backups"
  if (!backups?.taken) return { name, state: "missing", text: "None was taken yet.", action: takeBackups }
  const { taken, verified } = backups
  const proof = verified?.verifiedAt
    ? `The last test restore was clean ${formatHotelMoment(verified.verifiedAt)}.`
    : "None was restored as a test yet."
  const text = `The last one was taken ${formatHotelMoment(taken.takenAt)}. ${proof}`
  if (!isRecentBackup(taken, now)) return { name, state: "missing", text, action: takeBackups }
  if (!verified) return { name, state: "check", text, action: "Run npm run backup -- --verify." }
  return ready(name, text)
}

function addressCheck({ origin }: SetUpFacts): SetUpCheck {
  const name = "Public address"
  if (origin.startsWith("https:")) return ready(name, `${origin}, encrypted.`)
  return {
    name,
    state: "check",
    text: `${origin}, which is not encrypted. Links in emails lead there.`,
    action: "Set ORIGIN to the https address of the hotel.",
  }
}

const databaseCheck = ({ isEmbedded }: SetUpFacts): SetUpCheck =>
  isEmbedded
    ? {
        name: "Database",
        state: "check",
        text: "The embedded database. It is safe when the process dies, not when the power does.",
        action: "Set DATABASE_URL to a PostgreSQL server.",
      }
    : ready("Database", "A PostgreSQL server.")

function mealTaxCheck({ reducedMeals }: SetUpFacts): SetUpCheck {
  const name = "GST on meals"
  if (reducedMeals.length === 0)
    return ready(name, "The rates of food and drink fit the rooms of the last financial year.")
  return {
    name,
    state: "check",
    text: `At 5%: ${reducedMeals.join(", ")}. A room was sold above ₹7,500 a night before tax in the last financial year, so food and drink have 18% in this one.`,
    action: "Ask your accountant, then set the rates at /admin/extras.",
  }
}

const timeCheck = ({ now }: SetUpFacts): SetUpCheck =>
  ready("Time zone", `${hotel.timeZone}. At the hotel it is ${formatHotelMoment(now)}.`)

/** The rows of the set-up page, in the order in which a hotel is set up. */
export const setUpChecks = (facts: SetUpFacts): SetUpCheck[] => [
  addressCheck(facts),
  databaseCheck(facts),
  timeCheck(facts),
  { name: "Payment keys", ...paymentTexts[facts.paymentAccess] },
  webhookCheck(facts),
  mailCheck(facts),
  auditCheck(facts),
  backupCheck(facts),
  mealTaxCheck(facts),
]
