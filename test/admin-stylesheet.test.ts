import { expect, test } from "vitest"
import { splitStyles } from "../scripts/admin-stylesheet.ts"

const suffixes = new Set(["_ad-1"])

test("rules that need a class of the administration leave the stylesheet of guests, in their groups", () => {
  const css = [
    "@layer ui{.table_ad-1 td,.head_ad-1>.name_gu2_{color:red}.button_gu2_{color:blue}}",
    "@media print{.table_ad-1:hover{color:red}}",
    "@keyframes turn_ad-1{to{opacity:0}}",
    "@keyframes fade_gu2_{to{opacity:0}}",
  ]
  expect(splitStyles(css.join(""), suffixes)).toEqual({
    rest: "@layer ui{.button_gu2_{color:blue}}@keyframes fade_gu2_{to{opacity:0}}",
    moved: `@layer ui{.table_ad-1 td,.head_ad-1>.name_gu2_{color:red}}${css.slice(1, 3).join("")}`,
  })
})

test("rules that other elements need, too, stay", () => {
  const css = [
    "@layer base,ui;",
    ".table_ad-1,.list_gu2_{color:red}",
    ".list_gu2_:not(.table_ad-1){color:red}",
    "body:has(.table_ad-1){color:red}",
    '@font-face{font-family:"Figtree";src:url(a.woff2)}',
  ].join("")
  expect(splitStyles(css, suffixes)).toEqual({ rest: css, moved: "" })
})
