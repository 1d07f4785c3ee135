import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startScriptsLate } from './late-scripts.ts'

const PAGE = `<html><head><link rel="modulepreload" href="/assets/vendor.js"/><link rel="modulepreload" crossorigin="" href="/assets/root.js"/></head>
<body><script type="module" async="">import "/assets/manifest-1.js";
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/game.js";
  
  window.__reactRouterRouteModules = {"root":route0,"pages/game":route1};

import("/assets/entry.js");</script></body></html>`

function startOf(html: string): string {
  return /<script type="module" async="">([\s\S]*?)<\/script>/.exec(html)![1]!
}

/** Runs a page's start in a pretended page; what it would fetch is noted instead. */
function run(lead: { decode(): Promise<void> } | null, hidden = false) {
  const asked: string[] = []
  const presses = new Map<string, () => void>()
  const page = {
    load: (file: string) => (asked.push(file), Promise.resolve(`module ${file}`)),
    document: {
      hidden,
      head: { append: (link: { href: string }) => asked.push(`preload ${link.href}`) },
      createElement: () => ({}),
      querySelector: () => lead,
    },
    addEventListener: (type: string, listener: () => void) => presses.set(type, listener),
    requestAnimationFrame: (next: () => void) => setTimeout(next, 16),
    window: {} as Record<string, unknown>,
  }
  const text = startOf(startScriptsLate(PAGE)).replaceAll('import(', 'load(')
  new Function(...Object.keys(page), text)(...Object.values(page))
  return { asked, press: (type: string) => presses.get(type)!(), window: page.window }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('nothing is preloaded before the cover, and a page without scripts is unchanged', () => {
  expect(startScriptsLate(PAGE)).not.toContain('<link rel="modulepreload"')
  expect(startOf(startScriptsLate(PAGE))).not.toMatch(/^import |\nimport [^(]/)
  expect(startScriptsLate('<p>404</p>')).toBe('<p>404</p>')
})

test('a page in development stays as it is, so that what reloads its modules runs before them', () => {
  const page = PAGE.replace('import "/assets/manifest-1.js"', 'import "/@id/hmr-runtime";$&')
  expect(startScriptsLate(page)).toBe(page)
})

test('once the lead cover is painted, every module is requested once, the entry last', async () => {
  let showCover = () => {}
  const { asked, window } = run({ decode: () => new Promise((resolve) => (showCover = resolve)) })
  await vi.advanceTimersByTimeAsync(500)
  expect(asked).toEqual([])
  showCover()
  await vi.advanceTimersByTimeAsync(40)
  const files = ['/assets/manifest-1.js', '/assets/root.js', '/assets/game.js']
  const preloads = [...files, '/assets/entry.js', '/assets/vendor.js'].map((file) => `preload ${file}`)
  expect(asked).toEqual([...preloads, ...files, '/assets/entry.js'])
  expect(window['__reactRouterRouteModules']).toEqual({
    root: 'module /assets/root.js',
    'pages/game': 'module /assets/game.js',
  })
  await vi.advanceTimersByTimeAsync(5000)
  expect(asked).toHaveLength(9)
})

const never = { decode: () => new Promise<void>(() => {}) }

test.each([
  ['the cover cannot be had', () => run({ decode: () => Promise.reject(new Error('broken')) }), 40],
  ['there is no lead cover', () => run(null), 40],
  ['the cover is slow', () => run(never), 2001],
  ['the page is in the background', () => run(never, true), 1],
])('starts where %s', async (_, start, withinMs) => {
  const { asked } = start()
  await vi.advanceTimersByTimeAsync(withinMs)
  expect(asked.at(-1)).toBe('/assets/entry.js')
})

test.each(['pointerdown', 'keydown'])('starts at a %s', async (type) => {
  const { asked, press } = run(never)
  press(type)
  await vi.advanceTimersByTimeAsync(1)
  expect(asked.at(-1)).toBe('/assets/entry.js')
})
