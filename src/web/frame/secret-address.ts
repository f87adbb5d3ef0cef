/**
 * The headers of a page whose address is a secret: it is not cached, and other sites do not see it as a referrer. With
 * no-referrer, browsers would send `Origin: null` with the form, and the form would be refused (Fetch Standard, "append a
 * request Origin header").
 */
export const secretAddressHeaders = () => ({ "cache-control": "no-store", "referrer-policy": "same-origin" })
