import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js"
import { type ApiDocument, listOperations } from "#src/server/api/api-document.ts"

/** Copies the document with objects closed, so that a field that it does not describe is a fault too. */
function closed(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(closed)
  if (typeof node !== "object" || node === null) return node
  const copy = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, closed(value)]))
  const isObject = copy["type"] === "object" && "properties" in copy && !("additionalProperties" in copy)
  return isObject ? { ...copy, additionalProperties: false } : copy
}

const pointer = (...parts: string[]): string =>
  parts.map((part) => `/${part.replaceAll("~", "~0").replaceAll("/", "~1")}`).join("")

type Answer = {
  readonly method: string
  readonly path: string
  readonly status: number
  readonly body: unknown
}

/** Checks answers against the document: that it has their operation, and describes every part of them. */
export function createAnswerCheck(document: ApiDocument) {
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true })
  ajv.addSchema(closed(document) as object, "api")
  const operations = listOperations(document)
    .toSorted((one, other) => Number(one.path.includes("{")) - Number(other.path.includes("{")))
    .map((known) => ({ ...known, shape: new RegExp(`^${known.path.replace(/\{\w+\}/g, "[^/]+")}$`) }))
  const validators = new Map<string, ValidateFunction>()

  const operationOf = ({ method, path }: Pick<Answer, "method" | "path">) =>
    operations.find((known) => known.method === method && known.shape.test(path))

  function faultsOf(answer: Answer): string[] {
    const found = operationOf(answer)
    if (!found) return [`${answer.method} ${answer.path} is not described`]
    const { responses = {} } = found.operation
    const status = String(answer.status) in responses ? String(answer.status) : "default"
    const place = ["paths", found.path, found.method.toLowerCase(), "responses", status]
    const ref = `api#${pointer(...place, "content", "application/json", "schema")}`
    const validate = validators.get(ref) ?? ajv.compile({ $ref: ref })
    validators.set(ref, validate)
    if (validate(answer.body)) return []
    const name = `${found.operation.operationId} ${answer.status}`
    return (validate.errors ?? []).map(
      ({ instancePath, message, params }) => `${name}${instancePath} ${message} ${JSON.stringify(params)}`,
    )
  }

  return { operationOf, faultsOf }
}
