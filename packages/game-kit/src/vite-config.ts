/** Build configuration of every game: self-contained, with relative paths, and compatible with the page's content security policy. */

/** Vite's own loader of lazy chunks is larger than a small game's rules; with all styles in one file a plain import is enough. */
const plainImports = {
  name: 'plain-imports',
  enforce: 'pre' as const,
  load: (id: string) =>
    id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = (load) => load()' : undefined,
}

/** Without scripts, a game opened directly is an empty page. */
const noScriptsNote = {
  name: 'no-scripts-note',
  transformIndexHtml: () => [
    {
      tag: 'noscript',
      injectTo: 'body-prepend' as const,
      children:
        '<div class="gk-no-scripts"><p>This game needs JavaScript. Allow it for this site and load the page again.</p>' +
        '<p><a href="/">To all games</a></p></div>',
    },
  ],
}

/** The chunks that the first script imports come with it, not after it. Vite's own way would wrap each lazy import, too. */
const preloadedImports = {
  name: 'preloaded-imports',
  transformIndexHtml: {
    order: 'post' as const,
    handler: (_html: string, { chunk }: { chunk?: { imports: string[] } }) =>
      (chunk?.imports ?? []).map((file) => ({
        tag: 'link',
        attrs: { rel: 'modulepreload', crossorigin: true, href: `./${file}` },
        injectTo: 'head' as const,
      })),
  },
}

/** @example export { gameConfig as default } from '@playhouse/game-kit/vite' */
export const gameConfig = {
  base: './',
  plugins: [plainImports, noScriptsNote, preloadedImports],
  build: {
    outDir: 'dist',
    target: 'es2022',
    // The content security policy blocks a data: font, and an extra file costs nothing.
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    modulePreload: false as const,
  },
}
