// `npm ci` on an older Node skips native packages of the build without an error. The project's own Node runs this script,
// so it asks npm which Node runs npm itself.
const [, major, minor] = /node\/v(\d+)\.(\d+)/.exec(process.env["npm_config_user_agent"] ?? "") ?? []
if (major && (Number(major) < 20 || (Number(major) === 20 && Number(minor) < 19))) {
  console.error(
    `npm runs on Node ${major}.${minor}, which skips packages that Vimana needs. Install Node 20.19 or newer, then run "npm ci" again.`,
  )
  process.exit(1)
}
