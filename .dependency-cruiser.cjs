// Import rules. Dependencies run downward only:
// main -> server -> web -> features -> platform, ui -> shared
const PURE = "^src/features/.*/[^/.]+[.]ts$"
const SHARED = "^src/shared/"
const UI = "^src/features/.*/ui/"

/** The order of the features: each may import itself and those named before it. */
const featureOrder = [
  "audit",
  "emails",
  "accounts",
  "page-views",
  "media",
  "content",
  "inventory",
  "rooms",
  "enquiries",
  "table-reservations",
  "payments",
  "day-rooms",
  "pricing",
  "folio",
  "availability",
  "bookings",
  "layovers",
  "documents",
  "accounting",
  "e-invoices",
  "booking-emails",
  "front-desk",
  "backups",
  "set-up",
  "privacy",
  "operations",
]

const layer = (name, from, above) => ({ name, severity: "error", from: { path: from }, to: { path: above } })

module.exports = {
  forbidden: [
    {
      name: "no-circular",
      severity: "error",
      from: { path: "^(src|database|test|artwork)/" },
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    layer("shared-is-the-floor", "^src/shared/", "^src/(?!shared/)"),
    layer("platform-knows-no-domain", "^src/platform/", "^src/(ui|features|web|server)/"),
    layer("ui-kit-knows-no-domain", "^src/ui/", "^src/(platform|features|web|server)/"),
    layer("features-know-no-web", "^src/features/", "^src/(web|server)/"),
    layer("app-knows-no-tests", "^(src|database|artwork)/", "^(test|e2e|bench|scripts)/"),
    layer("artwork-is-apart", "^artwork/", "^(src/(?!shared/|platform/imaging/)|database/)"),
    layer("seed-data-knows-no-code", "^database/seed/(?!large/)", "^(src/(?!shared/)|artwork/)"),
    layer("large-seed-is-a-script", "^(src|test|artwork)/", "^database/seed/large/"),
    {
      name: "only-seeds-read-seed-data",
      severity: "error",
      from: { path: "^src/", pathNot: "[.]seed[.]ts$" },
      to: { path: "^database/seed/" },
    },
    layer("web-knows-no-server", "^src/web/", "^src/server/"),
    {
      name: "no-suffix-means-pure",
      severity: "error",
      from: { path: PURE, pathNot: UI },
      to: {
        path: [
          "^src/(?!shared/|features/)",
          "^src/features/.*/ui/",
          "^src/features/.*[.].*[.]tsx?$",
          "[.]tsx$",
        ],
      },
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
      from: { path: ["^src/ui/", UI] },
      to: { path: "^src/", pathNot: [SHARED, PURE, "^src/ui/", UI, "[.]schema[.]ts$"] },
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
      to: { path: "^src/web/(site|account|admin)/pages/.*[.]tsx$" },
    },
    {
      name: "one-place-reads-the-environment",
      severity: "error",
      from: { path: "^src/", pathNot: "^src/(main|config|cluster/(primary|worker))[.]ts$" },
      to: { path: "^(node:)?process$" },
    },
    ...featureOrder.map((feature, index) => ({
      name: `feature-order-${feature}`,
      severity: "error",
      from: { path: `^src/features/${feature}/` },
      to: {
        path: "^src/features/",
        pathNot: `^src/features/(${featureOrder.slice(0, index + 1).join("|")})/`,
      },
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
