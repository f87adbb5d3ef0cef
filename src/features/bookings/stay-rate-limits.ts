/** Searches of prices and free rooms by one network address; each runs several queries. */
export const staySearchesByAddress = { name: "stay-search-address", points: 120, seconds: 60 } as const
