import { spawnSync } from "node:child_process"
import { existsSync, mkdirSync, renameSync, statSync } from "node:fs"
import { resolve } from "node:path"
import { artworkFolder, cacheFolder } from "./pictures.ts"

const install =
  "Install it from Debian: apt-get install --no-install-recommends blender python3-numpy libtinyexr-dev g++"

/** The tools a render needs; says what to install when one is missing. */
export function prepareWorkshop(): void {
  mkdirSync(cacheFolder, { recursive: true })
  requireCommand("blender", `Blender is not installed. ${install}`)
  buildDenoiser()
  simulateSoftGoods()
}

/** Runs one view through Blender; the halves already in `folder` are kept. */
export function shoot(order: {
  scene: string
  view: string
  width: number
  height: number
  samples: number
  folder: string
}): void {
  const { scene, view, width, height, samples, folder } = order
  const script = resolve(artworkFolder, "kit/shoot.py")
  const numbers = [width, height, samples].map(String)
  run("nice", ["-n", "19", "blender", "-b", "-P", script, "--", scene, view, ...numbers, folder])
  if (!existsSync(resolve(folder, "picture.png"))) {
    throw new Error(`Blender ended without a picture of ${scene}/${view}; its last words are above.`)
  }
}

function requireCommand(command: string, advice: string): void {
  const found = spawnSync(command, ["--version"], { stdio: "ignore" })
  if (found.error) throw new Error(advice)
}

// Debian's Blender has no denoiser of its own, so the kit carries one; it is built for the machine it runs on.
function buildDenoiser(): void {
  const target = resolve(cacheFolder, "denoise")
  const source = resolve(artworkFolder, "kit/denoise.cpp")
  if (existsSync(target) && statSync(target).mtimeMs > statSync(source).mtimeMs) return
  requireCommand("g++", `The denoiser needs a C++ compiler. ${install}`)
  const flags = ["-O3", "-march=native", "-ffast-math", "-fopenmp"]
  run("g++", [...flags, source, "-o", `${target}.part`, "-ltinyexr"])
  renameSync(`${target}.part`, target)
}

function simulateSoftGoods(): void {
  if (existsSync(resolve(cacheFolder, "soft-goods.blend"))) return
  run("nice", ["-n", "19", "blender", "-b", "-P", resolve(artworkFolder, "kit/make_soft_goods.py")])
}

function run(command: string, args: string[]): void {
  const environment = { ...process.env, ARTWORK_CACHE: cacheFolder, PYTHONDONTWRITEBYTECODE: "1" }
  const done = spawnSync(command, args, { env: environment, encoding: "utf8", maxBuffer: 2 ** 28 })
  if (done.status === 0 && !/Traceback \(most recent/.test(done.stdout + done.stderr)) return
  const lastWords = `${done.stdout}\n${done.stderr}`.trim().split("\n").slice(-15).join("\n")
  throw new Error(`${command} failed:\n${lastWords}`, { cause: done.error })
}
