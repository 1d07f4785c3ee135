import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createCoverResponder } from './cover-response.server.ts'
import { makeGame } from './test-image-host.ts'

const game = makeGame({ covers: { wide: null, square: null, tall: null } })
const answer = createCoverResponder()
const ask = (headers: Record<string, string> = {}) =>
  answer(
    { kind: 'generated', because: 'none' },
    {
      request: new Request('http://localhost/img/games/x/square-320.webp', { headers }),
      game,
      shape: 'square',
      hasTitle: true,
      version: '1',
      isCurrentVersion: true,
    },
  )

test('a generated cover is sent compressed when the client accepts it', async () => {
  const plain = ask()
  const packed = ask({ 'accept-encoding': 'br, gzip' })
  expect(packed.headers.get('content-encoding')).toBe('gzip')
  expect(packed.headers.get('vary')).toBe('Accept-Encoding')
  expect(gunzipSync(await packed.arrayBuffer()).toString()).toBe(await plain.text())
  expect(packed.headers.get('etag')).not.toBe(plain.headers.get('etag'))
})
