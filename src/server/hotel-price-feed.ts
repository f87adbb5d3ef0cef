import { hash } from "node:crypto"
import { Hono } from "hono"
import { listOneNightStays, type OneNightStay } from "#src/features/availability/one-night-stays.service.ts"
import { readStayVersions, versionOfAllStays } from "#src/features/availability/stay-versions.service.ts"
import { createSlug } from "#src/features/rooms/room-type.ts"
import type { ServerEnv } from "#src/platform/http/server-env.ts"
import type { Platform } from "#src/platform/platform.ts"
import { hotel } from "#src/shared/hotel.ts"
import { type Money, toRupees } from "#src/shared/money.ts"
import { xmlText } from "./feed.ts"

const nightsAhead = 180

const property = createSlug(hotel.fullName)

const amount = (name: string, money: string, more = ""): string =>
  `<${name} currency="${hotel.currency}"${more}>${money}</${name}>`

// Prices include taxes and fees, so these fields are zero.
const priceOf = (total: Money): string =>
  amount("Baserate", toRupees(total).toFixed(2), ' all_inclusive="true"') +
  amount("Tax", "0.00") +
  amount("OtherFees", "0.00")

const resultOf = ({ roomId, checkIn, total }: OneNightStay): string =>
  [
    "<Result>",
    `<Property>${xmlText(property)}</Property>`,
    `<RoomID>${xmlText(roomId)}</RoomID>`,
    `<Checkin>${checkIn}</Checkin>`,
    "<Nights>1</Nights>",
    total === null ? "<Unavailable><NoVacancy/></Unavailable>" : priceOf(total),
    "</Result>",
  ].join("")

type Message = { readonly id: string; readonly at: Date; readonly stays: readonly OneNightStay[] }

/** A Transaction message of Google Hotel Center (developers.google.com/hotels/hotel-prices/xml-reference). */
const transactionOf = ({ id, at, stays }: Message): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<Transaction timestamp="${at.toISOString()}" id="${id}">`,
    ...stays.map(resultOf),
    "</Transaction>",
    "",
  ].join("\n")

async function readMessage(platform: Platform, version: string): Promise<string | null> {
  const at = platform.clock.now()
  const stays = await listOneNightStays(platform, nightsAhead)
  // The format requires at least one result.
  if (stays.length === 0) return null
  return transactionOf({ id: hash("sha256", `${at.toISOString()} ${version}`).slice(0, 32), at, stays })
}

/**
 * `/feeds/google-hotel-prices.xml` (GUEST-9). One message is kept until a night, a price or the day changes, so it is
 * never a day old, which Google would discard.
 */
export function createHotelPriceFeed(platform: Platform): Hono<ServerEnv> {
  let cached: { readonly version: string; readonly message: Promise<string | null> } | null = null
  return new Hono<ServerEnv>().get("/feeds/google-hotel-prices.xml", async (c) => {
    const version = versionOfAllStays(await readStayVersions(platform))
    if (cached?.version !== version) cached = { version, message: readMessage(platform, version) }
    const { message } = cached
    const xml = await message.catch((fault: unknown) => {
      // The next request reads again.
      cached = null
      throw fault
    })
    if (xml === null) return c.text("There are no room types on sale.", 404)
    return c.body(xml, 200, {
      "content-type": "application/xml; charset=utf-8",
      "cache-control": "public, max-age=60",
    })
  })
}
