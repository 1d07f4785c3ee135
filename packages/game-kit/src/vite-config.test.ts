import { expect, test } from 'vitest'
import { gameConfig } from './vite-config.ts'

test('a document names the chunks that its script imports', () => {
  const preloaded = gameConfig.plugins.find((plugin) => plugin.name === 'preloaded-imports')
  if (!preloaded || !('transformIndexHtml' in preloaded)) throw new Error('the plugin is missing')
  const { handler } = preloaded.transformIndexHtml as {
    handler(html: string, context: { chunk?: { imports: string[] } }): object[]
  }
  expect(handler('', { chunk: { imports: ['assets/rng-1.js'] } })).toEqual([
    {
      tag: 'link',
      attrs: { rel: 'modulepreload', crossorigin: true, href: './assets/rng-1.js' },
      injectTo: 'head',
    },
  ])
  expect(handler('', {})).toEqual([])
})
