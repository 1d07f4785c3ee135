/** Builds one of two variants of `/sw.js`, chosen by `WORKER`: the worker itself, or one that removes it. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vite'
import { inlineRoutes } from './vite-routes.ts'

const GAMES_DIR = new URL('../../build/games/', import.meta.url)
const SHELL_FILE = new URL('../../build/shell.json', import.meta.url)
const isOff = process.env.WORKER === 'off'

/** The list of the site build's files, and a hash of it: every file name contains its content hash. */
function readShell() {
  const files = JSON.parse(readFileSync(SHELL_FILE, 'utf8')) as string[]
  return { version: createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 16), files }
}

/** The own games, the smallest first: a browser saves some of them in advance. */
function listStarters(): string[] {
  return readdirSync(GAMES_DIR)
    .map((slug) => new URL(`${slug}/files.json`, GAMES_DIR))
    .filter((file) => existsSync(file))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')) as { slug: string; bytes: number })
    .sort((a, b) => a.bytes - b.bytes)
    .map(({ slug }) => slug)
}

export default defineConfig({
  publicDir: false,
  plugins: [inlineRoutes()],
  define: isOff
    ? {}
    : {
        SHELL: JSON.stringify(readShell()),
        STARTERS: JSON.stringify(listStarters()),
        'process.env.NODE_ENV': '"production"',
      },
  build: {
    outDir: isOff ? '../../build/worker-off' : '../../build/worker',
    emptyOutDir: true,
    target: 'es2023',
    reportCompressedSize: false,
    rollupOptions: {
      input: `app/features/offline/${isOff ? 'worker-off' : 'service-worker'}.ts`,
      output: { format: 'iife', entryFileNames: 'sw.js' },
    },
  },
})
