import { drawMenuPdf } from "#src/features/content/menu/menu-pdf.service.ts"

// The menu changes only with the code, so it is rendered once.
let drawn: Promise<Uint8Array> | undefined

/** `/menu.pdf` (DINE-3). */
export async function loader() {
  drawn ??= drawMenuPdf()
  return new Response(new Uint8Array(await drawn), {
    headers: {
      "content-type": "application/pdf",
      "content-disposition": 'attachment; filename="vimana-menu.pdf"',
      "cache-control": "public, max-age=3600",
    },
  })
}
