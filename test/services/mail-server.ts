import { once } from "node:events"
import type { AddressInfo } from "node:net"
import { type ParsedMail, simpleParser } from "mailparser"
import { SMTPServer } from "smtp-server"

export type MailServer = {
  readonly port: number
  /** The emails that arrived, in order. */
  readonly received: readonly ParsedMail[]
  stop(): Promise<void>
}

/** A mail server; it refuses an address that begins with "nobody" and repeats it, as Postfix does. */
export async function startMailServer(port = 0): Promise<MailServer> {
  const received: ParsedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo: ({ address }, _session, answer) =>
      answer(
        address.startsWith("nobody")
          ? Object.assign(new Error(`5.1.1 <${address}>: User unknown`), { responseCode: 550 })
          : null,
      ),
    onData(stream, _session, answer) {
      simpleParser(stream, (error, parsed) => {
        if (!error) received.push(parsed)
        answer(error)
      })
    },
  })
  // Errors of a connection are tested in the client.
  server.on("error", () => undefined)
  const listening = server.listen(port, "127.0.0.1")
  await once(listening, "listening")
  return {
    port: (listening.address() as AddressInfo).port,
    received,
    stop: () => new Promise<void>((stopped) => server.close(stopped)),
  }
}
