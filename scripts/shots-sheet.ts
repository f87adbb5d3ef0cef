export type TakenShot = {
  readonly name: string
  readonly path: string
  readonly width: number
  readonly file: string
  readonly fault: string | null
}

const escape = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;")

const cell = ({ file, width, fault }: TakenShot): string =>
  fault
    ? `<p>${width} px: ${escape(fault)}</p>`
    : `<a href="${file}"><img src="${file}" alt="${width} px" loading="lazy"><br>${width} px</a>`

const row = (name: string, shots: readonly TakenShot[]): string =>
  `<section id="${name}"><h2>${name} <small>${escape(shots[0]?.path ?? "")}</small></h2><div>${shots.map(cell).join("")}</div></section>`

const look = `
body { margin: 2rem; background: #0d1220; color: #f7f2e8; font: 15px/1.4 system-ui }
a { color: #d3b27e } small { opacity: .6; font-weight: 400 }
section { margin-block: 2.5rem } div { display: flex; flex-wrap: wrap; gap: 1rem; align-items: flex-start }
img { display: block; width: auto; height: 32rem; max-width: 46rem; object-fit: cover; object-position: top }`

/** All screenshots, page by page, with their widths side by side. */
export function contactSheet(taken: readonly TakenShot[]): string {
  const byName = Map.groupBy(taken, ({ name }) => name)
  const rows = [...byName].map(([name, shots]) => row(name, shots)).join("\n")
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Every page and state</title><style>${look}</style><h1>Every page and state</h1>\n${rows}</html>\n`
}
