const hour = 60 * 60

// A conference's guests share one address: above the first rate limit posts are only kept as spam, above the second refused.
export const postsByAddress = { name: "enquiries-address", points: 20, seconds: hour } as const
export const maxPostsByAddress = { name: "enquiries-address-most", points: 100, seconds: hour } as const

/** Posts of everybody together: hundreds of addresses with a post each are one bot (L-29). */
export const postsOfAll = { name: "enquiries-all", points: 300, seconds: hour } as const

/** Emails of thanks to one e-mail address: nobody's inbox is filled by a form that others send in their name. */
export const thanksByEmail = { name: "enquiries-thanks", points: 3, seconds: 24 * hour } as const
