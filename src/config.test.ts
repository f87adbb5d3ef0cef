import { generateKeyPairSync } from "node:crypto"
import { expect, test } from "vitest"
import { ConfigError, readConfig } from "./config.ts"

const problemsOf = (variables: Record<string, string>): readonly string[] => {
  try {
    readConfig(variables)
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
}

test("without any setting the hotel opens on the loopback address with a made-up password", () => {
  const config = readConfig({})
  expect(config).toMatchObject({
    host: "127.0.0.1",
    port: 3000,
    databaseUrl: null,
    seed: "demo",
    razorpay: null,
  })
  expect(config.admin.isPasswordMadeUp).toBe(true)
  expect(config.admin.password).not.toBe(readConfig({}).admin.password)
})

test("a setting left empty counts as not set", () => {
  expect(readConfig({ PORT: "", DATABASE_URL: "", SMTP_URL: "" })).toMatchObject({
    port: 3000,
    databaseUrl: null,
  })
})

test("every wrong setting is named at once", () => {
  const problems = problemsOf({ PORT: "many", SEED: "some", DATABASE_URL: "mysql://x", LOG_LEVEL: "loud" })
  expect(problems[0]).toBe("PORT: must be a whole number")
  expect(problems.map((problem) => problem.split(":")[0])).toEqual([
    "PORT",
    "DATABASE_URL",
    "SEED",
    "LOG_LEVEL",
  ])
})

test("[FAST-5] a replica needs the database that it follows", () => {
  const replica = { DATABASE_REPLICA_URL: "postgresql://replica/vimana" }
  expect(() => readConfig(replica)).toThrow("DATABASE_REPLICA_URL: needs DATABASE_URL")
  expect(readConfig({ ...replica, DATABASE_URL: "postgresql://primary/vimana" }).replicaUrl).toBe(
    replica.DATABASE_REPLICA_URL,
  )
})

test("[FAST-6] traces go to an address, and nowhere without one", () => {
  expect(readConfig({}).traceCollector).toBeNull()
  expect(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:4318" }).traceCollector).toBe(
    "http://127.0.0.1:4318",
  )
  expect(problemsOf({ OTEL_EXPORTER_OTLP_ENDPOINT: "collector:4318" })[0]).toContain("must be an address")
})

test("[PAY-6] the keys of the card provider go together, webhook secret included", () => {
  expect(problemsOf({ RAZORPAY_KEY_ID: "a" })[0]).toContain("set both or neither")
  expect(problemsOf({ RAZORPAY_KEY_ID: "a", RAZORPAY_KEY_SECRET: "b" })[0]).toContain(
    "RAZORPAY_WEBHOOK_SECRET",
  )
  const keys = { RAZORPAY_KEY_ID: "a", RAZORPAY_KEY_SECRET: "b", RAZORPAY_WEBHOOK_SECRET: "c" }
  expect(readConfig(keys).razorpay).toMatchObject({ keyId: "a", baseUrl: "https://api.razorpay.com" })
  const elsewhere = readConfig({ ...keys, RAZORPAY_BASE_URL: "http://127.0.0.1:9" })
  expect(elsewhere.razorpay?.baseUrl).toBe("http://127.0.0.1:9")
})

test("an origin is kept without its path", () => {
  expect(readConfig({ ORIGIN: "https://vimana.example/anything" }).origin).toBe("https://vimana.example")
})

test("a bucket for pictures needs its name and its keys; without an endpoint there is none", () => {
  expect(problemsOf({ MEDIA_S3_ENDPOINT: "https://s3.example", MEDIA_S3_BUCKET: "pictures" })[0]).toContain(
    "MEDIA_S3_SECRET_KEY",
  )
  const keys = { MEDIA_S3_BUCKET: "pictures", MEDIA_S3_ACCESS_KEY: "a", MEDIA_S3_SECRET_KEY: "b" }
  expect(readConfig(keys).objectStore).toBeNull()
  expect(readConfig({ ...keys, MEDIA_S3_ENDPOINT: "https://s3.example" }).objectStore).toEqual({
    endpoint: "https://s3.example",
    region: "us-east-1",
    bucket: "pictures",
    accessKey: "a",
    secretKey: "b",
  })
})

test("keys of encrypted columns are read in order, and a malformed one is refused without being shown", () => {
  const key = Buffer.alloc(32, 7).toString("base64url")
  const { encryptionKeys } = readConfig({ ENCRYPTION_KEYS: `b:${key}, a:${key}` })
  expect(encryptionKeys.map(({ id, key: bytes }) => [id, bytes.length])).toEqual([
    ["b", 32],
    ["a", 32],
  ])
  expect(readConfig({}).encryptionKeys).toEqual([])
  for (const wrong of ["a:short", key, `database:${key}`, `a:${key},`])
    expect(problemsOf({ ENCRYPTION_KEYS: wrong })).toEqual([
      "ENCRYPTION_KEYS: must be id:key, with a key of 32 bytes in base64url",
    ])
})

test("a second factor is required of staff only when the setting says so", () => {
  expect(readConfig({}).isSecondFactorRequired).toBe(false)
  expect(readConfig({ REQUIRE_SECOND_FACTOR: "staff" }).isSecondFactorRequired).toBe(true)
})

test("e-invoices are off unless the setting says so, and a key of the portal must be an RSA key", () => {
  const pem = generateKeyPairSync("rsa", { modulusLength: 2048 }).publicKey.export({
    type: "spki",
    format: "pem",
  })
  const oneLine = String(pem).replaceAll("\n", String.raw`\n`)
  expect(readConfig({ E_INVOICE_PUBLIC_KEY: String(pem) }).eInvoices).toBeNull()
  expect(readConfig({ E_INVOICES: "on" }).eInvoices).toEqual({ portalKey: null })
  for (const key of [String(pem), oneLine])
    expect(readConfig({ E_INVOICES: "on", E_INVOICE_PUBLIC_KEY: key }).eInvoices?.portalKey?.type).toBe(
      "public",
    )
  const ed25519 = generateKeyPairSync("ed25519").publicKey.export({ type: "spki", format: "pem" })
  for (const wrong of ["no key", String(ed25519)])
    expect(problemsOf({ E_INVOICE_PUBLIC_KEY: wrong })).toEqual([
      "E_INVOICE_PUBLIC_KEY: must be an RSA public key or certificate in PEM",
    ])
})
