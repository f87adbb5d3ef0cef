import { expect, test } from "vitest"
import { apiDescription } from "#src/server/api/api.ts"
import { callAccess } from "#test/rights-table.ts"
import { listOperations } from "#src/server/api/api-document.ts"

const document = apiDescription("https://hotel.example")
const operations = listOperations(document)
const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`

test("[API-12] the document names its server, and every path is the one to call", () => {
  expect(document.openapi).toBe("3.1.0")
  expect(document.servers).toEqual([{ url: "https://hotel.example" }])
  expect(operations.filter(({ path }) => !path.startsWith("/api/") || path.endsWith("/"))).toEqual([])
  expect(operations.length).toBeGreaterThan(50)
})

test("[API-12] every operation has an id of its own, a tag and a summary", () => {
  const ids = operations.map(({ operation }) => operation.operationId)
  expect(operations.filter(({ operation }) => !/^[a-z][A-Za-z]+$/.test(operation.operationId ?? ""))).toEqual(
    [],
  )
  expect(new Set(ids).size).toBe(ids.length)
  const incomplete = operations.filter(({ operation }) => !operation.summary || !operation.tags?.length)
  expect(incomplete.map(nameOf)).toEqual([])
})

test("[API-12] every pattern is a regular expression without delimiters or flags", () => {
  const patterns = [...JSON.stringify(document).matchAll(/"pattern":("(?:[^"\\]|\\.)*")/g)].map(
    ([, text]) => JSON.parse(text ?? "") as string,
  )
  expect(patterns.length).toBeGreaterThan(20)
  expect(patterns.filter((pattern) => /^\/|\/[dgimsuvy]*$/.test(pattern))).toEqual([])
  for (const pattern of patterns) expect(() => new RegExp(pattern, "u")).not.toThrow()
})

test("[API-12] [API-10] an operation says whether it needs a session, as the table of rights has it", () => {
  const optional = ["POST /user/signout", "GET /user", "GET /roomcart", "GET /roomcart/{id}", "GET /quote"]
  for (const { method, path, operation } of operations) {
    const key = `${method} ${path.replace(/^\/api/, "")}`
    const security = optional.includes(key)
      ? [{}, { token: [] }]
      : callAccess[key] === "everybody"
        ? undefined
        : [{ token: [] }]
    expect([key, operation.security]).toEqual([key, security])
  }
  expect(document.components?.securitySchemes).toHaveProperty("token")
})

test("[API-12] an operation documents each way in which it can be refused", () => {
  for (const { method, path, operation } of operations) {
    const key = `${method} ${path}`
    const documented = Object.keys(operation.responses ?? {})
    const needed = [
      "default",
      ...(operation.requestBody ? ["400", "413", "415", "422"] : []),
      ...(operation.parameters?.some((parameter) => "in" in parameter && parameter.in === "query")
        ? ["400", "422"]
        : []),
      ...(path.includes("{") ? ["404"] : []),
      ...(operation.security?.length === 1 ? ["401"] : []),
    ]
    expect([key, needed.filter((status) => !documented.includes(status))]).toEqual([key, []])
  }
})
