import { icons as gameIcons } from '@iconify-json/game-icons'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

/** Where the server listens while the client is being developed. */
const SERVER = process.env.OSTROG_SERVER ?? 'http://127.0.0.1:8000'

/** Resolves `icon:dwarf-helmet` to that one icon of the set, so that no other is shipped. */
function icons(): Plugin {
  const prefix = 'icon:'
  return {
    name: 'icons',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined
      const name = id.slice(prefix.length + 1)
      const found = gameIcons.icons[name]
      if (!found) throw new Error(`game-icons has no icon ${name}`)
      const { width = gameIcons.width ?? 512, height = gameIcons.height ?? 512 } = found
      return `export default ${JSON.stringify({ body: found.body, width, height })}`
    },
  }
}

export default defineConfig({
  plugins: [react(), icons()],
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: SERVER, ws: true } },
  },
  build: { outDir: 'dist', emptyOutDir: true },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/testing/patience.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
