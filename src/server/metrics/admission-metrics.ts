import { Counter, Gauge, type Registry } from "prom-client"
import type { Admission } from "../admission/admission.ts"
import { requestClasses } from "../admission/request-class.ts"

/** Adds how many requests of each class run, wait and were refused. */
export function addAdmissionMetrics(registry: Registry, { figures }: Admission): void {
  for (const state of ["running", "waiting"] as const) {
    const gauge = new Gauge({
      name: `vimana_requests_${state}`,
      help: `Requests that ${state === "running" ? "run" : "wait for their turn"} now, by class.`,
      labelNames: ["class"],
      registers: [],
      collect() {
        for (const kind of requestClasses) this.set({ class: kind }, figures()[kind][state])
      },
    })
    registry.registerMetric(gauge)
  }
  const refused = new Counter({
    name: "vimana_requests_refused_total",
    help: "Requests that were answered 503 because too many waited, by class.",
    labelNames: ["class"],
    registers: [],
    collect() {
      this.reset()
      for (const kind of requestClasses) this.inc({ class: kind }, figures()[kind].refused)
    },
  })
  registry.registerMetric(refused)
}
