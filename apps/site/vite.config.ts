import { reactRouter } from '@react-router/dev/vite'
import { join } from 'node:path'
import { defineConfig, type Plugin } from 'vite'
import { listShell } from './vite-shell.ts'

/** What nearly every page has. The stage of a game, articles, shelves and dialogs stay apart, to come when they are needed. */
const EVERY_PAGE = [
  /ui\/(base|tokens|fonts\/fonts|button\.module|go-to-top\.module)\.css/,
  /ui\/(button|category-icons|clsx|go-to-top|icon|icons|logo|logo-size|no-scripts|pill-button)\.tsx?$/,
  /pages\/(shell\.module\.css|site-menu\.|bottom-bar\.|(error|lost)-page\.)/,
  /texts\//,
  /features\/ads\/ad-slot\./,
  /features\/search\/(search|search-box|use-search-box|suggestions|search-texts)\.tsx?$/,
  /features\/local-data\/(?!my-data-dialog|my-data-texts|transfer|game-saves|favourite-button)/,
  /features\/sites\/(?!site-configuration|read-common-answer)/,
  /features\/updates\/(bots|early-press|fetch|lazy-part|link-target|lost-page|on-navigation|outdated|start-updates|use-)/,
  /features\/offline\/(ask-worker|install-event|use-online)\.ts$/,
  /features\/catalogue\/(tile|game-tile|slug|category-links|category-signs|category-types|tag-name|use-previews|random-button)\.(tsx?|module\.css)$/,
]

function isOnEveryPage(id: string): boolean {
  const path = id.replaceAll('\\', '/').split('?')[0] ?? ''
  return path.includes('apps/site/app/') && EVERY_PAGE.some((pattern) => pattern.test(path))
}

/** Every first page needs these, so they come as two files instead of thirty small ones. */
const groups = [
  {
    name: 'vendor',
    // React Router's loading of route modules is ours, so what that needs stands beside it.
    test: /node_modules[\\/](react|react-dom|react-router|scheduler|cookie-es|@remix-run)[\\/]|updates[\\/](load-route-module|full-load|reload-guard|router-state|running-game)\.ts/,
    priority: 2,
  },
  {
    name: 'shared',
    test: isOnEveryPage,
    priority: 1,
  },
  {
    // What an open page needs when it is idle, or left.
    name: 'navigation',
    test: /features[\\/]updates[\\/](after-idle|app-manifest|build-poll|connection|describe-loss|latest-build|load-payload|matcher|navigation|payload-url|prefetch|task-queue|until-painted)\.ts/,
    priority: 1,
  },
  {
    // What a game's page and its play page share.
    name: 'game-common',
    test: /ui[\\/]game-icons|features[\\/](votes|reports)[\\/](?!report-dialog)|offline[\\/](use-kept-games|keep-offline-button)|local-data[\\/]favourite-button|catalogue[\\/]game-(facts|view)|play[\\/](share-button|game-badges)/,
    priority: 1,
  },
]

/**
 * React Router answers a route's module that cannot be loaded by loading the page it is on, without end and without the destination.
 * It offers no setting for that, so the browser's build takes our function in its place. A build in which it was not found fails.
 */
function ownModuleLoader(): Plugin {
  let isReplaced = false
  return {
    name: 'own-module-loader',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId(source, importer) {
      if (
        !source.endsWith('/routeModules.js') ||
        !importer?.replaceAll('\\', '/').includes('/react-router/dist/')
      )
        return null
      isReplaced = true
      return join(import.meta.dirname, 'app/features/updates/load-route-module.ts')
    },
    buildEnd(error) {
      if (!error && !isReplaced)
        throw new Error('React Router has no routeModules.js any more: see own-module-loader')
    },
  }
}

export default defineConfig({
  plugins: [reactRouter(), ownModuleLoader(), listShell()],
  environments: {
    client: { build: { rollupOptions: { output: { codeSplitting: { groups } } } } },
    // server/app.ts is the entry of the server bundle: one module graph for routes and server.
    ssr: { build: { rollupOptions: { input: './server/app.ts' } } },
  },
  build: { target: 'es2023', assetsInlineLimit: 0, reportCompressedSize: false },
  css: { modules: { generateScopedName: '[name]_[local]_[hash:base64:4]' } },
})
