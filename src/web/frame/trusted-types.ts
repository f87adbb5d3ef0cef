type PolicyFactory = {
  createPolicy(name: "default", rules: { createHTML: (html: string) => string | null }): unknown
}

// What React itself sets when it creates a script element, and the empty text of elements that the server has filled.
const allowedMarkup: readonly string[] = ["<script></script>", ""]

/**
 * The only Trusted Types policy of the site: text never becomes markup, a script or its address. Browsers without Trusted
 * Types do without (w3.org/TR/trusted-types).
 */
export function restrictMarkup(): void {
  const { trustedTypes } = window as { trustedTypes?: PolicyFactory }
  trustedTypes?.createPolicy("default", {
    createHTML: (html) => (allowedMarkup.includes(html) ? html : null),
  })
}
