import { spawnSync } from "node:child_process"
import { reactRouter } from "@react-router/dev/vite"
import { defineConfig } from "vite"
import { adminStylesheet } from "./scripts/admin-stylesheet.ts"
import { stripUnusedIconWeights } from "./scripts/icon-weights.ts"
import { refuseServerModules } from "./scripts/refuse-server-modules.ts"
import { scopedClassName } from "./scripts/scoped-class-name.ts"

const part = (name: string, test: RegExp, more: { priority?: number; minShareCount?: number } = {}) => ({
  name,
  test,
  ...more,
})

// Many tiny files compress badly. What every page needs comes in two: one that changes with the packages, and the frame
// with all that it uses. A page does not load what others share beside that.
const groups = [
  part("framework", /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/, { priority: 3 }),
  part("frame", /src[\\/]web[\\/](root|site[\\/]site-)/, { priority: 2 }),
  // The catalogue of texts comes with the first page that needs more than a first visit.
  part("messages", /src[\\/]shared[\\/]messages/, { priority: 2 }),
  // A form's own code comes with its page, and the rules of its fields once it is used.
  part(
    "form",
    /src[\\/]((ui|web)[\\/]forms[\\/](use-checked-form|use-sending|drafts[\\/]redirected-to-sign-in)|shared[\\/]validation[\\/](phone|form-values|field-errors))/,
    {
      priority: 3,
    },
  ),
  part("rules", /node_modules[\\/]zod|src[\\/]shared[\\/]validation[\\/]text-fields/, { priority: 2 }),
  // The small parts of signing in, and the toasts of its answers, in one file.
  part(
    "account",
    /accounts[\\/]([^\\/]+[\\/])*(account-fields|return-path|contact|keep-session-stored|redirect-page|stored-reset)[.]|forms[\\/]use-(fault-alert|toast-once)[.]/,
    { minShareCount: 2 },
  ),
  part("picture", /src[\\/]ui[\\/]pictures[\\/]picture(-sources)?[.]/, { minShareCount: 2, priority: 1 }),
  // Small parts of pages with many pictures, in one file.
  part(
    "pictures",
    /use-prefers-reduced-motion|carousel(-steps)?[.]tsx?|image-view|ArrowRight|home-film-moment|full-bleed|dist[\\/].*[\\/]Play[.]/,
    {
      minShareCount: 2,
    },
  ),
]

// The manifest, which every page loads, names each script: hashes alone make it 1.2 kB smaller.
const scriptNames = "assets/[hash:7].js"

// A warning on a terminal must mean something: the server is one bundle, so what browsers load later comes at once there,
// and how long a plugin took says nothing about the site.
const checks = { ineffectiveDynamicImport: false, bundlerTimings: false }

// A build of an archive has no repository.
const commit =
  spawnSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).stdout?.trim() || undefined

export default defineConfig({
  define: { "import.meta.env.BUILD_COMMIT": JSON.stringify(commit) ?? "undefined" },
  css: { modules: { generateScopedName: scopedClassName } },
  plugins: [reactRouter(), stripUnusedIconWeights(["light"]), refuseServerModules(), adminStylesheet()],
  // The strict Content-Security-Policy allows no data: scripts or styles, so nothing is inlined. One stylesheet for
  // guests and one more for the administration: all of them together are smaller than a picture, and a second page needs none.
  build: { assetsInlineLimit: 0, cssCodeSplit: false, modulePreload: false },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          checks: { bundlerTimings: false },
          output: { codeSplitting: { groups }, chunkFileNames: scriptNames, entryFileNames: scriptNames },
        },
      },
    },
    ssr: { build: { rolldownOptions: { input: "./src/server/boot.ts", checks } } },
  },
})
