import { reactRouter } from "@react-router/dev/vite"
import { defineConfig } from "vite"

export default defineConfig({
  plugins: [reactRouter()],
  // The strict Content-Security-Policy allows no data: scripts or styles, so nothing is inlined. One stylesheet, because
  // all of them together are smaller than a picture, and a second page then needs none.
  build: { assetsInlineLimit: 0, cssCodeSplit: false },
  environments: {
    ssr: { build: { rollupOptions: { input: "./src/server/boot.ts" } } },
  },
})
