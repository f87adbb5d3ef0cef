import { type Context, Hono } from "hono"
import type { ServerEnv } from "#src/platform/http/server-env.ts"
import { hotel } from "#src/shared/hotel.ts"
import { blogFeed } from "./feed.ts"
import { createRobots, createSitemap } from "./sitemap.ts"

const icon = (file: string, sizes: string, purpose?: "maskable") => ({
  src: file,
  sizes,
  type: "image/png",
  ...(purpose && { purpose }),
})

const manifest = {
  id: "/",
  name: hotel.fullName,
  short_name: hotel.name,
  description: hotel.tagline,
  lang: "en-IN",
  start_url: "/",
  scope: "/",
  display: "standalone",
  background_color: "#f7f2e8",
  theme_color: "#141d36",
  icons: [
    icon("/icon-192.png", "192x192"),
    icon("/icon-512.png", "512x512"),
    icon("/icon-maskable-512.png", "512x512", "maskable"),
  ],
}

const cacheForOneHour = "public, max-age=3600"

const answer = (c: Context<ServerEnv>, type: string, body: string) =>
  c.body(body, 200, { "content-type": `${type}; charset=utf-8`, "cache-control": cacheForOneHour })

/** Sitemap, robots.txt, web manifest and the blog's feed. */
export const searchFiles = new Hono<ServerEnv>()
  .get("/sitemap.xml", async (c) => answer(c, "application/xml", await createSitemap(c.get("platform"))))
  .get("/robots.txt", (c) => answer(c, "text/plain", createRobots(c.get("platform").origin)))
  .get("/manifest.webmanifest", (c) => answer(c, "application/manifest+json", JSON.stringify(manifest)))
  .get("/feed.xml", (c) => answer(c, "application/atom+xml", blogFeed(c.get("platform").origin)))
