import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js"
import { WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js"
import { hotel } from "#src/shared/hotel.ts"
import { addStayTools, type Caller } from "./stay-tools.ts"

const instructions = `${hotel.fullName}, a hotel beside the airport. Check-in from ${hotel.checkInTime}, check-out until
${hotel.checkOutTime}, local time (${hotel.timeZone}). Give the guest the booking link: only the guest confirms a stay.`

/** Answers one call; `body` is its JSON, undefined when it could not be read. */
export async function answerMcpCall(caller: Caller, request: Request, body: unknown): Promise<Response> {
  const server = new McpServer({ name: "vimana", title: hotel.fullName, version: "1.0.0" }, { instructions })
  addStayTools(server, caller)
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  await server.connect(transport)
  return transport.handleRequest(request, { parsedBody: body })
}
