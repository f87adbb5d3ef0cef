// Links of emails end in a secret: /pay/{secret}, /stay/{id}/{signature}, /waitlist/{id}/{signature}.
const longSegment = /^[\w-]{24,}(?:\.data)?$/
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

// The key of an unsubscription has the shape of an id: /newsletter/unsubscribe/{key}. Its page shows the subscriber's email.
const unsubscribeKey = /(\/unsubscribe\/).+/is
const schemeAndHost = /^[a-z][a-z\d+.-]*:\/\/[^/\\?#]*/i

/**
 * The path of an address for the log: without the query, and without segments that may be secrets. It reads any text,
 * because a request can have an address that no URL has, such as `//` (SAFE-7).
 */
export const redactPath = (url: string): string =>
  url
    .replace(schemeAndHost, "")
    .replace(/[?#].*/s, "")
    // The router reads a backslash as a slash.
    .replaceAll("\\", "/")
    .replace(unsubscribeKey, "$1[removed]")
    .split("/")
    .map((part) => (longSegment.test(part) && !uuid.test(part) ? "[removed]" : part))
    .join("/")

const linkAddress = /(https?:\/\/[^\s"'<>/?#\\]+)([/\\][^\s"'<>?#]*[^\s"'<>?#.,;:!)\]])/gi

/** A text without the secrets of the links in it: whoever opens such a link acts as its owner. */
export const redactLinks = (text: string): string =>
  text.replaceAll(linkAddress, (_, host: string, path: string) => host + redactPath(path))
