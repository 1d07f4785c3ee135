/**
 * Builds the script that uploaded games without an origin of their own get first, in the version that `SHIM` names: `/uploads/storage.js`, or
 * `/uploads/storage-indexed-db.js`.
 */
import { resolve } from 'node:path'
import { defineConfig } from 'vite'

const SHIM = process.env.SHIM ?? 'storage'

export default defineConfig({
  publicDir: false,
  resolve: {
    alias: [
      {
        find: /^\.\/(?:lib\/)?scheduling\.js$/,
        replacement: resolve(import.meta.dirname, 'app/features/uploads/shim-tasks.ts'),
      },
    ],
  },
  build: {
    outDir: '../../build/uploads',
    emptyOutDir: SHIM === 'storage',
    target: 'es2022',
    reportCompressedSize: false,
    rollupOptions: {
      input: `app/features/uploads/${SHIM}-entry.ts`,
      output: { format: 'iife', entryFileNames: `${SHIM}.js` },
    },
  },
})
