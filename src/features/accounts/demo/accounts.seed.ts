import { randomUUID } from "node:crypto"
import { demoGuests } from "#database/seed/demo-guests.ts"
import type { Platform } from "#src/platform/platform.ts"
import { hotel } from "#src/shared/hotel.ts"
import { type Account, noAddress } from "#src/features/accounts/account.ts"
import { findCredentials, hasAccounts, insertAccount } from "#src/features/accounts/accounts.store.ts"
import { demoGuest, demoStaff } from "./demo-people.ts"
import { hashPassword } from "#src/features/accounts/passwords/passwords.service.ts"
import { millisecondsPerMinute } from "#src/shared/format/durations.ts"

type SeededAccount = Omit<Account, "id" | "createdAt" | "emailVerifiedAt"> & { password: string }

const adminOf = ({ config }: Platform): SeededAccount => ({
  name: "Front Office",
  username: config.admin.username,
  email: config.admin.email,
  password: config.admin.password,
  phone: "",
  address: hotel.address.street,
  pin: hotel.address.pin,
  city: hotel.address.city,
  state: hotel.address.state,
  role: "owner",
})

const guest: SeededAccount = {
  name: "Aarohi Deshpande",
  username: demoGuest.username,
  email: "aarohi.deshpande@example.in",
  password: demoGuest.password,
  phone: "9820145672",
  address: "14 Sahyadri Apartments, Prabhat Road",
  pin: "411004",
  city: "Pune",
  state: "Maharashtra",
  role: "guest",
}

/** The demo guest whose sign-in is printed, if there is one. */
export const findDemoGuest = async ({ db }: Pick<Platform, "db">): Promise<{ id: string } | null> =>
  (await findCredentials(db, demoGuest.username))?.account ?? null

const minutesOfADay = 1440

/** Sign-up times one after the other, at any time of the day, all before their first stay. */
const joinedAt = ({ clock }: Platform, place: number): string => {
  const minutesAgo = (130 + 23 * place) * minutesOfADay + ((place * 167) % 900)
  return new Date(clock.now().getTime() - minutesAgo * millisecondsPerMinute).toISOString()
}

/** Seeds the guests of the demo bookings, with random passwords. */
export async function seedDemoGuests(platform: Platform): Promise<{ id: string }[]> {
  const guests: { id: string }[] = []
  const passwordHash = await hashPassword(randomUUID())
  for (const [place, [name, username, email, phone, city, state, pin]] of demoGuests.entries()) {
    const id = randomUUID()
    const person = { name, username, email, phone, city, state, pin, address: "", role: "guest" as const }
    const createdAt = joinedAt(platform, place)
    await insertAccount(platform.db, { ...person, id, createdAt, emailVerifiedAt: createdAt }, passwordHash)
    guests.push({ id })
  }
  return guests
}

const staff: readonly SeededAccount[] = demoStaff.people.map((person) => ({
  ...noAddress,
  ...person,
  email: `${person.username}@vimana.example`,
  phone: "",
  password: demoStaff.password,
}))

/** Seeds the administrator and, with demo data, staff and a guest, if there is no account. Returns whether it did. */
export async function seedAccounts(platform: Platform): Promise<boolean> {
  if (await hasAccounts(platform.db)) return false
  const people = platform.config.seed === "demo" ? [adminOf(platform), ...staff, guest] : [adminOf(platform)]
  for (const { password, ...person } of people) {
    const createdAt = platform.clock.now().toISOString()
    const account = { ...person, id: randomUUID(), createdAt, emailVerifiedAt: createdAt }
    await insertAccount(platform.db, account, await hashPassword(password))
  }
  return true
}
