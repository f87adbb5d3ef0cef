/**
 * Finds faults in a page's structured data, by the rules of schema.org's types and of those that search engines show
 * (developers.google.com/search/docs/appearance/structured-data): for each type what must be there, and of what shape.
 */
type Value = unknown
type Shape = (value: Value) => boolean

const isText: Shape = (value) => typeof value === "string" && value.trim() !== ""
const isAddress: Shape = (value) => isText(value) && /^https?:\/\/[^\s/]+\/\S*$/.test(String(value))
const isDay: Shape = (value) => isText(value) && /^\d{4}-\d\d-\d\d$/.test(String(value))
const isTime: Shape = (value) => isText(value) && /^([01]\d|2[0-3]):[0-5]\d$/.test(String(value))
const isPhone: Shape = (value) => isText(value) && /^\+\d[\d ]{8,}$/.test(String(value))
const isNumber: Shape = (value) => typeof value === "number" && Number.isFinite(value) && value > 0
const isThing: Shape = (value) => typeof value === "object" && value !== null && !Array.isArray(value)
const allOf =
  (shape: Shape): Shape =>
  (value) =>
    Array.isArray(value) ? value.length > 0 && value.every(shape) : shape(value)
const oneOf =
  (...allowed: readonly string[]): Shape =>
  (value) =>
    allowed.includes(String(value))

const place = { name: isText, description: isText, url: isAddress, telephone: isPhone, address: isThing }

const required: Readonly<Record<string, Readonly<Record<string, Shape>>>> = {
  WebSite: { name: isText, url: isAddress },
  Hotel: {
    ...place,
    image: allOf(isAddress),
    logo: isAddress,
    geo: isThing,
    hasMap: isAddress,
    checkinTime: isTime,
    checkoutTime: isTime,
    numberOfRooms: isNumber,
  },
  GeoCoordinates: { latitude: isNumber, longitude: isNumber },
  PostalAddress: {
    streetAddress: isText,
    addressLocality: isText,
    addressRegion: isText,
    postalCode: (value) => /^\d{6}$/.test(String(value)),
    addressCountry: oneOf("IN"),
  },
  HotelRoom: { name: isText, description: isText, containedInPlace: isThing, occupancy: isThing },
  Product: { name: isText, image: allOf(isAddress), offers: isThing },
  Offer: {
    url: isAddress,
    price: isNumber,
    priceCurrency: oneOf("INR"),
    availability: oneOf("https://schema.org/InStock", "https://schema.org/SoldOut"),
  },
  UnitPriceSpecification: { price: isNumber, priceCurrency: oneOf("INR"), referenceQuantity: isThing },
  QuantitativeValue: {},
  LocationFeatureSpecification: { name: isText },
  Restaurant: {
    ...place,
    image: allOf(isAddress),
    servesCuisine: isText,
    hasMenu: isAddress,
    openingHours: isText,
  },
  BarOrPub: { ...place, image: allOf(isAddress), hasMenu: isAddress, openingHours: isText },
  EventVenue: { ...place, containedInPlace: isThing },
  BreadcrumbList: { itemListElement: (value) => Array.isArray(value) && value.length > 1 },
  ListItem: { position: isNumber, name: isText, item: isAddress },
  BlogPosting: {
    headline: (value) => isText(value) && String(value).length <= 110,
    image: allOf(isAddress),
    datePublished: isDay,
    author: isThing,
    publisher: isThing,
    mainEntityOfPage: isAddress,
  },
  Organization: { name: isText, url: isAddress, logo: isAddress },
}

/** Properties with an address, in any object. */
const addressed = [
  "url",
  "image",
  "logo",
  "item",
  "@id",
  "hasMap",
  "hasMenu",
  "acceptsReservations",
  "mainEntityOfPage",
]

type Node = Readonly<Record<string, Value>>

const typesOf = (node: Node): string[] => [node["@type"]].flat().filter((type) => typeof type === "string")

const isReference = (node: Node): boolean => Object.keys(node).join() === "@id"

function faultsOfNode(node: Node, path: string): string[] {
  const types = typesOf(node)
  if (types.length === 0) return isReference(node) ? [] : [`${path}: has no @type`]
  const missing = types.flatMap((type) => {
    const rules = required[type]
    if (!rules) return [`${path}: ${type} is a type without rules here`]
    return Object.entries(rules)
      .filter(([property, shape]) => !shape(node[property]))
      .map(([property]) => `${path}: ${type}.${property} is ${JSON.stringify(node[property]) ?? "missing"}`)
  })
  const relative = addressed
    .filter((property) => property in node && !allOf(isAddress)(node[property]))
    .map((property) => `${path}: ${property} is no whole address`)
  return [...missing, ...relative]
}

function faultsBelow(value: Value, path: string): string[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => faultsBelow(item, `${path}[${index}]`))
  if (typeof value !== "object" || value === null) return []
  const node = value as Node
  const below = Object.entries(node).flatMap(([name, inner]) => faultsBelow(inner, `${path}.${name}`))
  return [...faultsOfNode(node, path), ...below]
}

function faultsOfTrail(node: Node): string[] {
  const items = node["itemListElement"]
  if (!Array.isArray(items)) return []
  const positions = (items as Node[]).map(({ position }) => position)
  return positions.every((position, index) => position === index + 1)
    ? []
    : ["the crumbs are not numbered in order"]
}

/** Every fault of the text of one `application/ld+json` script as text; empty when it is valid. */
export function structuredFaults(text: string): string[] {
  const document = JSON.parse(text) as { "@context"?: string; "@graph"?: Node[] }
  const graph = document["@graph"] ?? []
  const ids = graph.map((node) => node["@id"]).filter((id) => id !== undefined)
  return [
    ...(document["@context"] === "https://schema.org" ? [] : ["@context is not https://schema.org"]),
    ...(graph.length > 0 ? [] : ["there is nothing in @graph"]),
    ...(new Set(ids).size === ids.length ? [] : ["an @id stands twice"]),
    ...graph.flatMap((node, index) => faultsBelow(node, typesOf(node)[0] ?? String(index))),
    ...graph.flatMap(faultsOfTrail),
  ]
}
