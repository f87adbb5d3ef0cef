import type { CSSProperties } from "react"

// Many mail programs drop style sheets: each element carries its own style. The classes are for the dark styles.
const ink = "#0d1220"
const midnight = "#141d36"
const ivory = "#f7f2e8"
const parchment = "#ece2d0"
const walnut = "#4a3326"
const brass = "#7d5a24"
const line = "1px solid #cdbc9c"
const sans =
  "Figtree, 'Segoe UI', Helvetica, Arial, 'Noto Sans Devanagari', 'Nirmala UI', 'Kohinoor Devanagari', sans-serif"
const serif =
  "'Cormorant Garamond', Garamond, Georgia, 'Noto Serif Devanagari', 'Noto Sans Devanagari', 'Nirmala UI', serif"

/** The width of the sheet in pixels. */
export const sheetWidth = 600

export const emailStyles = {
  body: { margin: 0, padding: "24px 12px", backgroundColor: parchment, fontFamily: sans, color: ink },
  preview: { display: "none", maxHeight: 0, overflow: "hidden", opacity: 0 },
  sheet: { maxWidth: sheetWidth, backgroundColor: ivory, color: ink },
  head: { padding: "22px 32px", backgroundColor: midnight },
  // Shown where pictures are blocked.
  logo: { display: "block", color: ivory, fontFamily: serif, fontSize: 28 },
  picture: {
    display: "block",
    width: "100%",
    maxWidth: sheetWidth,
    height: "auto",
    backgroundColor: midnight,
    color: ivory,
  },
  main: { padding: 32, fontSize: 16, lineHeight: 1.6 },
  title: {
    margin: "0 0 20px",
    fontFamily: serif,
    fontSize: 30,
    fontWeight: 400,
    lineHeight: 1.2,
    overflowWrap: "anywhere",
  },
  paragraph: { margin: "0 0 16px", fontSize: 16, lineHeight: 1.6, overflowWrap: "anywhere" },
  small: { margin: "0 0 16px", fontSize: 13, lineHeight: 1.6 },
  code: {
    margin: "8px 0 24px",
    fontSize: 34,
    lineHeight: 1.6,
    letterSpacing: 8,
    fontVariantNumeric: "tabular-nums",
  },
  facts: { width: "100%", margin: "8px 0 20px", borderCollapse: "collapse", fontSize: 15 },
  label: {
    padding: "8px 16px 8px 0",
    borderTop: line,
    color: walnut,
    textAlign: "left",
    fontWeight: 400,
    verticalAlign: "top",
    width: "30%",
  },
  // An amount is short, so its label gets most of the width.
  amountLabel: { width: "60%" },
  value: { padding: "8px 0", borderTop: line, verticalAlign: "top", overflowWrap: "anywhere" },
  terms: { margin: "0 0 24px", paddingLeft: 18, fontSize: 14, color: walnut },
  quote: {
    margin: "0 0 20px",
    padding: "4px 0 4px 18px",
    borderLeft: "2px solid #b8935a",
    whiteSpace: "pre-wrap",
    overflowWrap: "anywhere",
  },
  action: { margin: "8px 0 24px" },
  button: { padding: "16px 24px", backgroundColor: brass, color: "#fffdf9", fontSize: 16 },
  foot: {
    padding: "20px 32px 28px",
    borderTop: `1px solid ${brass}`,
    fontSize: 13,
    lineHeight: 1.6,
    color: walnut,
  },
  contact: { color: brass },
} as const satisfies Record<string, CSSProperties>

/**
 * For Outlook on Windows: pictures keep their size on screens of high density, and texts get fonts that Windows has, because
 * Word may set Times New Roman where it lacks the first of a list.
 */
export const outlookHead = `<xml><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml><style>table, td, th, p, a, li, blockquote { font-family: 'Segoe UI', Arial, sans-serif !important } h1 { font-family: Georgia, serif !important }</style>`

/** The colours of each class where the reader prefers dark; they must win over the style of the element. */
const darkColours = {
  "vm-ground": "background-color: #0b0f1b",
  // The library sets the background on a table cell as well.
  "vm-ground > table > tbody > tr > td": "background-color: #0b0f1b",
  "vm-sheet": "background-color: #1a2340; color: #f3ecdf",
  "vm-soft": "color: #d8c9ad; border-color: #4a5270",
  "vm-line": "border-color: #4a5270",
  "vm-link": "color: #e2c592",
  "vm-button": "background-color: #d3b27e; color: #0d1220",
} as const

const important = (colours: string): string => colours.replaceAll(/(?=;|$)/g, " !important")

const rules = (prefix: string): string =>
  Object.entries(darkColours)
    .map(([name, colours]) => `${prefix}.${name} { ${important(colours)} }`)
    .join("\n")

/** `[data-ogsc]` is what Outlook's apps set in place of the media query. */
export const darkStyles = `:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
${rules("")}
}
${rules("[data-ogsc] ")}`
