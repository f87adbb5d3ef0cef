import type { createApp } from "#src/server/app.ts"

type ApiReply = { status: number; headers: Headers; body: Record<string, unknown> }
export type ApiCall = { method?: string; body?: unknown; headers?: Record<string, string> }

/** The headers of a client, other than a browser, that is signed in with this secret. */
export const bearer = (secret: string) => ({ authorization: `Bearer ${secret}` })

/** Calls an address of the site and reads its answer as JSON. */
export async function callApi(
  app: ReturnType<typeof createApp>,
  path: string,
  { method = "GET", body, headers = {} }: ApiCall = {},
): Promise<ApiReply> {
  const json = body === undefined ? {} : { "content-type": "application/json" }
  const request: RequestInit = { method, headers: { ...json, ...headers } }
  if (body !== undefined) request.body = JSON.stringify(body)
  const response = await app.request(path, request)
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as ApiReply["body"],
  }
}
