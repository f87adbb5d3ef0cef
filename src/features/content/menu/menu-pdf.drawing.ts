import {
  drawMark,
  measureLine,
  type Pen,
  type Place,
  type Style,
  write,
  writeRight,
  writeCentred,
} from "#src/platform/pdf/pen.ts"
import { hotel } from "#src/shared/hotel.ts"
import {
  allergenNames,
  allergensOf,
  type Diet,
  type MenuCourse,
  type MenuEntry,
  menuNotes,
  type OutletMenu,
  formatMenuPrice,
  formatSpice,
} from "./menu.ts"

const page = { width: 595.28, height: 841.89 }
const margin = 50
const gap = 34
const columnWidth = (page.width - 2 * margin - gap) / 2
const fullWidth = { x: margin, width: page.width - 2 * margin }

const colors = { paper: "#fbf8f1", ink: "#0d1220", midnight: "#141d36", ivory: "#f7f2e8", walnut: "#4a3326" }
const brass = { onPaper: "#7d5a24", onNight: "#d3b27e", line: "#cdbc9c" }

const inText = { face: "text", features: ["tnum"] } satisfies Partial<Style>

const label: Style = { ...inText, size: 7, color: brass.onPaper, heavier: 0.25, spacing: 1.6 }
const title: Style = { face: "display", size: 46, color: colors.ink, heavier: 0.2 }
const lead: Style = { face: "display", size: 15, color: brass.onPaper, heavier: 0.25 }
const course: Style = { face: "display", size: 19, color: colors.ink, heavier: 0.3 }
const name: Style = { ...inText, size: 9.5, color: colors.ink, heavier: 0.4 }
const about: Style = { ...inText, size: 8.2, color: colors.walnut, heavier: 0.16 }
const notes: Style = { ...inText, size: 6.8, color: brass.onPaper, heavier: 0.14 }
const onNight = (style: Style, color = colors.ivory): Style => ({ ...style, color })

function ground({ document }: Pen, color: string): void {
  document.addPage().rect(0, 0, page.width, page.height).fill(color)
}

function rule(
  { document }: Pen,
  y: number,
  { x, width, color }: { x: number; width: number; color: string },
) {
  document
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(0.6)
    .strokeColor(color)
    .stroke()
}

/** The marks that India prints beside food. */
function drawDiet({ document }: Pen, diet: Exclude<Diet, "drink">, { x, y }: { x: number; y: number }): void {
  const color = diet === "veg" ? "#14713d" : "#8a4a23"
  document.rect(x, y, 7, 7).lineWidth(0.7).fillAndStroke("#ffffff", color)
  if (diet === "veg") document.circle(x + 3.5, y + 3.5, 1.9).fill(color)
  else document.polygon([x + 3.5, y + 1.4], [x + 5.7, y + 5.4], [x + 1.3, y + 5.4]).fill(color)
}

function drawDish(pen: Pen, entry: MenuEntry, { x, y, width }: Place): number {
  if (entry.diet !== "drink") drawDiet(pen, entry.diet, { x, y: y + 2 })
  const inset = 14
  const priceAt = writeRight(pen, formatMenuPrice(entry), { place: { x, y, width }, style: name })
  const nameLength = measureLine(pen, entry.name, name)
  const next = write(pen, entry.name, { place: { x: x + inset, y, width: width - inset - 44 }, style: name })
  const from = x + inset + nameLength + 5
  if (from < priceAt - 8) {
    pen.document.moveTo(from, y + 9).lineTo(priceAt - 5, y + 9)
    pen.document.lineWidth(0.5).dash(0.6, { space: 2.4 }).strokeColor(brass.onPaper).stroke().undash()
  }
  const below = { x: x + inset, width: width - inset - 8 }
  const end = write(pen, entry.about, { place: { ...below, y: next }, style: about })
  const said = [formatSpice(entry), ...allergensOf(entry)].filter((note) => note !== null)
  return write(pen, said.join(", "), { place: { ...below, y: end }, style: notes }) + 5
}

function drawCourse(pen: Pen, { name: text, note, entries }: MenuCourse, place: Place): number {
  let y = write(pen, text, { place, style: course })
  if (note) y = write(pen, note, { place: { ...place, y }, style: about })
  rule(pen, y + 3, { ...place, color: brass.line })
  y += 12
  for (const entry of entries) y = drawDish(pen, entry, { ...place, y })
  return y + 14
}

/** The number of courses in the first column that makes both columns most equal in height. */
function coursesInFirstColumn(courses: readonly MenuCourse[]): number {
  const heights = courses.map(({ entries }) => 1.4 + entries.length)
  const total = heights.reduce((a, b) => a + b, 0)
  const difference = (count: number) =>
    Math.abs(total - 2 * heights.slice(0, count).reduce((a, b) => a + b, 0))
  const counts = courses.map((_, index) => index + 1)
  return counts.reduce((best, count) => (difference(count) < difference(best) ? count : best), 1)
}

function drawCard(pen: Pen, card: OutletMenu): void {
  ground(pen, colors.paper)
  drawMark(pen, { x: page.width - margin - 14, y: 74, scale: 0.16, color: brass.onPaper })
  let top = write(pen, card.name, { place: { ...fullWidth, y: 46 }, style: title })
  top = write(pen, card.line, { place: { ...fullWidth, y: top - 4 }, style: lead }) + 10
  rule(pen, top, { ...fullWidth, color: brass.onPaper })
  const split = coursesInFirstColumn(card.courses)
  const columns = [card.courses.slice(0, split), card.courses.slice(split)]
  for (const [index, courses] of columns.entries()) {
    let y = top + 18
    const x = margin + index * (columnWidth + gap)
    for (const part of courses) y = drawCourse(pen, part, { x, y, width: columnWidth })
  }
  const foot = `${hotel.fullName.toUpperCase()}   ${hotel.diningHours}   ${hotel.reservations.phone}`
  writeCentred(pen, foot, { place: { ...fullWidth, y: page.height - 38 }, style: label })
}

function drawCover(pen: Pen, cards: readonly OutletMenu[]): void {
  ground(pen, colors.midnight)
  const frame = 26
  pen.document.rect(frame, frame, page.width - 2 * frame, page.height - 2 * frame)
  pen.document.lineWidth(0.7).strokeColor(brass.onNight).stroke()
  drawMark(pen, { x: page.width / 2, y: 170, scale: 0.62, color: brass.onNight })
  const large = onNight({ ...title, size: 60 })
  let y = writeCentred(pen, "The Menu", { place: { ...fullWidth, y: 258 }, style: large })
  const small = onNight({ ...label, size: 8 }, brass.onNight)
  y = writeCentred(pen, hotel.fullName.toUpperCase(), { place: { ...fullWidth, y: y + 4 }, style: small })
  y += 46
  for (const { name: text, line } of cards) {
    y = writeCentred(pen, text, { place: { ...fullWidth, y }, style: onNight({ ...course, size: 24 }) })
    y = writeCentred(pen, line, { place: { ...fullWidth, y }, style: onNight(about, "#cfc7b8") }) + 14
  }
  drawKey(pen, 668)
}

function drawKey(pen: Pen, top: number): void {
  const place = { x: margin + 20, width: fullWidth.width - 40 }
  const style = onNight(about, "#cfc7b8")
  rule(pen, top, { ...place, color: brass.onNight })
  drawDiet(pen, "veg", { x: place.x, y: top + 15 })
  write(pen, "Vegetarian", { place: { ...place, x: place.x + 12, y: top + 13 }, style })
  drawDiet(pen, "non-veg", { x: place.x + 80, y: top + 15 })
  const next = write(pen, "With meat, fish or egg", {
    place: { ...place, x: place.x + 92, y: top + 13 },
    style,
  })
  const allergens = `Below each dish: how warm it is, then which of these it holds: ${Object.values(allergenNames).join(", ")}.`
  let y = next + 4
  for (const text of [allergens, ...menuNotes]) y = write(pen, text, { place: { ...place, y }, style }) + 2
}

/** Draws the whole menu: a cover, then a page for each card. */
export function drawMenu(pen: Pen, cards: readonly OutletMenu[]): void {
  drawCover(pen, cards)
  for (const card of cards) drawCard(pen, card)
}
