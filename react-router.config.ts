import type { Config } from "@react-router/dev/config"

export default {
  appDirectory: "src/web",
  ssr: true,
  routeDiscovery: { mode: "initial" },
  // A second file for the few lines of a `clientAction` costs more than it saves, and the manifest names each.
  splitRouteModules: false,
} satisfies Config
