import { reactRouter } from "@react-router/dev/vite"
import { defineConfig } from "vite"

// Many tiny files compress badly: what most pages share travels as one.
const house = {
  name: "house",
  test: /src[\\/](ui|shared)[\\/]|phosphor|layouts|bookings[\\/]ui/,
  minShareCount: 8,
}

export default defineConfig({
  plugins: [reactRouter()],
  // The strict Content-Security-Policy allows no data: scripts or styles, so nothing is inlined. One stylesheet, because
  // all of them together are smaller than a picture, and a second page then needs none.
  build: { assetsInlineLimit: 0, cssCodeSplit: false },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [house] } } } } },
    ssr: { build: { rollupOptions: { input: "./src/server/boot.ts" } } },
  },
})
