import { Hono } from "hono"
import { renderToStaticMarkup } from "react-dom/server"
import { z } from "zod"
import type { ServerEnv } from "#src/platform/http/server-env.ts"
import { hotel } from "#src/shared/hotel.ts"
import { apiDescription } from "./api.ts"
import {
  createExample,
  type Row,
  listRows,
  type Schema,
  type Schemas,
  schema,
  formatType,
} from "./api-docs-schema.ts"
import { oncePerOrigin } from "./once-per-origin.ts"
import styles from "./api-docs.css?raw"

const content = z.record(z.string(), z.object({ schema }))

const operation = z.object({
  operationId: z.string().default(""),
  tags: z.array(z.string()).default(["Other"]),
  summary: z.string().default(""),
  description: z.string().optional(),
  security: z.array(z.record(z.string(), z.array(z.string()))).optional(),
  parameters: z
    .array(
      z.object({
        name: z.string(),
        in: z.string(),
        required: z.boolean().optional(),
        schema: schema.default({}),
      }),
    )
    .default([]),
  requestBody: z.object({ content }).optional(),
  responses: z.record(z.string(), z.object({ description: z.string(), content: content.optional() })),
})

const methods = z.record(z.string(), operation)
const components = z.object({ schemas: z.record(z.string(), schema) })

type Call = z.infer<typeof operation> & { method: string; path: string }

function readDocument() {
  const document = apiDescription("")
  const byTag = new Map<string, Call[]>()
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    for (const [method, found] of Object.entries(methods.parse(item))) {
      const tag = found.tags[0] ?? "Other"
      byTag.set(tag, [...(byTag.get(tag) ?? []), { ...found, method: method.toUpperCase(), path }])
    }
  }
  return { byTag, schemas: components.parse(document.components).schemas }
}

/** Text with code between backticks. */
const Text = ({ text }: { text: string }) =>
  text
    .split("`")
    .map((part, place) => (place % 2 === 1 ? <code key={`${place} ${part}`}>{part}</code> : part))

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
              {isRequired && <span className="required"> required</span>}
            </th>
            <td>{type}</td>
            <td>
              <Text text={note} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const parameterRows = ({ parameters }: Call, schemas: Schemas): Row[] =>
  parameters.map((parameter) => ({
    name: parameter.name,
    type: formatType(parameter.schema, schemas),
    isRequired: parameter.required ?? false,
    note: [`in the ${parameter.in}`, parameter.schema.description].filter(Boolean).join("; "),
  }))

const answerRows = ({ responses }: Call): Row[] =>
  Object.entries(responses).map(([status, { description }]) => ({
    name: status,
    type: Number(status) < 300 ? "Done" : "Error",
    isRequired: false,
    note: description,
  }))

/** Marks the optional fields of a response. */
const asAnswer = (row: Row): Row =>
  row.isRequired
    ? { ...row, isRequired: false }
    : { ...row, note: [row.note, "may be missing"].filter(Boolean).join("; ") }

const bodyOf = ({ requestBody }: Call): [type: string, body: Schema] | null => {
  const [first] = Object.entries(requestBody?.content ?? {})
  return first ? [first[0], first[1].schema] : null
}

const doneOf = ({ responses }: Call): Schema | undefined => {
  const [, done] = Object.entries(responses).find(([status]) => Number(status) < 300) ?? []
  return done?.content?.["application/json"]?.schema
}

function accessOf({ security }: Call): string {
  if (!security) return "For everybody."
  const isOptional = security.some((way) => Object.keys(way).length === 0)
  return isOptional ? "For everybody; a token may change the answer." : "Needs a token."
}

type Shown = { readonly schemas: Schemas; readonly origin: string }

/** A call as a curl command. */
function formatCurl(call: Call, { schemas, origin }: Shown): string {
  const needsToken = call.security?.every((way) => Object.keys(way).length > 0)
  const [type, body] = bodyOf(call) ?? []
  const lines = [
    `curl -X ${call.method} "${origin}${call.path}"`,
    ...(needsToken ? ['-H "authorization: Bearer <token>"'] : []),
    ...(type === "application/json" && body
      ? [
          '-H "content-type: application/json"',
          `-d '${JSON.stringify(createExample(body, schemas), null, 2)}'`,
        ]
      : []),
    ...(type === "multipart/form-data" && body
      ? listRows(body, schemas)
          .filter(({ isRequired, type: kind }) => isRequired || kind.includes("file"))
          .map(({ name, type: kind }) => `-F "${name}=${kind.includes("file") ? "@picture.jpg" : "text"}"`)
      : []),
  ]
  return lines.join(" \\\n  ")
}

function CallDetails({ call, schemas, origin }: Shown & { readonly call: Call }) {
  const [type, body] = bodyOf(call) ?? []
  const done = doneOf(call)
  return (
    <details id={call.operationId}>
      <summary>
        <span className="method">{call.method}</span>
        <code>{call.path}</code>
        <span className="summary">
          <Text text={call.summary} />
        </span>
      </summary>
      {call.description && (
        <p>
          <Text text={call.description} />
        </p>
      )}
      <p>{accessOf(call)}</p>
      <Fields caption="Parameters" rows={parameterRows(call, schemas)} />
      {body && <Fields caption={`Body (${type})`} rows={listRows(body, schemas)} />}
      {done && <Fields caption="Fields of the answer" rows={listRows(done, schemas).map(asAnswer)} />}
      <Fields caption="Answers" rows={answerRows(call)} />
      <h3>Example</h3>
      <pre>{formatCurl(call, { schemas, origin })}</pre>
    </details>
  )
}

const Intro = () => (
  <>
    <h1>The API of {hotel.fullName}</h1>
    <p>
      Machine-readable as <a href="/api/openapi.json">OpenAPI 3.1</a>. Every reply carries <code>result</code>
      : Done, or Error with a <code>reason</code> and, for fields, <code>errors</code>. Amounts are rupees and
      include GST.
    </p>
    <p>
      <strong>Sign in:</strong> <code>POST /api/user/signin</code> answers a <code>token</code>. Send it with
      calls that need one, as <code>authorization: Bearer &lt;token&gt;</code>.
    </p>
    <p>
      <strong>Lists</strong> are paged: at most <code>limit</code> records, and <code>next</code>, which is
      the <code>cursor</code> of the page that follows; it is null on the last page.
    </p>
  </>
)

function Docs({ origin }: { origin: string }) {
  const { byTag, schemas } = readDocument()
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
          <Intro />
          {[...byTag].map(([tag, calls]) => (
            <section key={tag} aria-label={tag}>
              <h2>{tag}</h2>
              {calls.map((call) => (
                <CallDetails key={call.operationId} call={call} schemas={schemas} origin={origin} />
              ))}
            </section>
          ))}
        </main>
      </body>
    </html>
  )
}

const docsPage = oncePerOrigin((origin) => `<!doctype html>${renderToStaticMarkup(<Docs origin={origin} />)}`)

/** `/api/docs`: the API as a page, generated from its OpenAPI document (API-9). */
export const apiDocs = new Hono<ServerEnv>()
  .get("/", (c) => c.html(docsPage(c.get("platform").origin)))
  .get("/style.css", (c) => c.body(styles, 200, { "content-type": "text/css; charset=utf-8" }))
