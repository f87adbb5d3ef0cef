import { placeBooking } from "#src/features/bookings/place/place-booking.service.ts"
import { createTestDatabase } from "#test/databases/postgresql-database.ts"
import { type Hotel, measureService, openHotel, someRequest } from "./test-hotel.ts"
import { measurePgbench, type Script, scriptOf } from "./pgbench.ts"
import { recording } from "./recording.ts"
import { report } from "./report.ts"
import { median, medianRatio } from "./timing.ts"

const limit = 0.7
const rounds = 5
const seconds = 4

/** The statements of one booking, recorded from the service, as a script of pgbench. */
async function capture({ platform, guest }: Hotel): Promise<Script> {
  const recorded = recording(platform.db)
  const request = someRequest()
  const { checkIn } = request.search
  const placed = await placeBooking({ ...platform, db: recorded.db }, guest, request)
  if (!placed.ok || !checkIn) throw new Error("the booking to be captured was refused")
  return scriptOf(recorded.sent, {
    checkIn,
    reference: placed.value.reference,
    key: request.idempotencyKey,
    fixed: [guest.userId],
  })
}

/** Compares the service with pgbench on the same server; they run in turn. */
export async function run(server: string, print: (line: string) => void): Promise<void> {
  const database = await createTestDatabase(server)
  const hotel = await openHotel(database.open())
  try {
    await measureService(hotel, { clients: 16, seconds: 3 })
    const script = await capture(hotel)
    for (const clients of [8, 16]) {
      const service: number[] = []
      const bare: number[] = []
      for (let round = 0; round < rounds; round += 1) {
        service.push(await measureService(hotel, { clients, seconds }))
        bare.push(await measurePgbench(database.url, script, { clients, seconds }))
      }
      const ratio = medianRatio(service, bare)
      const name = `booking of pgbench, ${clients} clients`
      const outcome = report({ name, ratio, limit, higherIsBetter: true })
      print(
        `${clients} clients: service ${median(service).toFixed(0)} bookings/s, pgbench ${median(bare).toFixed(0)}/s, ` +
          `ratio ${ratio.toFixed(2)}${outcome}`,
      )
    }
  } finally {
    await hotel.close()
    await database.drop()
  }
}
