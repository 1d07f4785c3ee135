/** How every game is built: self-contained, relative, and with nothing in it that the page's policy would refuse. */

/** Vite's own loader of lazy chunks is larger than a small game's rules; with all styles in one file a plain import is enough. */
const plainImports = {
  name: 'plain-imports',
  enforce: 'pre' as const,
  load: (id: string) =>
    id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = (load) => load()' : undefined,
}

/** @example export { gameConfig as default } from '@playhouse/game-kit/vite' */
export const gameConfig = {
  base: './',
  plugins: [plainImports],
  build: {
    outDir: 'dist',
    target: 'es2022',
    // A data: font would break the page's policy, and one file more costs nothing.
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    modulePreload: false as const,
  },
}
