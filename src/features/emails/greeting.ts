// Mail programs make a link of emails around a dot or after two slashes, and of a full stop of other scripts too.
const dotInside = /[.\u3002\uFF0E\uFF61](?=[\p{L}\p{N}])/gu
const slashes = /:?\/+/g

/** 'Dear Asha Rao,': a name that somebody else may have typed never reads as a link (L-29). */
export const greeting = (name: string): string =>
  `Dear ${name.replaceAll(slashes, " ").replaceAll(dotInside, ". ").replaceAll(/\s+/g, " ").trim()},`
