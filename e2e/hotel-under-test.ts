/** Where the journeys find the hotel, and who signs in there. */
export const port = Number(process.env["E2E_PORT"] ?? 3477)
export const origin = `http://127.0.0.1:${port}`
export const adminPassword = "Runway27Left"
export const admin = { username: "admin", password: adminPassword } as const
export const demoGuest = { username: "aarohi", password: "Dusk1Runway!" } as const
export const demoStaffPassword = "Dusk2Runway!"

/** A house in states that visitors of the hotel rarely meet: see `other-houses.ts`. */
export const oddHousePort = port + 1
export const oddHouse = `http://127.0.0.1:${oddHousePort}`

/** A house that sells nothing yet and that nobody has booked. */
export const emptyHousePort = port + 2
export const emptyHouse = `http://127.0.0.1:${emptyHousePort}`
