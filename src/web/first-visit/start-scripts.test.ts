import { expect, test } from "vitest"
import { startAfterFirstPaint } from "./start-scripts.ts"

const module = `import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1_main from "/assets/home.js";
const route1 = {...route1_main};
window.__reactRouterRouteModules = {"root":route0,"home":route1};

import("/assets/entry.client.js");`

test("a page's module makes no request before the page is shown", () => {
  const text = startAfterFirstPaint(module, ["/assets/framework.js"])
  expect(text.indexOf("requestAnimationFrame")).toBeLessThan(text.indexOf("/assets/"))
  expect(text).not.toMatch(/\bimport\s*["*{]/)
  expect(text).toContain('await import("/assets/manifest.js");')
  expect(text).toContain('const route0 = await import("/assets/root.js");')
  expect(text).toContain('\nimport("/assets/entry.client.js");')
  expect(text).toContain('["/assets/framework.js"]')
})
