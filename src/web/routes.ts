import { index, type RouteConfig } from "@react-router/dev/routes"

export default [index("pages/site/home.tsx")] satisfies RouteConfig
