import { isIPv6 } from "node:net"
import type { Config } from "./config.ts"

/** The public address of the site: `ORIGIN`, else where it listens. An IPv6 address stands in brackets (RFC 3986, 3.2.2). */
export const publicOrigin = ({ origin, host }: Pick<Config, "origin" | "host">, port: number): string =>
  origin ?? `http://${isIPv6(host) ? `[${host}]` : host}:${port}`
