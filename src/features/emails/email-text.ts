import type { toPlainText } from "@react-email/render"

type TextOptions = NonNullable<Parameters<typeof toPlainText>[1]>

/** How the HTML of an email becomes text: `Label: value` for facts, `Label: address` for links. */
export const textOptions: TextOptions = {
  selectors: [
    { selector: "h1", options: { uppercase: false } },
    { selector: "ul", options: { itemPrefix: "- " } },
    { selector: "blockquote", format: "pre" },
    { selector: "tr", format: "block", options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
    { selector: "th", format: "label" },
    { selector: "th + td", format: "inline" },
    { selector: "a", format: "link" },
    { selector: "a[href^=mailto]", format: "inline" },
  ],
  formatters: {
    label(element, walk, builder) {
      walk(element.children, builder)
      builder.addInline(": ")
    },
    link(element, walk, builder) {
      walk(element.children, builder)
      builder.addInline(`: ${element.attribs["href"]}`)
    },
  },
}
