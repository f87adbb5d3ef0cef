import { existsSync, mkdirSync, statSync, writeFileSync } from "node:fs"
import { relative, resolve } from "node:path"
import {
  cacheFolder,
  finalFile,
  listPictures,
  type Picture,
  type RenderRecord,
  readRecords,
} from "./pictures.ts"

const sheetFile = resolve(cacheFolder, "sheet.html")

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

function minutes(record: RenderRecord | undefined): string {
  if (!record) return "render time not known"
  return `rendered in ${Math.floor(record.seconds / 60)} min ${record.seconds % 60} s`
}

function tile(picture: Picture, record: RenderRecord | undefined): string {
  const file = finalFile(picture)
  const size = `${picture.width} × ${picture.height}`
  if (!existsSync(file)) {
    return `<figure><div class="missing">not rendered yet</div><figcaption><b>${picture.id}</b> ${size}</figcaption></figure>`
  }
  const kilobytes = Math.round(statSync(file).size / 1000)
  const source = escapeHtml(relative(cacheFolder, file))
  return `<figure><a href="${source}"><img src="${source}" alt="${escapeHtml(picture.alt)}" loading="lazy"></a>
<figcaption><b>${picture.id}</b> ${picture.use}, ${size}, ${kilobytes} kB, ${minutes(record)}<br>${escapeHtml(picture.caption)}</figcaption></figure>`
}

const style = `body{margin:2rem;background:#f7f2e8;color:#0d1220;font:14px/1.45 system-ui}
main{display:grid;gap:1.5rem;grid-template-columns:repeat(auto-fill,minmax(22rem,1fr))}
figure{margin:0}img{width:100%;height:auto;display:block}
.missing{aspect-ratio:3/2;display:grid;place-items:center;background:#ece2d0}`

const records = readRecords()
const pictures = listPictures()
const tiles = pictures.map((picture) => tile(picture, records[picture.id])).join("\n")
const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Contact sheet</title><style>${style}</style>
<h1>${pictures.length} pictures</h1><main>
${tiles}
</main></html>
`
mkdirSync(cacheFolder, { recursive: true })
writeFileSync(sheetFile, page)
console.log(`${pictures.length} pictures on ${sheetFile}`)
