import { mkdir, mkdtemp, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Game } from '#app/domain/game.ts'
import { coverVersion } from './cover-version.ts'
import { createImageRoute, type ImageRouteOptions } from './image-route.server.ts'
import { makeGame, startImageHost, type ImageHost } from './test-image-host.ts'

let dir: string
let host: ImageHost | undefined

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'images-'))
})
afterEach(async () => {
  await host?.close()
  host = undefined
  await rm(dir, { recursive: true, force: true })
})

async function drawPicture(format: 'png' | 'jpeg' = 'png', width = 640, height = 400): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 }
  return sharp({ create: { width, height, channels: 3, background: '#c33', noise } })
    .toFormat(format)
    .toBuffer()
}

async function openRoute(
  answer: (path: string, response: ServerResponse) => void,
  options: Partial<ImageRouteOptions> = {},
) {
  host = await startImageHost(answer)
  const route = createImageRoute({
    ownGamesDir: join(dir, 'games'),
    cacheDir: join(dir, 'cache'),
    openRemote: host.openRemote,
    ...options,
  })
  return async (game: Game, file: string, init?: RequestInit) => {
    const url = `http://localhost/img/games/${game.slug}/${file}`
    return (await route.answer(new Request(url, init), (slug) => (slug === game.slug ? game : null)))!
  }
}

const send =
  (body: Buffer, type = 'image/png') =>
  (_path: string, response: ServerResponse) => {
    response.writeHead(200, { 'content-type': type, 'content-length': body.length })
    response.end(body)
  }

async function expectGenerated(response: Response, cacheControl = 'public, max-age=300') {
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('image/svg+xml')
  expect(response.headers.get('cache-control')).toBe(cacheControl)
  expect(response.headers.get('content-security-policy')).toContain('sandbox')
  expect(await response.text()).toMatch(/^<svg/)
}

test('a remote cover is sent cropped to its shape, as WebP, immutable under its version', async () => {
  const ask = await openRoute(send(await drawPicture()))
  const game = makeGame()
  const response = await ask(game, `square-192.webp?v=${coverVersion(game)}`)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('image/webp')
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(response.headers.get('cross-origin-resource-policy')).toBe('same-origin')
  const { format, width, height } = await sharp(await response.arrayBuffer()).metadata()
  expect({ format, width, height }).toEqual({ format: 'webp', width: 192, height: 192 })
  const stale = await ask(game, 'square-192.webp?v=old')
  expect(stale.headers.get('cache-control')).toBe('public, max-age=3600')
})

test('every shape and width the site uses is answered, others and unknown games are not', async () => {
  const ask = await openRoute(send(await drawPicture()))
  for (const [file, width, height] of [
    ['wide-1280.webp', 1280, 800],
    ['wide-320.webp', 320, 200],
    ['tall-320.webp', 320, 480],
  ] as const) {
    const response = await ask(makeGame(), file)
    expect(await sharp(await response.arrayBuffer()).metadata()).toMatchObject({ width, height })
  }
  for (const file of [
    'square-100.webp',
    'round-96.webp',
    'square-96.png',
    'square-96.webp/..',
    'constructor-96.webp',
  ]) {
    expect(await ask(makeGame(), file)).toBe(null)
  }
  const route = createImageRoute({ ownGamesDir: dir, cacheDir: dir, openRemote: host!.openRemote })
  expect(await route.answer(new Request('http://localhost/img/games/nope/square-96.webp'), () => null)).toBe(
    null,
  )
})

test('the art of a cover is a provider’s square picture, or the drawing without its title', async () => {
  const ask = await openRoute(send(await drawPicture()))
  const picture = await ask(makeGame(), 'art-192.webp')
  expect(await sharp(await picture.arrayBuffer()).metadata()).toMatchObject({ format: 'webp', width: 192 })
  const undrawn = makeGame({ slug: 'no-picture', covers: { wide: null, square: null, tall: null } })
  const [art, square] = await Promise.all(
    ['art-192.webp', 'square-192.webp'].map(async (file) => (await ask(undrawn, file)).text()),
  )
  const lettering = 'url(#x)'
  expect(square).toContain(lettering)
  expect(art).toMatch(/^<svg/)
  expect(art).not.toContain(lettering)
  expect(await ask(undrawn, 'art-640.webp')).toBe(null)
})

test('the art of an own game’s cover is its close-up, or the square where it has none', async () => {
  const covers = join(dir, 'own-game', 'covers')
  await mkdir(covers, { recursive: true })
  await writeFile(join(covers, 'art-96.webp'), 'close-up')
  await writeFile(join(covers, 'square-192.webp'), 'whole')
  const ask = await openRoute(send(await drawPicture()), { ownGamesDir: dir })
  const game = makeGame({ slug: 'own-game', source: { ...makeGame().source, kind: 'own' } })
  expect(await (await ask(game, 'art-96.webp')).text()).toBe('close-up')
  expect(await (await ask(game, 'art-192.webp')).text()).toBe('whole')
})

test('many visitors at once cost one request to the provider, in all sizes together', async () => {
  const ask = await openRoute(send(await drawPicture()))
  const game = makeGame({ covers: { wide: 'https://img.example.com/one.png', square: null, tall: null } })
  const files = [
    'square-96.webp',
    'square-192.webp',
    'square-320.webp',
    'wide-320.webp',
    'wide-640.webp',
    'tall-320.webp',
  ]
  const responses = await Promise.all(
    Array.from({ length: 60 }, (_, i) => ask(game, files[i % files.length]!)),
  )
  expect(new Set(responses.map((response) => response.headers.get('content-type')))).toEqual(
    new Set(['image/webp']),
  )
  expect(host!.asked).toEqual(['/one.png'])
})

test('an unchanged cover is not sent again, and HEAD sends none', async () => {
  const ask = await openRoute(send(await drawPicture()))
  const etag = (await ask(makeGame(), 'square-96.webp')).headers.get('etag')!
  const again = await ask(makeGame(), 'square-96.webp', { headers: { 'if-none-match': etag } })
  expect(again.status).toBe(304)
  const head = await ask(makeGame(), 'square-96.webp', { method: 'HEAD' })
  expect(await head.text()).toBe('')
  expect(Number(head.headers.get('content-length'))).toBeGreaterThan(100)
})

test('a source that is no usable picture becomes the generated cover', async () => {
  const png = await drawPicture()
  const jpeg = await drawPicture('jpeg')
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
  )
  const answers: Record<string, (path: string, response: ServerResponse) => void> = {
    '/svg-by-type': send(svg, 'image/svg+xml'),
    '/svg-named-png': send(svg, 'image/png'),
    '/page': send(Buffer.from('<!doctype html><p>Not here'), 'text/html'),
    '/cut-off.png': send(png.subarray(0, png.length / 2)),
    '/cut-off.jpg': send(jpeg.subarray(0, jpeg.length / 2), 'image/jpeg'),
    '/gone': (_path, response) => response.writeHead(404).end(),
    '/broken-off': (_path, response) => {
      response.writeHead(200, { 'content-type': 'image/png', 'content-length': png.length })
      response.write(png.subarray(0, 1000), () => response.destroy())
    },
    '/too-long': (_path, response) => {
      response.writeHead(200, { 'content-type': 'image/png' })
      const block = Buffer.alloc(1024 * 1024)
      const push = () => {
        while (!response.destroyed && response.write(block));
        response.once('drain', push)
      }
      push()
    },
  }
  const causes: string[] = []
  const log = {
    warn: (_message: string, fields?: Record<string, unknown>) => causes.push(String(fields?.cause)),
  }
  const ask = await openRoute((path, response) => answers[path]!(path, response), { log })
  for (const [i, path] of Object.keys(answers).entries()) {
    const square = `https://host-${i}.example.com${path}`
    await expectGenerated(
      await ask(makeGame({ covers: { square, wide: null, tall: null } }), 'square-96.webp'),
    )
  }
  expect(causes).toEqual([
    expect.stringContaining('is image/svg+xml'),
    expect.stringContaining('is not a supported image format'),
    expect.stringContaining('is text/html'),
    expect.stringMatching(/png/i),
    expect.stringMatching(/jpeg/i),
    expect.stringContaining('answered 404'),
    expect.stringMatching(/terminated|aborted|closed/),
    expect.stringContaining('is too large'),
  ])
})

test('a picture of absurd dimensions is not decoded', async () => {
  const huge = await sharp({ create: { width: 16000, height: 4000, channels: 3, background: '#000' } })
    .png()
    .toBuffer()
  const ask = await openRoute(send(huge))
  await expectGenerated(await ask(makeGame(), 'square-96.webp'))
})

test('a slow host costs the visitor a short wait, and the picture is there for the next one', async () => {
  const png = await drawPicture()
  const ask = await openRoute((path, response) => setTimeout(() => send(png)(path, response), 200), {
    patienceMs: 50,
  })
  await expectGenerated(await ask(makeGame(), 'square-96.webp'), 'public, max-age=15')
  await expect
    .poll(async () => (await ask(makeGame(), 'square-96.webp')).headers.get('content-type'))
    .toBe('image/webp')
  expect(host!.asked).toHaveLength(1)
})

test('a host that never answers is given up on after the time limit', async () => {
  const ask = await openRoute(() => {}, { fetchTimeoutMs: 60 })
  await expectGenerated(await ask(makeGame(), 'square-96.webp'))
})

test('a failure is remembered for five minutes, then the source is tried again', async () => {
  let nowMs = 1_000_000
  const png = await drawPicture()
  let isUp = false
  const ask = await openRoute(
    (path, response) => (isUp ? send(png)(path, response) : send(png.subarray(0, 5000))(path, response)),
    { now: () => nowMs },
  )
  await expectGenerated(await ask(makeGame(), 'square-96.webp'))
  isUp = true
  nowMs += 4 * 60_000
  await expectGenerated(await ask(makeGame(), 'square-320.webp'))
  expect(host!.asked).toHaveLength(1)
  nowMs += 61_000
  expect((await ask(makeGame(), 'square-96.webp')).headers.get('content-type')).toBe('image/webp')
})

test('a host that is down is left alone after a few tries', async () => {
  const ask = await openRoute((_path, response) => response.destroy())
  for (let i = 0; i < 10; i++) {
    const covers = { square: `https://down.example.com/${i}.png`, wide: null, tall: null }
    await expectGenerated(await ask(makeGame({ slug: `game-${i}`, covers }), 'square-96.webp'))
  }
  expect(new Set(host!.asked).size).toBe(4)
})

test('a changed game is a new picture', async () => {
  const ask = await openRoute(send(await drawPicture()))
  await ask(makeGame({ updatedAt: 1 }), 'square-96.webp')
  await ask(makeGame({ updatedAt: 2 }), 'square-96.webp')
  expect(host!.asked).toHaveLength(2)
})

test('covers survive a restart; damaged and half-written files are made again', async () => {
  const picture = send(await drawPicture())
  let ask = await openRoute(picture)
  await ask(makeGame(), 'square-96.webp')
  await host!.close()
  // Of a process that is no more: numbers end at 2 ** 22.
  await writeFile(join(dir, 'cache', `leftover-${2 ** 22 + 1}-0.tmp`), 'half')

  ask = await openRoute(picture)
  expect((await ask(makeGame(), 'square-96.webp')).headers.get('content-type')).toBe('image/webp')
  expect(host!.asked).toEqual([])
  expect((await readdir(join(dir, 'cache'))).some((name) => name.endsWith('.tmp'))).toBe(false)

  for (const name of await readdir(join(dir, 'cache'))) await truncate(join(dir, 'cache', name), 40)
  const response = await ask(makeGame(), 'square-96.webp')
  expect(await sharp(await response.arrayBuffer()).metadata()).toMatchObject({ format: 'webp', width: 96 })
  expect(host!.asked).toHaveLength(1)
})

test('the cache stays within its size and drops the least recently used files', async () => {
  const png = await drawPicture('png', 200, 200)
  const maxCacheBytes = png.length * 3
  const ask = await openRoute(send(png), { maxCacheBytes })
  for (let i = 0; i < 8; i++) {
    const covers = { square: `https://img.example.com/${i}.png`, wide: null, tall: null }
    await ask(makeGame({ slug: `game-${i}`, covers }), 'square-96.webp')
  }
  const files = await readdir(join(dir, 'cache'))
  const sizes = await Promise.all(files.map(async (name) => (await stat(join(dir, 'cache', name))).size))
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(maxCacheBytes)
  host!.asked.length = 0
  const last = { square: 'https://img.example.com/7.png', wide: null, tall: null }
  await ask(makeGame({ slug: 'game-7', covers: last }), 'square-96.webp')
  expect(host!.asked).toEqual([])
})

test('our own games are served the covers that were drawn for them', async () => {
  const ask = await openRoute(() => {})
  const covers = { wide: '/games/cozy-blocks/covers/wide.webp', square: null, tall: null }
  const game = makeGame({
    slug: 'cozy-blocks',
    covers,
    source: { kind: 'own', url: '/games/cozy-blocks/', fallbacks: [] },
  })
  await mkdir(join(dir, 'games/cozy-blocks/covers'), { recursive: true })
  await writeFile(join(dir, 'games/cozy-blocks/covers/wide-640.webp'), 'as it is')
  expect(await (await ask(game, 'wide-640.webp')).text()).toBe('as it is')
  await expectGenerated(await ask(game, 'wide-320.webp'))
  expect(host!.asked).toEqual([])
})

test('a game without any cover gets the generated one for a day', async () => {
  const ask = await openRoute(() => {})
  const game = makeGame({ covers: { wide: null, square: null, tall: null } })
  await expectGenerated(await ask(game, 'tall-320.webp'), 'public, max-age=86400')
})

test('a picture of the operator is cut where its crops say, and replaces the provider’s', async () => {
  const stripes = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#f00' } })
    .composite([
      { input: { create: { width: 300, height: 400, channels: 3, background: '#00f' } }, left: 300, top: 0 },
    ])
    .webp()
    .toBuffer()
  const findUpload = vi.fn(async (slug: string, name: string) =>
    slug === 'kite' && name === 'a'.repeat(16) ? stripes : null,
  )
  const get = await openRoute(() => {}, { findUpload })
  const crops = {
    wide: { left: 0, top: 0, width: 300 },
    square: { left: 300, top: 50, width: 300 },
    tall: { left: 0, top: 0, width: 200 },
  }
  const game = {
    ...makeGame({ covers: { wide: 'https://img.example/kite.png', square: null, tall: null } }),
    slug: 'kite',
    operatorCover: { from: 'picture', picture: 'a'.repeat(16), crops },
  } satisfies Game
  const colourOf = async (file: string) => {
    const { data, info } = await sharp(Buffer.from(await (await get(game, file)).arrayBuffer()))
      .raw()
      .toBuffer({ resolveWithObject: true })
    return { size: [info.width, info.height], isRed: data[0]! > 200, isBlue: data[2]! > 200 }
  }
  expect(await colourOf('wide-320.webp')).toEqual({ size: [320, 200], isRed: true, isBlue: false })
  expect(await colourOf('square-240.webp')).toEqual({ size: [240, 240], isRed: false, isBlue: true })
  await get(game, 'square-240.webp')
  expect(findUpload).toHaveBeenCalledTimes(2)
  expect(coverVersion(game)).not.toBe(coverVersion({ ...game, operatorCover: undefined }))
})

test('a drawing that the operator chose replaces a provider’s picture', async () => {
  const get = await openRoute(() => {})
  const drawing = { motif: 'car', drawing: 'car', composition: 'whole', palette: 1 } as const
  const game = {
    ...makeGame({ covers: { wide: 'https://img.example/kite.png', square: null, tall: null } }),
    drawnCover: drawing,
    operatorCover: { from: 'drawing', drawing },
  } satisfies Game
  await expectGenerated(await get(game, 'wide-320.webp'), 'public, max-age=86400')
})
