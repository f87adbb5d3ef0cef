import sharp from "sharp"

// Mail programs show neither SVG nor WebP, and some invert colours but no pictures: the logo brings its own ground.
const midnight = "#141d36"
const folder = "public/brand/email"

const logo = await sharp("public/brand/lockup-reversed.svg", { density: 144 })
  .resize({ width: 480 })
  .toBuffer()
await sharp(logo).flatten({ background: midnight }).png({ palette: true }).toFile(`${folder}/logo.png`)

const pool = await sharp("artwork/finals/infinity-pool-dusk.webp").resize({ width: 1200 }).toBuffer()
await sharp(pool)
  .extract({ left: 0, top: 260, width: 1200, height: 480 })
  .jpeg({ quality: 72, mozjpeg: true })
  .toFile(`${folder}/pool.jpg`)
