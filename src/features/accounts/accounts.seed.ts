import { randomUUID } from "node:crypto"
import type { Platform } from "#src/platform/platform.ts"
import { hotel } from "#src/shared/hotel.ts"
import type { Account } from "./account.ts"
import { hasAccounts, insertAccount } from "./accounts.store.ts"
import { hashPassword } from "./passwords.service.ts"

/** The guest of the demo hotel; its password is printed at the start. */
export const demoGuest = { username: "aarohi", password: "Dusk1Runway!" } as const

type SeededAccount = Omit<Account, "id" | "createdAt"> & { password: string }

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

const townsfolk = [
  [
    "Venkatasubramanian Krishnamurthy",
    "venkat.k",
    "venkat.krishnamurthy@example.in",
    "9444012378",
    "Chennai",
    "Tamil Nadu",
    "600028",
  ],
  [
    "Harpreet Kaur Ahluwalia",
    "harpreet",
    "harpreet.ahluwalia@example.in",
    "9815067421",
    "Amritsar",
    "Punjab",
    "143001",
  ],
  [
    "Mohammed Faizan Qureshi",
    "faizan.q",
    "faizan.qureshi@example.in",
    "8800124567",
    "Lucknow",
    "Uttar Pradesh",
    "226001",
  ],
  [
    "Ananya Bhattacharya",
    "ananya.b",
    "ananya.bhattacharya@example.in",
    "9830056712",
    "Kolkata",
    "West Bengal",
    "700019",
  ],
  ["Joseph Varghese", "joseph.v", "joseph.varghese@example.in", "9447045890", "Kochi", "Kerala", "682011"],
] as const

/** The guests in whose names the demo hotel is booked, made when they are missing. Nobody knows their passwords. */
export async function demoGuestsForBookings(platform: Platform): Promise<{ id: string }[]> {
  const guests: { id: string }[] = []
  for (const [name, username, email, phone, city, state, pin] of townsfolk) {
    const id = randomUUID()
    const person = { name, username, email, phone, city, state, pin, address: "", role: "guest" as const }
    const createdAt = platform.clock.now().toISOString()
    await insertAccount(platform.db, { ...person, id, createdAt }, await hashPassword(randomUUID()))
    guests.push({ id })
  }
  return guests
}

/** Makes the administrator and, for the demo hotel, a guest: once, while nobody has an account. Says whether it did. */
export async function seedAccounts(platform: Platform): Promise<boolean> {
  if (await hasAccounts(platform.db)) return false
  const people = platform.config.seed === "demo" ? [adminOf(platform), guest] : [adminOf(platform)]
  for (const { password, ...person } of people) {
    const account = { ...person, id: randomUUID(), createdAt: platform.clock.now().toISOString() }
    await insertAccount(platform.db, account, await hashPassword(password))
  }
  return true
}
