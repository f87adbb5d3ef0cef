/** Where the journeys find the hotel, and who signs in there. */
export const port = 3477
export const origin = `http://127.0.0.1:${port}`
export const adminPassword = "Runway27Left"
export const admin = { username: "admin", password: adminPassword } as const
export const demoGuest = { username: "aarohi", password: "Dusk1Runway!" } as const
