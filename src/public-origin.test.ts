import { expect, test } from "vitest"
import { publicOrigin } from "./public-origin.ts"

test.each([
  { origin: "https://hotel.example", host: "::1", address: "https://hotel.example" },
  { origin: null, host: "127.0.0.1", address: "http://127.0.0.1:3000" },
  { origin: null, host: "localhost", address: "http://localhost:3000" },
  { origin: null, host: "::1", address: "http://[::1]:3000" },
])("the public address of $host with ORIGIN $origin is $address", ({ address, ...config }) => {
  expect(publicOrigin(config, 3000)).toBe(address)
  expect(new URL(address).origin).toBe(address)
})
