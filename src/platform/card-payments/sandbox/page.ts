import { html } from "hono/html"
import { sandboxPath } from "./keys.ts"

export type Html = ReturnType<typeof html>

type Page = { readonly title: string; readonly display: "page" | "frame"; readonly body: Html }

/** The frame of every page of the sandbox: it says on all of them that no money moves (PAY-6). */
export const page = ({ title, display, body }: Page): Html => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | Payment sandbox</title>
<link rel="stylesheet" href="${sandboxPath}/sandbox.css">
<script src="${sandboxPath}/sandbox.js" defer></script>
</head>
<body class="${display}">
<p class="banner"><strong>Sandbox: no money moves.</strong> Use the test details shown; never a real card.</p>
<main>${body}</main>
</body>
</html>`

export const hiddenFields = (fields: Readonly<Record<string, string | number>>): Html[] =>
  Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)

/** The headers of a page: nothing inline, framed by this site alone, posting to this site alone. */
export const pageHeaders = (origin: string): Record<string, string> => ({
  "content-security-policy": [
    "default-src 'none'",
    "style-src 'self'",
    "script-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    `form-action 'self' ${origin}`,
  ].join("; "),
  "cache-control": "no-store",
  "referrer-policy": "same-origin",
  "x-content-type-options": "nosniff",
  "x-frame-options": "SAMEORIGIN",
})
