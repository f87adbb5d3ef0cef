import { matchPath } from "react-router"

/** A form on a page: where it is sent, and its fields with their values. */
export type CrawledForm = { readonly action: string; readonly fields: readonly (readonly [string, string])[] }

/** The links and forms of the pages of the site, by the paths of the site map. */
export type Crawled = {
  /** Addresses of each path, which lead to something that exists. */
  readonly addresses: ReadonlyMap<string, readonly string[]>
  readonly forms: ReadonlyMap<string, readonly CrawledForm[]>
  /** Every name and value in a form or a query. */
  readonly words: ReadonlyMap<string, readonly string[]>
}

const entities: Readonly<Record<string, string>> = { amp: "&", quot: '"', lt: "<", gt: ">", "#x27": "'" }

const unescaped = (text: string): string => text.replace(/&(#?\w+);/g, (all, name) => entities[name] ?? all)

const attributeOf = (tag: string, name: string): string | null => {
  const found = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)
  return found ? unescaped(found[1] ?? "") : null
}

function fieldsOf(form: string): [string, string][] {
  const controls = form.matchAll(/<(input|button|textarea|select)\b[^>]*>(?:([^<]*)|)/g)
  return [...controls].flatMap(([tag, kind, text = ""]): [string, string][] => {
    const name = attributeOf(tag, "name")
    if (name === null) return []
    if (kind !== "select") return [[name, attributeOf(tag, "value") ?? unescaped(text)]]
    const rest = form.slice(form.indexOf(tag)).split("</select>", 1)[0] ?? ""
    const options = [...rest.matchAll(/<option\b[^>]*>/g)].map(([option]) => attributeOf(option, "value"))
    return options.filter((value) => value !== null).map((value) => [name, value])
  })
}

function formsOf(html: string, page: string): (CrawledForm & { readonly method: string })[] {
  return [...html.matchAll(/<form\b[^>]*>[\s\S]*?<\/form>/g)].map(([form]) => {
    const tag = form.slice(0, form.indexOf(">") + 1)
    return {
      action: attributeOf(tag, "action") ?? page,
      method: attributeOf(tag, "method") ?? "get",
      fields: fieldsOf(form),
    }
  })
}

const linksOf = (html: string): string[] =>
  [...html.matchAll(/\s(?:href|action)="(\/[^"#]*)/g)].map(([, href = ""]) => unescaped(href))

const most = 12
const mostReads = 2

function put<Value>(map: Map<string, Value[]>, key: string, value: Value): boolean {
  const known = map.get(key) ?? []
  if (known.length >= most || known.includes(value)) return false
  map.set(key, [...known, value])
  return true
}

/** Follows the links of the site from the pages without a parameter, a few addresses of each path. */
export async function crawl(
  paths: readonly string[],
  read: (address: string) => Promise<string>,
  known: readonly string[] = [],
): Promise<Crawled> {
  const addresses = new Map<string, string[]>()
  const forms = new Map<string, CrawledForm[]>()
  const words = new Map<string, string[]>()
  const pathOf = (address: string) => {
    const [pathname = ""] = address.split("?", 1)
    const exact = paths.find((path) => path === pathname)
    return exact ?? paths.find((path) => path !== "/*" && matchPath(path, pathname)) ?? "/*"
  }
  const waiting = [...paths.filter((path) => !/[:*]/.test(path)), ...known]
  const follow = (address: string) => {
    if (put(addresses, pathOf(address), address)) waiting.push(address)
  }
  const learn = (pairs: Iterable<readonly [string, string]>) => {
    for (const [name, value] of pairs) put(words, name, value)
  }
  const reads = new Map<string, number>()
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    const path = pathOf(address)
    put(addresses, path, address)
    const times = reads.get(path) ?? 0
    if (times >= mostReads) continue
    reads.set(path, times + 1)
    const html = await read(address)
    for (const link of linksOf(html)) {
      follow(link)
      learn(new URL(link, "http://hotel.invalid").searchParams)
    }
    for (const { method, action, fields } of formsOf(html, address)) {
      learn(fields)
      if (method === "post") put(forms, pathOf(action), { action, fields })
    }
  }
  return { addresses, forms, words }
}
