// Links of emails end in a secret: /pay/{secret}, /stay/{id}/{signature}, /waitlist/{id}/{signature}.
const longSegment = /^[\w-]{24,}(?:\.data)?$/
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** The path of an address for the log: without the query, and without segments that may be secrets. */
export const redactPath = (url: string): string =>
  new URL(url, "http://localhost").pathname
    .split("/")
    .map((part) => (longSegment.test(part) && !uuid.test(part) ? "[removed]" : part))
    .join("/")
