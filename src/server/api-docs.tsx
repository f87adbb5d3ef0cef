import { Hono } from "hono"
import { renderToStaticMarkup } from "react-dom/server"
import { z } from "zod"
import type { ServerEnv } from "#src/platform/http/server-env.ts"
import { hotel } from "#src/shared/hotel.ts"
import { apiDescription } from "./api.ts"
import styles from "./api-docs.css?raw"

type Schema = {
  type?: string | string[] | undefined
  description?: string | undefined
  properties?: Record<string, Schema> | undefined
  required?: string[] | undefined
  enum?: unknown[] | undefined
}

// Read as what it shows, not by the document's own vast types.
const schema: z.ZodType<Schema> = z.lazy(() =>
  z.object({
    type: z.union([z.string(), z.array(z.string())]).optional(),
    description: z.string().optional(),
    properties: z.record(z.string(), schema).optional(),
    required: z.array(z.string()).optional(),
    enum: z.array(z.unknown()).optional(),
  }),
)

const operation = z.object({
  tags: z.array(z.string()).default(["Other"]),
  summary: z.string().default(""),
  description: z.string().optional(),
  parameters: z
    .array(
      z.object({
        name: z.string(),
        in: z.string(),
        required: z.boolean().optional(),
        schema: schema.optional(),
      }),
    )
    .default([]),
  requestBody: z.object({ content: z.record(z.string(), z.object({ schema })) }).optional(),
  responses: z.record(z.string(), z.object({ description: z.string() })),
})

const methods = z.record(z.string(), operation)

type Call = z.infer<typeof operation> & { method: string; path: string }

function callsByTag(): Map<string, Call[]> {
  const byTag = new Map<string, Call[]>()
  for (const [path, item] of Object.entries(apiDescription("").paths ?? {})) {
    for (const [method, found] of Object.entries(methods.parse(item))) {
      const tag = found.tags[0] ?? "Other"
      byTag.set(tag, [...(byTag.get(tag) ?? []), { ...found, method: method.toUpperCase(), path }])
    }
  }
  return byTag
}

const typeOf = ({ type, enum: allowed }: Schema): string =>
  allowed ? allowed.map(String).join(" | ") : [type ?? "any"].flat().join(" | ")

type Row = { name: string; type: string; isRequired: boolean; note: string }

function Fields({ caption, rows }: { caption: string; rows: Row[] }) {
  if (rows.length === 0) return null
  return (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Type</th>
          <th scope="col">Notes</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, type, isRequired, note }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
              {isRequired && " (required)"}
            </th>
            <td>{type}</td>
            <td>{note}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const bodyRows = (call: Call): Row[] => {
  const body = call.requestBody?.content["application/json"]?.schema
  return Object.entries(body?.properties ?? {}).map(([name, field]) => ({
    name,
    type: typeOf(field),
    isRequired: body?.required?.includes(name) ?? false,
    note: field.description ?? "",
  }))
}

const parameterRows = (call: Call): Row[] =>
  call.parameters.map((parameter) => ({
    name: parameter.name,
    type: typeOf(parameter.schema ?? {}),
    isRequired: parameter.required ?? false,
    note: [`in ${parameter.in}`, parameter.schema?.description].filter(Boolean).join("; "),
  }))

function CallDetails({ call }: { call: Call }) {
  return (
    <details>
      <summary>
        <span className="method">{call.method}</span>
        <code>{call.path}</code>
        <span className="summary">{call.summary}</span>
      </summary>
      {call.description && <p>{call.description}</p>}
      <Fields caption="Parameters" rows={parameterRows(call)} />
      <Fields caption="Body (JSON)" rows={bodyRows(call)} />
      <Fields
        caption="Answers"
        rows={Object.entries(call.responses).map(([status, { description }]) => ({
          name: status,
          type: Number(status) < 300 ? "Done" : "Error",
          isRequired: false,
          note: description,
        }))}
      />
    </details>
  )
}

function Docs() {
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`API of ${hotel.fullName}`}</title>
        <link rel="stylesheet" href="/api/docs/style.css" />
      </head>
      <body>
        <main>
          <h1>The API of {hotel.fullName}</h1>
          <p>
            Machine-readable as <a href="/api/openapi.json">OpenAPI 3.1</a>. Every reply carries{" "}
            <code>result</code>: Done, or Error with a <code>reason</code> and, for fields,{" "}
            <code>errors</code>.
          </p>
          {[...callsByTag()].map(([tag, calls]) => (
            <section key={tag} aria-label={tag}>
              <h2>{tag}</h2>
              {calls.map((call) => (
                <CallDetails key={`${call.method} ${call.path}`} call={call} />
              ))}
            </section>
          ))}
        </main>
      </body>
    </html>
  )
}

/** `/api/docs`: the API for people, made from its description (API-9). */
export const apiDocs = new Hono<ServerEnv>()
  .get("/", (c) => c.html(`<!doctype html>${renderToStaticMarkup(<Docs />)}`))
  .get("/style.css", (c) => c.body(styles, 200, { "content-type": "text/css; charset=utf-8" }))
