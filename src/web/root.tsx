import { type ReactNode, use } from "react"
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router"
import { NonceContext } from "./nonce.ts"

export default function Root() {
  return <Outlet />
}

export function Layout({ children }: { children: ReactNode }) {
  const nonce = use(NonceContext)
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}
