/** First character and domain: enough to follow an email in the log, too little to write to its recipient. */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf("@")
  return at < 1 ? "***" : `${address.slice(0, 1)}***${address.slice(at)}`
}

const words = /[^\s<>()[\]"',;:=]+/g

/** A reply of a mail server, which often repeats the recipient's address or the name before its @, with these masked. */
export function maskReply(reply: string, recipient: string): string {
  const name = recipient.slice(0, recipient.lastIndexOf("@")).toLowerCase()
  return reply.replace(words, (word) => {
    if (word.includes("@")) return maskAddress(word)
    return word.toLowerCase() === name ? "***" : word
  })
}
