import { spawnSync } from "node:child_process"

/** Where a process runs: a command before its own, and the addresses of this machine and of the test as it sees them. */
export type Machine = {
  readonly command: readonly string[]
  readonly address: string
  /** The address of the test's side, where the databases listen. */
  readonly gateway: string
}

export type Machines = {
  readonly machines: readonly Machine[]
  /** Whether each has a network of its own; without the right to make them all share this one. */
  readonly areApart: boolean
  drop(): void
}

const ip = (...args: readonly string[]): boolean => spawnSync("ip", args, { stdio: "ignore" }).status === 0

const names = (index: number) => ({
  space: `vimana-${process.pid}-${index}`,
  outer: `vm${process.pid % 100_000}o${index}`,
  inner: `vm${process.pid % 100_000}i${index}`,
})

/** The second byte differs between test processes, the third between their machines. */
const network = (index: number) => `10.${64 + (process.pid % 128)}.${index}`

function connect(index: number): Machine | null {
  const { space, outer, inner } = names(index)
  const [gateway, address] = [`${network(index)}.1`, `${network(index)}.2`]
  const isMade =
    ip("netns", "add", space) &&
    ip("link", "add", outer, "type", "veth", "peer", "name", inner, "netns", space) &&
    ip("addr", "add", `${gateway}/30`, "dev", outer) &&
    ip("link", "set", outer, "up") &&
    ip("-n", space, "addr", "add", `${address}/30`, "dev", inner) &&
    ip("-n", space, "link", "set", inner, "up") &&
    ip("-n", space, "link", "set", "lo", "up")
  return isMade ? { command: ["ip", "netns", "exec", space], address, gateway } : null
}

/** Machines with networks of their own, as network namespaces (ip-netns(8)); needs root. */
export function openMachines(count: number): Machines {
  const indexes = Array.from({ length: count }, (_, index) => index)
  const drop = () => {
    for (const index of indexes) ip("netns", "del", names(index).space)
  }
  const machines = indexes.map(connect).filter((machine) => machine !== null)
  if (machines.length === count) return { machines, areApart: true, drop }
  drop()
  const here: Machine = { command: [], address: "127.0.0.1", gateway: "127.0.0.1" }
  return { machines: indexes.map(() => here), areApart: false, drop: () => undefined }
}
