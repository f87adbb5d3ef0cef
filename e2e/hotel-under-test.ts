/** The addresses of the hotels under test, and the accounts that sign in there. */
export const port = Number(process.env["E2E_PORT"] ?? 3477)
export const origin = `http://127.0.0.1:${port}`
export const adminPassword = "Runway27Left"
export const admin = { username: "admin", password: adminPassword } as const
export const demoGuest = { username: "aarohi", password: "Dusk1Runway!" } as const
export const demoStaffPassword = "Dusk2Runway!"

/** A hotel in states that visitors of the hotel rarely meet: see `servers/other-hotels.ts`. */
export const specialHotelPort = port + 1
export const specialHotel = `http://127.0.0.1:${specialHotelPort}`

/** A hotel without room types and bookings. */
export const emptyHotelPort = port + 2
export const emptyHotel = `http://127.0.0.1:${emptyHotelPort}`

/** The special hotel in the edited edition of its texts; all others show those of the specification (WORDS-1). */
export const editedHotelPort = port + 3
export const editedHotel = `http://127.0.0.1:${editedHotelPort}`

/** The port of a site that a test starts itself. */
export const ownSitePort = port + 4
