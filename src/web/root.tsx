import "#src/ui/styles/tokens.css"
import "#src/ui/styles/fonts.css"
import "#src/ui/styles/base.css"
import "#src/ui/styles/hindi.css"
import hindiDisplayFace from "#src/ui/fonts/tiro-400.woff2?url"
import hindiTextFace from "#src/ui/fonts/hind-400.woff2?url"
import displayFace from "#src/ui/fonts/cormorant-core.woff2?url"
import textFace from "#src/ui/fonts/figtree-core.woff2?url"
import { type ReactNode, use } from "react"
import { isRouteErrorResponse, Outlet, useHref, useRouteLoaderData } from "react-router"
import { hotel } from "#src/shared/hotel.ts"
import { basenames, tags } from "#src/shared/language/language.ts"
import { DialogsProvider } from "#src/ui/dialogs/dialogs-provider.tsx"
import { SkipLink } from "#src/ui/navigation/skip-link.tsx"
import { keepShownData } from "#src/ui/browser/use-reload.ts"
import { ToastProvider } from "#src/ui/dialogs/toast-provider.tsx"
import { loadCatalogue } from "#src/web/first-visit/hindi-catalogue.ts"
import { PageTexts, usePageTexts } from "#src/web/first-visit/page-texts.tsx"
import { FailureScreen } from "#src/web/frame/failure-screen.tsx"
import { EarlyScroll, EarlyStyles, EarlyUse, LateScripts } from "#src/web/first-visit/load-order.tsx"
import { LoadAgainWhenRestored } from "#src/web/frame/load-again-when-restored.tsx"
import { LoadAsDocument } from "#src/web/frame/load-as-document.ts"
import { SendOnce } from "#src/web/frame/send-once.ts"
import { NotFoundScreen } from "#src/web/frame/not-found-screen.tsx"
import { PageMeta } from "#src/web/frame/page-meta-in-language.tsx"
import { pageMeta } from "#src/web/frame/page-meta.ts"
import { PageViewCall } from "#src/features/page-views/ui/page-view-call.tsx"
import { RouteAnnouncer } from "#src/web/frame/route-announcer.tsx"
import { ScrollAfterRouteChange } from "#src/web/frame/scroll-after-route-change.tsx"
import { SiteFrame } from "#src/web/site/site-frame.tsx"
import type { Route } from "./+types/root"
import { platformContext } from "./context.ts"
import { TextContext } from "#src/ui/use-text.tsx"
import { EditionContext } from "#src/ui/screen-text.ts"
import { NonceContext } from "./nonce.ts"
import { StructuredData } from "#src/web/frame/structured-data.tsx"
import { describeBreadcrumbs } from "#src/web/frame/page-breadcrumbs.ts"

const preloadedFace = (href: string) =>
  ({ rel: "preload", as: "font", type: "font/woff2", href, crossOrigin: "anonymous" }) as const

export const links = () => [
  preloadedFace(textFace),
  preloadedFace(displayFace),
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/manifest.webmanifest" },
  { rel: "alternate", type: "application/atom+xml", title: `${hotel.name}: blog`, href: "/feed.xml" },
]

export function loader({ context, url }: Route.LoaderArgs) {
  describeBreadcrumbs(context, url)
  const { origin, config } = context.get(platformContext)
  return { origin, edition: config.edition }
}

/** The origin of the site and the edition of its texts never change during a visit. */
export const shouldRevalidate = () => false

export const meta = ({ error }: { error?: unknown }) =>
  error ? pageMeta({ title: isMissing(error) ? "Page Not Found" : "A short delay", isPrivate: true }) : []

/**
 * A page that is rendered in the browser waits for its texts, which are loaded in parallel with its data. A page that loads
 * again by itself keeps its data when that fails.
 */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ request }, next) => {
    const isHindi = document.documentElement.lang === tags.hi
    const [data] = await Promise.all([next(), isHindi && loadCatalogue()])
    return keepShownData(data, request.url)
  },
]

const isMissing = (error: unknown): boolean => isRouteErrorResponse(error) && error.status === 404

/** In the browser: the nonce of the served page, so that hydration matches. */
const nonceOfPage = (): string | undefined =>
  typeof document === "undefined" ? undefined : document.querySelector<HTMLElement>("[nonce]")?.nonce

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <SiteFrame>{isMissing(error) ? <NotFoundScreen /> : <FailureScreen />}</SiteFrame>
}

export function Layout({ children }: { children: ReactNode }) {
  const nonce = use(NonceContext) ?? nonceOfPage()
  const edition = useRouteLoaderData<typeof loader>("root")?.edition ?? "edited"
  const language = useHref("/") === basenames.hi ? "hi" : "en"
  return (
    <TextContext value={usePageTexts(language)}>
      <EditionContext value={edition}>
        <html lang={tags[language]}>
          <head>
            <meta charSet="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <meta name="theme-color" content="#141d36" />
            <PageMeta />
            {language === "hi" &&
              [hindiTextFace, hindiDisplayFace].map((href) => <link key={href} {...preloadedFace(href)} />)}
            <EarlyUse nonce={nonce} />
            <EarlyStyles nonce={nonce} />
          </head>
          <body>
            <SkipLink />
            <ToastProvider>
              <DialogsProvider>{children}</DialogsProvider>
            </ToastProvider>
            <RouteAnnouncer />
            <LoadAgainWhenRestored />
            <LoadAsDocument />
            <SendOnce />
            <PageViewCall />
            <EarlyScroll nonce={nonce} />
            <ScrollAfterRouteChange />
            <StructuredData />
            <PageTexts language={language} />
            <LateScripts nonce={nonce} />
          </body>
        </html>
      </EditionContext>
    </TextContext>
  )
}
