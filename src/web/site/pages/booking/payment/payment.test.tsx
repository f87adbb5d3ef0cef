import { renderToStaticMarkup } from "react-dom/server"
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  StaticRouterProvider,
} from "react-router"
import { afterAll, beforeAll, expect, test } from "vitest"
import { anAccount } from "#src/features/accounts/accounts.factory.ts"
import { aHold } from "#src/features/bookings/bookings.factory.ts"
import { DialogsProvider } from "#src/ui/dialogs/dialogs-provider.tsx"
import { actorContext, platformContext } from "#src/web/context.ts"
import { createTestCardPayments } from "#test/test-card-payments.ts"
import { createTestPlatform, type TestPlatform } from "#test/test-platform.ts"
import * as page from "./payment.tsx"

let platform: TestPlatform

beforeAll(async () => {
  platform = await createTestPlatform({ cardPayments: createTestCardPayments() })
})
afterAll(() => platform.close())

test("[BOOK-4] paying at the hotel instead is of the booking that is shown, whichever became the newest since", async () => {
  const { actor } = await anAccount(platform)
  const { id } = await aHold(platform, { actor })
  const context = new RouterContextProvider()
  context.set(platformContext, platform)
  context.set(actorContext, actor)
  const url = new URL("http://localhost:3000/payment/-1")
  const loader = ({ params }: { params: object }) => page.loader({ context, url, params } as never)
  const element = (
    <DialogsProvider>
      <page.default />
    </DialogsProvider>
  )
  const handler = createStaticHandler([{ path: "/payment/:id", loader, element }])
  const found = await handler.query(new Request(url))
  if (found instanceof Response) throw new Error(`answered ${found.status}`)
  const html = renderToStaticMarkup(
    <StaticRouterProvider
      router={createStaticRouter(handler.dataRoutes, found)}
      context={found}
      hydrate={false}
    />,
  )
  const [form = ""] = /<form [^>]*>(?:(?!<form).)*?Pay at the hotel instead/s.exec(html) ?? []
  expect(form).toContain(`action="/payment/${id}"`)
})
