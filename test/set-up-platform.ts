import { afterAll, beforeAll } from "vitest"
import { createTestDatabase } from "./databases/postgresql-database.ts"
import { createPaymentPlatform, type PaymentPlatform, type PaymentPlatformOptions } from "./test-platform.ts"

/** A platform that is created before the first test of a file and closed after the last: until then the object is empty. */
function setUp(create: () => Promise<PaymentPlatform>): PaymentPlatform {
  const platform: Partial<PaymentPlatform> = {}
  beforeAll(async () => {
    Object.assign(platform, await create())
  })
  afterAll(() => platform.close?.())
  return platform as PaymentPlatform
}

/** The platform of a test file, over an empty database. Rows stay until a test clears it. */
export const setUpPlatform = (options?: PaymentPlatformOptions): PaymentPlatform =>
  setUp(() => createPaymentPlatform(options))

/** The same over a PostgreSQL database of its own. */
export const setUpPostgresqlPlatform = (): PaymentPlatform =>
  setUp(async () => {
    const database = await createTestDatabase()
    const platform = await createPaymentPlatform({ db: database.open() })
    return {
      ...platform,
      async close() {
        await platform.close()
        await database.drop()
      },
    }
  })
