import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { replaceModuleLoader } from './app/router-internals/module-loader-plugin.ts'
import { inlineRoutes } from './vite-routes.ts'
import { listShell } from './vite-shell.ts'

/** Modules that nearly every page needs. A game's stage, articles, lists and dialogs are separate chunks, loaded on demand. */
const EVERY_PAGE = [
  /ui\/(base|tokens|fonts\/fonts|button\.module|fold\.module|go-to-top\.module)\.css/,
  /ui\/(button|category-icons|clsx|escape-markup|fold|go-to-top|icon|icons|logo|logo-size|no-scripts|pill-button|when-idle)\.tsx?$/,
  /pages\/(shell\.module\.css|site-menu\.|bottom-bar\.|error-page\.)/,
  /texts\/(en|shell-texts)\.ts$/,
  /domain\/(canonical-path|public-site|site|slug|tile)\.ts$/,
  /features\/ads\/ad-slot\./,
  /features\/search\/(search|search-box|use-slash-key|search-box-texts)\.tsx?$/,
  /features\/local-data\/(?!my-data-dialog|my-data-texts|transfer|game-saves|upload-save|favourite-button)/,
  /features\/sites\/(?!site-configuration|read-common-answer)/,
  /app\/(api-client|site-paths)\.ts$/,
  /features\/navigation\/(bots|early-click-replay|lazy-part|link-target|error-page-data|not-found-message|on-navigation|newer-build|start-navigation|use-)/,
  /features\/offline\/(ask-worker|install-event|use-online)\.ts$/,
  // A document links the styles of its routes only; the page of an unknown address is loaded by a boundary.
  /features\/(rooms\/empty-scene|catalogue\/playable-tiles)\.module\.css/,
  /features\/catalogue\/(game-tile|tile-markup|category-items|category-links|category-signs|category-types|tag-name|random-button)\.(tsx?|module\.css)$/,
]

function isOnEveryPage(id: string): boolean {
  const path = id.replaceAll('\\', '/').split('?')[0] ?? ''
  return path.includes('apps/site/app/') && EVERY_PAGE.some((pattern) => pattern.test(path))
}

/** Every first page needs these, so they are two files instead of thirty small ones. */
const groups = [
  {
    name: 'vendor',
    // We replace React Router's route module loader, so its dependencies are in this chunk too.
    test: /node_modules[\\/](react|react-dom|react-router|scheduler|cookie-es|@remix-run)[\\/]|router-internals[\\/](load-route-module|data-router)\.ts|features[\\/]navigation[\\/](full-load|reload-guard|running-game)\.ts/,
    priority: 2,
  },
  {
    name: 'shared',
    test: isOnEveryPage,
    priority: 1,
  },
  {
    // Needed by an open page when it is idle or left.
    name: 'navigation',
    test: /app[\\/]work-queue\.ts|features[\\/]navigation[\\/](after-idle|app-manifest|build-poll|connection|not-found-message|latest-build|load-payload|matcher|navigation|payload-url|prefetch|until-painted)\.ts|router-internals[\\/]route-files\.ts/,
    priority: 1,
  },
  {
    // Shared by a game's page and its play page.
    name: 'game-common',
    test: /ui[\\/]game-icons|features[\\/](votes|reports)[\\/](?!report-dialog)|offline[\\/](use-offline-games|save-offline-button)|local-data[\\/]favourite-button|catalogue[\\/](game-(facts|view)|stage-light)|play[\\/](share-button|game-badges)/,
    priority: 1,
  },
]

/** Packages that the server's bundle does not contain: they have native parts, find their files by their folder, or few processes load them. */
const SEPARATE = ['sharp', 'pg', 'prom-client', '@simplewebauthn/server', 'playwright-core']

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), replaceModuleLoader(), inlineRoutes(), listShell()],
  environments: {
    client: { build: { rollupOptions: { output: { codeSplitting: { groups } } } } },
    ssr: {
      // What is left of a package in the bundle takes less memory than its modules. In development Node loads them.
      ...(command === 'build' && {
        resolve: { noExternal: true, external: SEPARATE },
        define: { 'process.env.NODE_ENV': '"production"' },
      }),
      // server/app.ts is the entry of the server bundle: one module graph for routes and server.
      build: { rollupOptions: { input: './server/app.ts' } },
    },
  },
  build: { target: 'es2023', assetsInlineLimit: 0, reportCompressedSize: false },
  css: { modules: { generateScopedName: '[name]_[local]_[hash:base64:4]' } },
}))
