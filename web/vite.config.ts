import { icons as gameIcons } from '@iconify-json/game-icons'
import react from '@vitejs/plugin-react'
import { optimize } from 'svgo'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { licences } from './licences'
import { ranges } from './ranges'

/** Where the server listens while the client is being developed. */
const SERVER = process.env.OSTROG_SERVER ?? 'http://127.0.0.1:8000'

/** Icons are drawn on a square of 512 and shown at a tenth of that: halves of it nobody sees. */
const PRECISION = 0

/** Paths with no more digits than are seen, and so half as heavy. */
function lightened(body: string, width: number, height: number): string {
  const whole = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${body}</svg>`
  const plugins = [{ name: 'convertPathData' as const, params: { floatPrecision: PRECISION } }]
  const { data } = optimize(whole, { multipass: true, plugins })
  return data.slice(data.indexOf('>') + 1, data.lastIndexOf('</svg>'))
}

/** Asks for a match before everything else is there, so it stands alone. */
const EARLY = 'src/api/early.ts'

/** Names of the icons that the client uses. */
const usedIcons = new Set<string>()

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
      usedIcons.add(name)
      const { width = gameIcons.width ?? 512, height = gameIcons.height ?? 512 } = found
      return `export default ${JSON.stringify({ body: lightened(found.body, width, height), width, height })}`
    },
  }
}

export default defineConfig({
  plugins: [react(), icons(), ranges(), licences(() => [...usedIcons])],
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: SERVER, ws: true } },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // Words are fetched, and the page may fetch from its own host alone.
    assetsInlineLimit: (file) => (file.endsWith('.ftl') ? false : undefined),
    // The server reads it to tell a browser at once which files a table needs.
    manifest: true,
    // On a slow line every file costs a way there and back, however small it is.
    rolldownOptions: {
      input: ['index.html', EARLY],
      output: {
        codeSplitting: {
          groups: [
            { name: 'base', tags: ['$initial'], test: (id) => !id.endsWith(EARLY), priority: 2 },
            // Other screens have these too, and do not need a table for them.
            {
              name: 'parts',
              test: /Checkbox|src[\\/]ui[\\/]|useCurtain|rules[\\/](OpenMark|rulebook)/,
              priority: 1,
            },
            { name: 'table', test: /src[\\/]table[\\/](Table|Factors)\.tsx$/ },
            // Icons of several games lie in one file.
            { name: 'icons', test: /icon:/, minShareCount: 2 },
          ],
        },
      },
    },
  },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/testing/patience.ts', 'src/testing/words.ts', 'src/testing/asking.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
