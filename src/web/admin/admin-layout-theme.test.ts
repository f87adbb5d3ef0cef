import { expect, test } from "vitest"
import { themeCookie, themeOfCookie } from "./admin-layout-theme.ts"

const secure = "https://vimana.example"
const plain = "http://localhost:3000"

test("the theme is kept in a cookie of this host, which needs https where the site has it", () => {
  expect(themeCookie("dark", secure)).toBe(
    "__Host-admin-theme=dark; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax; Secure",
  )
  expect(themeCookie("dark", plain)).toBe(
    "admin-theme=dark; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax",
  )
})

test("the theme is light unless the cookie says dark", () => {
  expect(themeOfCookie("a=b; admin-theme=dark", plain)).toBe("dark")
  for (const header of [null, "admin-theme=light", "admin-theme=blue", "__Host-admin-theme=dark"])
    expect(themeOfCookie(header, plain)).toBe("light")
  expect(themeOfCookie("__Host-admin-theme=dark", secure)).toBe("dark")
})
