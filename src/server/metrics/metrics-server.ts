import type { RequestListener } from "node:http"
import { AggregatorRegistry, collectDefaultMetrics, type PrometheusContentType, Registry } from "prom-client"
import type { Platform } from "#src/platform/platform.ts"
import type { Admission } from "../admission/admission.ts"
import { addAdmissionMetrics } from "./admission-metrics.ts"
import { addHotelMetrics } from "./hotel-metrics.ts"
import { type MetricsEndpoint, openMetricsEndpoint } from "./metrics-endpoint.ts"
import { listRequestGroups } from "./request-groups.ts"
import { createRequestMetrics } from "./request-metrics.ts"

type Measured = Platform & { readonly admission: Admission }

type Measure = { measure(listener: RequestListener): RequestListener }

/** Measures the requests of a listener, and serves `/metrics` until it is stopped. */
export type Metrics = Measure & MetricsEndpoint

/** Adds the metrics of Node and of requests; measures the requests of a listener. */
async function addProcessMetrics(registry: Registry, { admission }: Measured): Promise<Measure["measure"]> {
  collectDefaultMetrics({ register: registry })
  addAdmissionMetrics(registry, admission)
  return createRequestMetrics(registry, await listRequestGroups())
}

/** Serves metrics of requests, of Node and of the hotel in the text format of Prometheus, on a port of its own. */
export async function startMetrics(
  platform: Measured,
  address: { readonly host: string; readonly port: number },
): Promise<Metrics> {
  const registry = new Registry()
  const measure = await addProcessMetrics(registry, platform)
  addHotelMetrics(registry, platform)
  const read = () => registry.metrics()
  return { measure, ...(await openMetricsEndpoint(address, { read, log: platform.log })) }
}

/** The same in a worker of a cluster, whose primary process serves `/metrics` for all workers. */
export async function shareMetrics(platform: Measured, worker: number): Promise<Measure & { stop(): void }> {
  const [ofProcess, ofHotel] = [new Registry(), new AggregatorRegistry<PrometheusContentType>()]
  // A worker's counters end with it. Without the label the sums would fall, which Prometheus takes for a reset.
  ofProcess.setDefaultLabels({ worker: String(worker) })
  const measure = await addProcessMetrics(ofProcess, platform)
  addHotelMetrics(ofHotel, platform)
  AggregatorRegistry.setRegistries([ofProcess, ofHotel])
  return { measure, stop: () => undefined }
}
