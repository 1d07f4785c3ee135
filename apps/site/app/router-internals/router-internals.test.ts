/**
 * The site leans on six inner parts of React Router, which its authors may change in any release. Everything that does is in this folder,
 * and each test below fails when its part is no longer what the site takes it for.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import {
  createMemoryRouter,
  createRequestHandler,
  type EntryContext,
  Outlet,
  RouterContextProvider,
  Scripts,
  type ServerBuild,
  ServerRouter,
} from 'react-router'
import { expect, test } from 'vitest'
import { startScriptsLate } from './late-scripts.ts'
import { isModuleLoader } from './module-loader-plugin.ts'
import { createPayloadLoader } from './payload-loader.ts'

/** Before this is raised: build the site, and run the journeys `new-build`, `updates`, `prefetch` and `bytes`. */
const TRIED_VERSION = '8.4.0'

const require = createRequire(import.meta.url)
const folderOf = (name: string) => dirname(require.resolve(`${name}/package.json`))
const versionOf = (name: string) =>
  (JSON.parse(readFileSync(join(folderOf(name), 'package.json'), 'utf8')) as { version: string }).version
const PRODUCTION = join(folderOf('react-router'), 'dist/production')
const readProduction = (file: string) => readFileSync(join(PRODUCTION, file), 'utf8')

/** A server build of two routes, as `virtual:react-router/server-build` gives one. */
function makeBuild(): ServerBuild {
  const chunk = (id: string, parentId: string | undefined, path: string | undefined) => ({
    id,
    parentId,
    path,
    module: `/assets/${id.replace('pages/', '')}.js`,
    imports: [],
    css: [],
    hasAction: false,
    hasLoader: true,
    hasClientAction: false,
    hasClientLoader: false,
    hasClientMiddleware: false,
    hasDefaultExport: true,
    hasErrorBoundary: false,
    clientActionModule: undefined,
    clientLoaderModule: undefined,
    clientMiddlewareModule: undefined,
    hydrateFallbackModule: undefined,
  })
  const Root = () =>
    createElement('html', null, createElement('body', null, createElement(Outlet), createElement(Scripts)))
  const Game = () => createElement('h1', null, 'A game')
  const render = (request: Request, status: number, headers: Headers, context: EntryContext) => {
    headers.set('Content-Type', 'text/html')
    const page = createElement(ServerRouter, { context, url: request.url })
    return new Response(`<!doctype html>${renderToString(page)}`, { status, headers })
  }
  return {
    entry: { module: { default: render } },
    routes: {
      root: { id: 'root', path: '', module: { default: Root, loader: () => ({ site: 'x' }) } },
      'pages/game': {
        id: 'pages/game',
        parentId: 'root',
        path: 'gameDetail/:gameId',
        module: { default: Game, loader: ({ params }: { params: object }) => params },
      },
    },
    assets: {
      version: '1',
      url: '/assets/manifest-1.js',
      entry: { module: '/assets/entry.js', imports: ['/assets/vendor.js'] },
      routes: {
        root: chunk('root', undefined, ''),
        'pages/game': chunk('pages/game', 'root', 'gameDetail/:gameId'),
      },
    },
    basename: '/',
    publicPath: '/',
    assetsBuildDirectory: 'build/client',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial' },
  } as unknown as ServerBuild
}

test('React Router is the version that the site was tried with', () => {
  const advice =
    'read app/router-internals, run this file and the journeys it names, then raise TRIED_VERSION'
  expect(versionOf('react-router'), advice).toBe(TRIED_VERSION)
  expect(versionOf('@react-router/dev'), advice).toBe(TRIED_VERSION)
})

test('the browser’s modules import one module loader, and ours takes its arguments', () => {
  const files = readdirSync(join(PRODUCTION, 'lib'), { recursive: true, encoding: 'utf8' })
  const imports = files
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) =>
      [...readProduction(`lib/${file}`).matchAll(/import \{([^}]*)\} from "([^"]+)"/g)].map((match) => ({
        importer: join(PRODUCTION, 'lib', file),
        names: match[1]!.trim(),
        source: match[2]!,
      })),
    )
    .filter(({ source, importer }) => isModuleLoader(source, importer))
  expect(imports.length).toBeGreaterThan(0)
  for (const { names, importer } of imports) expect(names, importer).toBe('loadRouteModule')
  expect(readProduction('lib/dom/ssr/routeModules.js')).toContain(
    'async function loadRouteModule(route, routeModulesCache)',
  )
})

test('the script that begins a page is recognised and put off until the cover is painted', async () => {
  const handle = createRequestHandler(makeBuild(), 'production')
  const response = await handle(new Request('http://localhost/gameDetail/chess'), new RouterContextProvider())
  const html = await response.text()
  expect(html).toContain('<h1>A game</h1>')
  expect(html).toContain('rel="modulepreload"')
  const late = startScriptsLate(html)
  expect(late).not.toContain('<link rel="modulepreload"')
  expect(late).toContain('function start(){')
  for (const file of ['manifest-1', 'root', 'game', 'entry', 'vendor'])
    expect(late, file).toContain(`/assets/${file}.js`)
  expect(late).not.toMatch(/import (?:\* as \w+ from )?"/)
  expect(late).toMatch(/window\.__reactRouterRouteModules = \{\s*"root":route0,"pages\/game":route1\}/)
})

test('the router is on the window, with its routes, its state and a subscription', () => {
  const hydrated = 'lib/dom-export/hydrated-router.js'
  expect(existsSync(join(PRODUCTION, hydrated)), hydrated).toBe(true)
  expect(readProduction(hydrated)).toContain('window.__reactRouterDataRouter =')
  const router = createMemoryRouter([{ id: 'root', path: '/', children: [] }])
  expect(router.routes.map(({ id }) => id)).toEqual(['root'])
  expect(router.state.location).toMatchObject({ pathname: '/', search: '', hash: '' })
  expect(router.state.navigation).toMatchObject({ state: 'idle', location: undefined })
  const stop = router.subscribe(() => {})
  expect(stop).toBeTypeOf('function')
  stop()
  router.dispose()
})

test('the build’s manifest is left on the window, and names the module and the styles of each route', () => {
  expect(readFileSync(join(folderOf('@react-router/dev'), 'dist/vite.js'), 'utf8')).toContain(
    '`window.__reactRouterManifest=${',
  )
  const types = readProduction('lib/dom/ssr/entry.d.ts') + readProduction('lib/dom/ssr/routes.d.ts')
  expect(types).toMatch(/interface EntryRoute extends Route \{[^}]*module: string;/)
  expect(types).toMatch(/interface EntryRoute extends Route \{[^}]*css\?: string\[\];/)
})

test('a page’s data comes from the routes of the server’s build, without the page and without the root', async () => {
  const load = createPayloadLoader(makeBuild())
  expect(await load(new URL('http://localhost/gameDetail/chess'), new RouterContextProvider())).toEqual({
    status: 200,
    data: { gameId: 'chess' },
  })
})
