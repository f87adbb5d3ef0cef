import { type KeyObject, randomBytes } from "node:crypto"
import { resolve } from "node:path"
import { z } from "zod"
import { type Edition, editions } from "#src/shared/language/screen-text.ts"
import { contact, publicKey, setting, url, wholeNumber } from "./setting-types.ts"

const logLevels = ["debug", "info", "warn", "error", "silent"] as const
// "id:key,id:key": the first encrypts, all decrypt, so that keys can rotate.
const encryptionKeys = z.string().transform((text, context): EncryptionKey[] =>
  text.split(",").flatMap((part) => {
    const [, id = "", encoded = ""] = /^\s*([a-z0-9-]{1,20}):([A-Za-z0-9_-]{43})=?\s*$/.exec(part) ?? []
    if (id !== "" && id !== databaseKeyId) return [{ id, key: Buffer.from(encoded, "base64url") }]
    context.addIssue({ code: "custom", message: "must be id:key, with a key of 32 bytes in base64url" })
    return []
  }),
)

const environment = z
  .object({
    HOST: setting(z.string().default("127.0.0.1")),
    PORT: setting(wholeNumber.min(0).max(65_535).default(3000)),
    ORIGIN: setting(url(["http:", "https:"]).optional()),
    TRUSTED_PROXIES: setting(wholeNumber.min(0).max(10).default(0)),
    DATA_DIR: setting(z.string().default("./data")),
    DATABASE_URL: setting(url(["postgres:", "postgresql:"]).optional()),
    DATABASE_REPLICA_URL: setting(url(["postgres:", "postgresql:"]).optional()),
    SEED: setting(z.enum(["demo", "none"]).optional()),
    ADMIN_USERNAME: setting(z.string().min(3).max(50).default("admin")),
    ADMIN_EMAIL: setting(z.email().default("admin@vimana.example")),
    ADMIN_PASSWORD: setting(z.string().min(8).max(100).optional()),
    SMTP_URL: setting(url(["smtp:", "smtps:"]).optional()),
    MAIL_FROM: setting(z.string().default("Vimana <reservations@vimana.example>")),
    HOTEL_INBOX: setting(z.email().default("reservations@vimana.example")),
    MAILBOX: setting(z.enum(["local", "none"]).optional()),
    PAYMENTS: setting(z.enum(["sandbox", "none"]).optional()),
    RAZORPAY_KEY_ID: setting(z.string().optional()),
    RAZORPAY_KEY_SECRET: setting(z.string().optional()),
    RAZORPAY_WEBHOOK_SECRET: setting(z.string().optional()),
    RAZORPAY_BASE_URL: setting(url(["http:", "https:"]).optional()),
    MEDIA_S3_ENDPOINT: setting(url(["http:", "https:"]).optional()),
    MEDIA_S3_REGION: setting(z.string().default("us-east-1")),
    MEDIA_S3_BUCKET: setting(z.string().optional()),
    MEDIA_S3_ACCESS_KEY: setting(z.string().optional()),
    MEDIA_S3_SECRET_KEY: setting(z.string().optional()),
    WORKERS: setting(wholeNumber.min(1).max(64).optional()),
    FLIGHT_TIMES_URL: setting(url(["http:", "https:"]).optional()),
    FLIGHT_TIMES_KEY: setting(z.string().optional()),
    METRICS_PORT: setting(wholeNumber.min(0).max(65_535).optional()),
    METRICS_HOST: setting(z.string().default("127.0.0.1")),
    OTEL_EXPORTER_OTLP_ENDPOINT: setting(url(["http:", "https:"]).optional()),
    REQUIRE_SECOND_FACTOR: setting(z.enum(["staff", "none"]).default("none")),
    E_INVOICES: setting(z.enum(["on", "off"]).default("off")),
    E_INVOICE_PUBLIC_KEY: setting(publicKey.optional()),
    SECURITY_CONTACT: setting(contact.optional()),
    ENCRYPTION_KEYS: setting(encryptionKeys.optional()),
    BACKUP_KEY: setting(
      z
        .string()
        // The secret key of an age identity: 32 bytes in Bech32 (age-encryption.org/v1).
        .regex(/^AGE-SECRET-KEY-1[A-Z0-9]{58}$/, {
          error: "must be a key made by npm run backup -- --new-key FILE",
        })
        .optional(),
    ),
    COPY: setting(z.enum(editions).default("edited")),
    LOG_LEVEL: setting(z.enum(logLevels).default("info")),
  })
  .refine((env) => Boolean(env.RAZORPAY_KEY_ID) === Boolean(env.RAZORPAY_KEY_SECRET), {
    path: ["RAZORPAY_KEY_SECRET"],
    error: "RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET go together: set both or neither",
  })
  .refine((env) => !env.RAZORPAY_KEY_ID || !env.PAYMENTS, {
    path: ["PAYMENTS"],
    error: "cannot be set when Razorpay keys are set: the sandbox never runs beside live keys",
  })
  .refine((env) => !env.DATABASE_REPLICA_URL || env.DATABASE_URL !== undefined, {
    path: ["DATABASE_REPLICA_URL"],
    error: "needs DATABASE_URL, of which it is a replica",
  })
  .refine((env) => !env.SMTP_URL || env.MAILBOX !== "local", {
    path: ["MAILBOX"],
    error: "cannot be local when SMTP_URL is set: emails leave by SMTP",
  })
  .refine((env) => !env.MEDIA_S3_ENDPOINT || objectStoreOf(env) !== null, {
    path: ["MEDIA_S3_ENDPOINT"],
    error: "needs MEDIA_S3_BUCKET, MEDIA_S3_ACCESS_KEY and MEDIA_S3_SECRET_KEY beside it",
  })
  .refine((env) => !env.RAZORPAY_KEY_ID || Boolean(env.RAZORPAY_WEBHOOK_SECRET), {
    path: ["RAZORPAY_WEBHOOK_SECRET"],
    error: "must be set when Razorpay keys are set, or payments whose browser closed would be missed",
  })

/** A 256-bit key; its id is stored beside each text that it encrypts. */
export type EncryptionKey = { readonly id: string; readonly key: Buffer }

/** The id of the key in the database, which is used without a key in the settings. */
export const databaseKeyId = "database"

/** Live keys of the card provider. */
export type RazorpaySettings = { keyId: string; keySecret: string; webhookSecret: string; baseUrl: string }

/** An S3-compatible bucket for pictures that the staff upload; null stores them in the data folder. */
export type ObjectStoreSettings = {
  endpoint: string
  region: string
  bucket: string
  accessKey: string
  secretKey: string
}

/** A provider of flight times; the key is null where it needs none. */
export type FlightTimesSettings = { readonly url: string; readonly key: string | null }

export type Config = {
  /** The folder of the project: pictures and built files lie in it. */
  projectDir: string
  host: string
  port: number
  /** The public address of the site; null until the listening port is known. */
  origin: string | null
  /** How many proxies of the hotel are in front: this number of addresses at the end of X-Forwarded-For are theirs. */
  trustedProxies: number
  dataDir: string
  databaseUrl: string | null
  /** A streaming replica of it, for reads. */
  replicaUrl: string | null
  /** An https ORIGIN or a DATABASE_URL: then demo users, the sandbox and the local mailbox must be enabled explicitly (SAFE-2). */
  isPublic: boolean
  seed: "demo" | "none"
  admin: { username: string; email: string; password: string; isPasswordMadeUp: boolean }
  mail: { smtpUrl: string | null; from: string; hotelInbox: string; hasMailbox: boolean }
  /** Null without keys: then payments go to the sandbox, if there is one, or online payment is off. */
  razorpay: RazorpaySettings | null
  hasSandbox: boolean
  objectStore: ObjectStoreSettings | null
  /** Null without a provider. */
  flightTimes: FlightTimesSettings | null
  /** How many processes `npm run start:cluster` keeps; null for one per core. */
  workers: number | null
  /** Where Prometheus reads `/metrics`; null measures nothing. */
  metrics: { readonly host: string; readonly port: number } | null
  /** The collector that traces are sent to by OTLP over HTTP; null traces nothing. */
  traceCollector: string | null
  /** Staff without a second factor set it up before the administration opens (SAFE-8). */
  isSecondFactorRequired: boolean
  /** Registers invoices and credit notes to a GSTIN at the portal, whose key checks its signatures; null registers none. */
  eInvoices: { readonly portalKey: KeyObject | null } | null
  /** The contact for reports of weaknesses (RFC 9116); null without one. */
  securityContact: string | null
  /** The keys of encrypted columns, the current one first; without any the key is in the database. */
  encryptionKeys: readonly EncryptionKey[]
  /** Encrypts backups; a public site makes none without it. */
  backupKey: string | null
  /** Which texts the screens show: the edited ones, or those of the specification (WORDS-1). */
  edition: Edition
  logLevel: (typeof logLevels)[number]
}

/** Settings that cannot be used; `problems` has a line for each. */
export class ConfigError extends Error {
  override readonly name = "ConfigError"
  readonly problems: readonly string[]
  constructor(problems: readonly string[]) {
    super(`These settings are wrong:\n${problems.map((problem) => `  - ${problem}`).join("\n")}`)
    this.problems = problems
  }
}

type Environment = z.infer<typeof environment>

function razorpayOf(env: Environment): RazorpaySettings | null {
  if (!env.RAZORPAY_KEY_ID || !env.RAZORPAY_KEY_SECRET || !env.RAZORPAY_WEBHOOK_SECRET) return null
  return {
    keyId: env.RAZORPAY_KEY_ID,
    keySecret: env.RAZORPAY_KEY_SECRET,
    webhookSecret: env.RAZORPAY_WEBHOOK_SECRET,
    baseUrl: env.RAZORPAY_BASE_URL ?? "https://api.razorpay.com",
  }
}

type ObjectStoreVariables = Partial<
  Record<`MEDIA_S3_${"ENDPOINT" | "REGION" | "BUCKET" | "ACCESS_KEY" | "SECRET_KEY"}`, string | undefined>
>

function objectStoreOf(env: ObjectStoreVariables): ObjectStoreSettings | null {
  const { MEDIA_S3_ENDPOINT: endpoint, MEDIA_S3_REGION: region, MEDIA_S3_BUCKET: bucket } = env
  const { MEDIA_S3_ACCESS_KEY: accessKey, MEDIA_S3_SECRET_KEY: secretKey } = env
  if (!endpoint || !region || !bucket || !accessKey || !secretKey) return null
  return { endpoint, region, bucket, accessKey, secretKey }
}

const mailOf = (env: Environment, isPublic: boolean): Config["mail"] => ({
  smtpUrl: env.SMTP_URL ?? null,
  from: env.MAIL_FROM,
  hotelInbox: env.HOTEL_INBOX,
  hasMailbox: !env.SMTP_URL && (env.MAILBOX ?? (isPublic ? "none" : "local")) === "local",
})

/** Reads the environment, once, at start. Throws ConfigError with everything that is wrong. */
export function readConfig(variables: Record<string, string | undefined>): Config {
  const parsed = environment.safeParse(variables)
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`))
  }
  const env = parsed.data
  const origin = env.ORIGIN ? new URL(env.ORIGIN).origin : null
  const isPublic = Boolean(origin?.startsWith("https:")) || env.DATABASE_URL !== undefined
  return {
    projectDir: resolve(import.meta.dirname, ".."),
    host: env.HOST,
    port: env.PORT,
    origin,
    trustedProxies: env.TRUSTED_PROXIES,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL ?? null,
    replicaUrl: env.DATABASE_REPLICA_URL ?? null,
    isPublic,
    seed: env.SEED ?? (isPublic ? "none" : "demo"),
    admin: {
      username: env.ADMIN_USERNAME,
      email: env.ADMIN_EMAIL,
      password: env.ADMIN_PASSWORD ?? `Vm1${randomBytes(12).toString("base64url")}`,
      isPasswordMadeUp: env.ADMIN_PASSWORD === undefined,
    },
    mail: mailOf(env, isPublic),
    razorpay: razorpayOf(env),
    hasSandbox: !env.RAZORPAY_KEY_ID && (env.PAYMENTS ?? (isPublic ? "none" : "sandbox")) === "sandbox",
    objectStore: objectStoreOf(env),
    flightTimes: env.FLIGHT_TIMES_URL
      ? { url: env.FLIGHT_TIMES_URL, key: env.FLIGHT_TIMES_KEY ?? null }
      : null,
    workers: env.WORKERS ?? null,
    metrics: env.METRICS_PORT === undefined ? null : { host: env.METRICS_HOST, port: env.METRICS_PORT },
    traceCollector: env.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    isSecondFactorRequired: env.REQUIRE_SECOND_FACTOR === "staff",
    eInvoices: env.E_INVOICES === "on" ? { portalKey: env.E_INVOICE_PUBLIC_KEY ?? null } : null,
    securityContact: env.SECURITY_CONTACT ?? null,
    encryptionKeys: env.ENCRYPTION_KEYS ?? [],
    backupKey: env.BACKUP_KEY ?? null,
    edition: env.COPY,
    logLevel: env.LOG_LEVEL,
  }
}
