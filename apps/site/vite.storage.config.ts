/** Builds the script that uploaded games without an origin of their own get first: `/uploads/storage.js`. */
import { defineConfig } from 'vite'

export default defineConfig({
  publicDir: false,
  build: {
    outDir: '../../build/uploads',
    emptyOutDir: true,
    target: 'es2022',
    reportCompressedSize: false,
    rollupOptions: {
      input: 'app/features/uploads/storage-shim.ts',
      output: { format: 'iife', entryFileNames: 'storage.js' },
    },
  },
})
