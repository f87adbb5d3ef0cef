// The walls of the house. Dependencies run downward only:
// main -> server -> web -> features -> platform, ui -> shared
const PURE = "^src/features/[^/]+/[^/.]+[.]ts$"
const SHARED = "^src/shared/"

/** The order of the features: each may use itself and the features named here. */
const mayUse = {
  audit: [],
  letters: ["audit"],
  accounts: ["audit", "letters"],
  "page-views": [],
  media: ["audit"],
  content: ["audit", "media"],
  rooms: ["audit", "media"],
  enquiries: ["accounts", "audit", "letters"],
  payments: [],
  rates: ["audit", "rooms"],
  bookings: ["accounts", "audit", "letters", "payments", "rates", "rooms"],
  desk: ["accounts", "audit", "bookings", "letters", "payments", "rates", "rooms"],
}

const layer = (name, from, above) => ({ name, severity: "error", from: { path: from }, to: { path: above } })

module.exports = {
  forbidden: [
    {
      name: "no-circular",
      severity: "error",
      from: { path: "^src" },
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    layer("shared-is-the-floor", "^src/shared/", "^src/(?!shared/)"),
    layer("platform-knows-no-domain", "^src/platform/", "^src/(ui|features|web|server)/"),
    layer("ui-kit-knows-no-domain", "^src/ui/", "^src/(platform|features|web|server)/"),
    layer("features-know-no-web", "^src/features/", "^src/(web|server)/"),
    layer("web-knows-no-server", "^src/web/", "^src/server/"),
    {
      name: "no-suffix-means-pure",
      severity: "error",
      from: { path: PURE },
      to: { path: "^src/", pathNot: [SHARED, PURE] },
    },
    {
      name: "schema-uses-pure-only",
      severity: "error",
      from: { path: "[.]schema[.]ts$" },
      to: { path: "^src/", pathNot: [SHARED, PURE, "[.]schema[.]ts$"] },
    },
    {
      name: "ui-is-browser-safe",
      severity: "error",
      from: { path: "^src/(ui|features/[^/]+/ui)/" },
      to: {
        path: "^src/",
        pathNot: [SHARED, PURE, "^src/ui/", "^src/features/[^/]+/ui/", "[.]schema[.]ts$"],
      },
    },
    {
      name: "store-and-api-are-private",
      severity: "error",
      from: { path: "^src/features/([^/]+)/" },
      to: { path: "[.](store|api)[.]ts$", pathNot: "^src/features/$1/" },
    },
    {
      name: "api-skips-store",
      severity: "error",
      from: { path: "[.]api[.]ts$|^src/(web|server)/" },
      to: { path: "[.]store[.]ts$" },
    },
    {
      name: "pages-are-leaves",
      severity: "error",
      from: { path: "^src/", pathNot: "^src/web/routes[.]ts$" },
      to: { path: "^src/web/pages/.*[.]tsx$" },
    },
    {
      name: "one-place-reads-the-environment",
      severity: "error",
      from: { path: "^src/", pathNot: "^src/(main|config)[.]ts$" },
      to: { path: "^(node:)?process$" },
    },
    ...Object.entries(mayUse).map(([feature, uses]) => ({
      name: `feature-order-${feature}`,
      severity: "error",
      from: { path: `^src/features/${feature}/` },
      to: { path: "^src/features/", pathNot: `^src/features/(${[feature, ...uses].join("|")})/` },
    })),
  ],
  options: {
    parser: "swc",
    doNotFollow: { path: "node_modules" },
    tsPreCompilationDeps: true,
    exclude: "[+]types|[.]test[.]tsx?$|[.]factory[.]ts$",
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "types", "default"] },
  },
}
