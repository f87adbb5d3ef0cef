const hour = 60 * 60

// A conference shares one IP address: posts above the first limit are spam, above the second they are refused.
export const postsByAddress = { name: "enquiries-address", points: 20, seconds: hour } as const
export const maxPostsByAddress = { name: "enquiries-address-most", points: 100, seconds: hour } as const

/** Marks an address that has posted before, so that first posts are counted separately. */
export const firstPost = { name: "enquiries-first", points: 1, seconds: hour } as const

/**
 * Posts of one kind from all addresses: hundreds of addresses with one post each are one bot (L-29). First posts count
 * apart from the others of their addresses, so that a few addresses cannot make everybody's posts spam.
 */
export const firstPostsByAll = { name: "enquiries-all", points: 300, seconds: hour } as const
export const furtherPostsByAll = { name: "enquiries-all-further", points: 300, seconds: hour } as const

/** Thank-you emails to one address, because anybody can enter another person's address. */
export const thanksByEmail = { name: "enquiries-thanks", points: 3, seconds: 24 * hour } as const

/** Emails about the newsletter to one address, for the same reason. */
export const newsletterByEmail = { name: "newsletter-email", points: 3, seconds: 24 * hour } as const
