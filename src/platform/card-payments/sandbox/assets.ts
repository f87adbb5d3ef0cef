import { Hono } from "hono"
import checkoutScript from "./browser/checkout.js?raw"
import frameStyle from "./browser/checkout-frame.css?raw"
import pageStyle from "./browser/sandbox.css?raw"
import pageScript from "./browser/sandbox.js?raw"

const files = {
  "/v1/checkout.js": { content: checkoutScript, type: "text/javascript; charset=utf-8" },
  "/checkout-frame.css": { content: frameStyle, type: "text/css; charset=utf-8" },
  "/sandbox.css": { content: pageStyle, type: "text/css; charset=utf-8" },
  "/sandbox.js": { content: pageScript, type: "text/javascript; charset=utf-8" },
}

/** The sandbox's own scripts and styles, so that its pages need nothing inline. */
export function createAssets(): Hono {
  const app = new Hono()
  for (const [path, { content, type }] of Object.entries(files)) {
    app.get(path, (c) =>
      c.body(content, 200, {
        "content-type": type,
        "cache-control": "no-cache",
        "x-content-type-options": "nosniff",
      }),
    )
  }
  return app
}
