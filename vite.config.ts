import { reactRouter } from "@react-router/dev/vite"
import { defineConfig } from "vite"

export default defineConfig({
  plugins: [reactRouter()],
  // The strict Content-Security-Policy allows no data: scripts or styles, so nothing is inlined.
  build: { assetsInlineLimit: 0 },
  environments: {
    ssr: { build: { rollupOptions: { input: "./src/server/boot.ts" } } },
  },
})
