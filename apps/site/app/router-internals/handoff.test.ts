import {
  createRequestHandler,
  type EntryContext,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import { expect, test } from 'vitest'
import { renderHandoff } from './handoff.ts'

/** What React Router writes for the same data. */
async function readStream(data: unknown): Promise<string> {
  let line = ''
  const handle = createRequestHandler(
    {
      entry: {
        module: {
          async default(_: Request, status: number, headers: Headers, context: EntryContext) {
            line = await new Response(context.serverHandoffStream).text()
            return new Response('', { status, headers })
          },
        },
      },
      routes: { root: { id: 'root', path: '', module: { default: () => null, loader: () => data } } },
      assets: { routes: {} },
      future: {},
      routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
      ssr: true,
      isSpaMode: false,
      prerender: [],
      basename: '/',
      publicPath: '/',
    } as unknown as ServerBuild,
    'production',
  )
  await handle(new Request('http://localhost/'), new RouterContextProvider())
  return line
}

const read = (data: unknown) => renderHandoff({ loaderData: { root: data }, actionData: null, errors: null })

const tile = { slug: 'a', plays: 3, badge: undefined }

test.each([
  ['texts and numbers', { a: 'one', b: 1, c: 1.5, d: -2, e: 0, f: true, g: false, h: null }],
  ['undefined in an object and a list', { a: undefined, list: [undefined, null, 1] }],
  ['negative zero', { a: -0, b: 0 }],
  ['the same object twice', { list: [tile, tile, { ...tile }] }],
  ['the same text as key and value', { slug: 'slug', other: ['slug', 'title'], title: 'slug' }],
  ['markup and line separators', { text: '</script><!-- & \u2028\u2029 "quoted" \\ 😀' }],
  ['half of a character', { text: 'x\ud83d' }],
  ['nothing', {}],
  ['nested empty lists', { a: [], b: [[], [[]]], c: {} }],
])('data is written as React Router writes it: %s', async (_, data) => {
  const line = await readStream(data)
  const [, text = ''] = /enqueue\((".*?")\);<\/script>/s.exec(read(data)!)!
  expect(JSON.parse(text)).toBe(line)
  expect(text).not.toMatch(/[<>&\u2028\u2029]/)
})

test.each([
  ['a date', { at: new Date(0) }],
  ['a promise', { later: Promise.resolve(1) }],
  ['a map', { map: new Map() }],
  ['an instance', { error: new Error('x') }],
  ['a number that JSON does not have', { n: Number.NaN }],
  ['a function', { call: () => 1 }],
])('React Router writes the page when its data is no JSON: %s', (_, data) => {
  expect(read(data)).toBeNull()
})
