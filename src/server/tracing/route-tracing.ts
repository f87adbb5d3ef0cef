import type { ServerBuild } from "react-router"
import type { Tracing } from "#src/platform/tracing/tracing.ts"

type Handle = () => Promise<{ readonly error: Error | undefined }>

/** The build with a span for each loader and action that runs. */
export function traceRoutes(build: ServerBuild, tracing: Tracing): ServerBuild {
  const traced =
    (name: string) =>
    async (handle: Handle, { pattern }: { readonly pattern: string }) => {
      const attributes = { "http.route": pattern }
      const span = tracing.begin({ name: `${name} ${pattern}`, kind: "step", attributes })
      const { error } = await span.during(handle)
      span.end(error && { error: error.name })
    }
  const instrumentations: NonNullable<ServerBuild["entry"]["module"]["instrumentations"]> = [
    { route: (route) => route.instrument({ loader: traced("loader"), action: traced("action") }) },
  ]
  const { module } = build.entry
  return { ...build, entry: { ...build.entry, module: { ...module, instrumentations } } }
}
