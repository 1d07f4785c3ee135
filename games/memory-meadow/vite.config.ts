import { defineConfig } from 'vite'

export default defineConfig({
  base: './',
  build: {
    outDir: 'dist',
    target: 'es2022',
    // A data: font would break the page's policy, and one file more costs nothing.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
})
