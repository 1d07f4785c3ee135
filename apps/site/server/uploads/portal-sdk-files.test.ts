import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { insertMarkup } from './upload-body.ts'
import { createPortalSdkFiles, type SdkRecord } from './portal-sdk-files.ts'

const CODES = new Map([
  ['first.js', 'first()'],
  ['poki.js', 'poki()'],
])
const files = createPortalSdkFiles(CODES)
const folder = `/uploads/sdks/${files.version}/`
const SDK = 'https://game-cdn.poki.com/scripts/v2/poki-sdk.js'

const send = (html: string, record: SdkRecord = {}) =>
  insertMarkup(Buffer.from(html, 'latin1'), files.markup(record), (rest) =>
    files.rewrite(rest, record),
  ).toString('latin1')

test('a document begins with the first script, and its scripts are the files', () => {
  expect(send(`<!doctype html><script src="${SDK}"></script>\xe9<p>`)).toBe(
    `<!doctype html><script src="${folder}first.js"></script><script src="${folder}poki.js"></script>\xe9<p>`,
  )
})

test('modules of a game with an SDK import the file, with the maps of both', () => {
  const map = (html: string) =>
    JSON.parse(/<script type="importmap">([^]*?)<\/script>/.exec(html)?.[1] ?? 'null') as {
      imports: Record<string, string>
    } | null
  expect(map(send('<p>'))).toBeNull()
  expect(map(send('<p>', { sdks: ['poki'] }))?.imports[SDK]).toBe(`${folder}poki.js`)
  const own = '<script type="importmap">{"imports":{"three":"./three.js"},"scopes":{}}</script>'
  const joined = send(own, { sdks: ['poki'] })
  expect(joined.match(/importmap/g)).toHaveLength(1)
  expect(map(joined)).toMatchObject({
    imports: { three: './three.js', [SDK]: `${folder}poki.js` },
    scopes: {},
  })
  expect(send('<script type="importmap">no</script>', { sdks: ['poki'] })).toContain('>no</script>')
})

test('what the operator entered for Newgrounds is an attribute, with its quotes escaped', () => {
  const markup = files.markup({ newgrounds: { app: '1:"x', key: 'a+b==' } })
  expect(markup).toContain('data-newgrounds-app="1:&quot;x" data-newgrounds-key="a+b=="')
})

test('files are sent from their folder, forever only from the one of this build', async () => {
  const place = { kind: 'sandboxed', host: 'play.example', folder: '/uploads/' } as const
  const ask = (path: string, headers: Record<string, string> = {}) =>
    files.answer(path, new Request('https://play.example/', { headers }), place)
  const sent = ask(`${folder}poki.js`)!
  expect(await sent.text()).toBe('poki()')
  expect(sent.headers.get('cache-control')).toContain('immutable')
  expect(sent.headers.get('access-control-allow-origin')).toBe('*')
  const packed = ask(`${folder}poki.js`, { 'accept-encoding': 'br' })!
  expect(brotliDecompressSync(await packed.arrayBuffer()).toString()).toBe('poki()')
  const old = ask('/uploads/sdks/0123456789ab/poki.js')!
  expect([await old.text(), old.headers.get('cache-control')]).toEqual(['poki()', 'no-store'])
  for (const path of [`${folder}other.js`, `${folder}../first.js`, '/uploads/sdks/first.js', '/uploads/x'])
    expect(ask(path), path).toBeNull()
})
