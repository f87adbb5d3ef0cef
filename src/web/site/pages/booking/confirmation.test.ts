import { RouterContextProvider } from "react-router"
import { expect, test } from "vitest"
import { aBooking, actorOf, aPayment } from "#src/features/bookings/bookings.factory.ts"
import { settlePayment } from "#src/features/bookings/pay/settle-payment.service.ts"
import { zero } from "#src/shared/money.ts"
import { actorContext, platformContext } from "#src/web/context.ts"
import { setUpPlatform } from "#test/set-up-platform.ts"
import * as page from "./confirmation.tsx"

const platform = setUpPlatform()

test("[PAY-3] [BOOK-5] the confirmation of a stay that was paid twice says that the second payment is returned", async () => {
  const booking = await aBooking(platform)
  const first = await aPayment(platform, booking)
  const second = await aPayment(platform, booking)
  const context = new RouterContextProvider()
  context.set(platformContext, platform)
  context.set(actorContext, actorOf(booking))
  const url = new URL(`http://localhost:3000/confirmation?booking=${booking.id}`)
  const load = () => page.loader({ context, request: new Request(url), url, params: {} } as never)
  expect(await settlePayment(platform, first)).toBe("paid")
  expect(await load()).toMatchObject({ returned: zero })
  expect(await settlePayment(platform, second)).toBe("refunded")
  expect(await load()).toMatchObject({ returned: booking.total })
})
