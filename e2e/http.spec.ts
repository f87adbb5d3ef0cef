import { expect, test } from "./hotel-test.ts"

test("the welcome film answers range requests, as players send them", async ({ request }) => {
  const film = "/brand/film/welcome.mp4"
  const whole = await request.get(film)
  const bytes = await whole.body()
  const part = await request.get(film, { headers: { range: "bytes=100-199" } })
  expect(part.status()).toBe(206)
  expect(part.headers()["content-range"]).toBe(`bytes 100-199/${bytes.length}`)
  expect(await part.body()).toEqual(bytes.subarray(100, 200))
  expect(whole.headers()["content-encoding"]).toBeUndefined()
})

test("built files are cached for ever and sent compressed; removed ones answer 404 at once", async ({
  request,
}) => {
  const html = await (await request.get("/rooms")).text()
  const files = [...html.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, file = ""]) => file)
  expect(files.length).toBeGreaterThan(5)
  for (const file of new Set(files)) {
    const headers = (await request.get(file, { headers: { "accept-encoding": "br, gzip" } })).headers()
    expect([file, headers["cache-control"]]).toEqual([file, "public, max-age=31536000, immutable"])
    if (!file.endsWith(".woff2")) expect([file, headers["content-encoding"]]).toEqual([file, "br"])
  }
  for (const file of ["/assets/gone.js", "/brand/gone.svg", "/media/pictures/gone-800.avif"]) {
    const gone = await request.get(file)
    expect([file, gone.status()]).toEqual([file, 404])
    expect(gone.headers()["cache-control"] ?? "").not.toContain("immutable")
    expect(gone.headers()["content-type"]).toContain("text/plain")
  }
})

test("HEAD answers with the headers of GET and nothing else, on every kind of address", async ({
  request,
}) => {
  for (const path of ["/", "/contact-us", "/api/roomcart", "/sitemap.xml", "/healthz", "/no-such-page"]) {
    const [full, head] = [await request.get(path), await request.head(path)]
    expect([path, head.status(), (await head.body()).length]).toEqual([path, full.status(), 0])
    expect(head.headers()["content-type"]).toBe(full.headers()["content-type"])
  }
})

test("answers of the API are sent compressed", async ({ request }) => {
  const headers = (await request.get("/api/roomcart", { headers: { "accept-encoding": "gzip" } })).headers()
  expect(headers).toMatchObject({
    "content-encoding": "gzip",
    "content-type": expect.stringContaining("json"),
  })
  expect(headers["vary"]?.toLowerCase()).toContain("accept-encoding")
})
