import { expect, test, vi } from 'vitest'
import { createPlayhouse } from './client.ts'
import { openFrame, openPlay, settle } from './fake-frame.ts'

test('a game connects to its page and receives its muted state', async () => {
  const onHello = vi.fn()
  const { connect, playhouse } = openPlay({ muted: true, onHello })
  const connection = connect()
  expect(await playhouse.init()).toEqual({
    hosted: true,
    muted: true,
    paused: false,
    lang: 'en',
    dir: 'ltr',
    params: {},
    ads: { break: false, rewarded: false },
  })
  expect(onHello).toHaveBeenCalledWith({ mute: true, pause: true })
  expect(connection.supports).toEqual({ mute: true, pause: true })
})

test('a page receives progress, ready, gameplay and score', async () => {
  const received: unknown[] = []
  const { connect, playhouse } = openPlay({
    onProgress: (value) => received.push(value),
    onReady: () => received.push('ready'),
    onGameplay: (playing) => received.push(playing),
    onScore: (score) => received.push(score),
  })
  connect()
  playhouse.loadingProgress(2)
  await playhouse.init()
  playhouse.ready()
  playhouse.gameplayStart()
  playhouse.gameplayStop()
  playhouse.score(7, { mode: 'daily', level: 3 })
  playhouse.score(8, { mode: 'No Slug' })
  playhouse.score(NaN)
  await settle()
  expect(received).toEqual([
    1,
    'ready',
    true,
    false,
    { value: 7, mode: 'daily', level: 3 },
    { value: 8, mode: null, level: null },
  ])
})

test('a page that connects late still receives the early ready', async () => {
  const onReady = vi.fn()
  const { connect, playhouse } = openPlay({ onReady })
  const session = playhouse.init()
  playhouse.ready()
  expect(await session).toMatchObject({ hosted: false })
  connect()
  await settle()
  expect(onReady).toHaveBeenCalledOnce()
})

test('mute and pause reach the game until it stops listening', async () => {
  const { connect, playhouse } = openPlay()
  const connection = connect()
  const received: unknown[] = []
  const stop = playhouse.onMute((muted) => received.push(['mute', muted]))
  playhouse.onPause((paused) => received.push(['pause', paused]))
  await playhouse.init()
  await settle()
  received.length = 0
  connection.setMuted(true)
  connection.setPaused(true)
  connection.setPaused(false)
  await settle()
  stop()
  connection.setMuted(false)
  await settle()
  expect(received).toEqual([
    ['mute', true],
    ['pause', true],
    ['pause', false],
  ])
})

test('changes between the handshake and the first listener are reported to it', async () => {
  const { connect, playhouse } = openPlay({ muted: true })
  const connection = connect()
  await playhouse.init()
  connection.setMuted(false)
  connection.setPaused(true)
  connection.setPaused(false)
  await settle()
  const received: unknown[] = []
  playhouse.onMute((muted) => received.push(['mute', muted]))
  playhouse.onPause((paused) => received.push(['pause', paused]))
  playhouse.onMute((muted) => received.push(['again', muted]))
  expect(received).toEqual([['mute', false]])
})

test('a removed key stays removed, also directly after a save', async () => {
  const { connect, playhouse, storage } = openPlay()
  connect()
  const saves = [1, 2, 3].map((level) => playhouse.save('progress', { level }))
  expect(await playhouse.remove('progress')).toBe(true)
  await Promise.all(saves)
  await settle()
  expect(storage.stored.size).toBe(0)
  expect(await playhouse.save('progress', { level: 4 })).toBe(true)
  expect(storage.stored.get('toy/progress')).toBe('{"level":4}')
})

test('saves go to the page, are read back and are removed', async () => {
  const { connect, playhouse, storage, game } = openPlay()
  connect()
  expect(await playhouse.save('progress', { level: 3 })).toBe(true)
  expect(storage.stored.get('toy/progress')).toBe('{"level":3}')
  const again = createPlayhouse({ game: 'toy', window: game })
  expect(await again.load('progress')).toEqual({ level: 3 })
  expect(await playhouse.remove('progress')).toBe(true)
  expect(storage.stored.size).toBe(0)
  expect(await playhouse.load('progress')).toBe(null)
})

test('a save of 60 KB is sent in parts and read back completely', async () => {
  const { connect, playhouse, storage, game } = openPlay()
  connect()
  const value = { text: 'ü"'.repeat(12_000) }
  expect(await playhouse.save('big', value)).toBe(true)
  expect(JSON.parse(storage.stored.get('toy/big')!)).toEqual(value)
  const again = createPlayhouse({ game: 'toy', window: game })
  expect(await again.load('big')).toEqual(value)
})

test('a save over 64 KiB, a strange key and a cycle are refused without a throw', async () => {
  const { connect, playhouse } = openPlay()
  connect()
  const cycle: Record<string, unknown> = {}
  cycle.self = cycle
  expect(await playhouse.save('big', 'x'.repeat(70_000))).toBe(false)
  expect(await playhouse.save('../up', 1)).toBe(false)
  expect(await playhouse.save('cycle', cycle)).toBe(false)
  expect(await playhouse.load('../up')).toBe(null)
})

test('the twenty-first key is refused, an existing one is still written', async () => {
  const { connect, playhouse } = openPlay()
  connect()
  for (let i = 0; i < 20; i++) expect(await playhouse.save(`key${i}`, i)).toBe(true)
  expect(await playhouse.save('key20', 20)).toBe(false)
  expect(await playhouse.save('key0', 'new')).toBe(true)
})

test('of many saves in a row only the first and the newest are sent', async () => {
  const { connect, playhouse, page, storage } = openPlay()
  connect()
  await playhouse.init()
  await Promise.all(Array.from({ length: 200 }, (_, i) => playhouse.save('progress', i)))
  expect(storage.stored.get('toy/progress')).toBe('199')
  expect(page.sent.filter((message) => (message as { type: string }).type === 'save')).toHaveLength(2)
})

test('standalone, a game stores its saves in localStorage', async () => {
  const { game } = openFrame()
  const stored = new Map<string, string>()
  game.parent = game
  game.localStorage = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => void stored.set(name, text),
    removeItem: (name: string) => void stored.delete(name),
  }
  const playhouse = createPlayhouse({ game: 'toy', window: game })
  expect(await playhouse.init()).toMatchObject({ hosted: false, muted: false, paused: false })
  expect(await playhouse.save('best', 5)).toBe(true)
  expect(await createPlayhouse({ game: 'toy', window: game }).load('best')).toBe(5)
})

test('with storage denied a game stores its saves in memory and resolves with false', async () => {
  const { game } = openFrame()
  game.parent = game
  Object.defineProperty(game, 'localStorage', {
    get() {
      throw new DOMException('denied', 'SecurityError')
    },
  })
  const playhouse = createPlayhouse({ game: 'toy', window: game })
  expect(await playhouse.save('best', 5)).toBe(false)
  expect(await playhouse.load('best')).toBe(5)
  expect(await playhouse.remove('best')).toBe(false)
  expect(await playhouse.load('best')).toBe(null)
})

test('a page that stops answering causes a timeout, never an error', async () => {
  const { connect, playhouse } = openPlay()
  const connection = connect()
  await playhouse.init()
  connection.dispose()
  expect(await playhouse.save('best', 5)).toBe(false)
  expect(await playhouse.load('other')).toBe(null)
})

test('a storage that throws is answered as not stored', async () => {
  const broken = () => {
    throw new Error('disk full')
  }
  const { connect, playhouse } = openPlay({
    storage: { get: broken, set: broken, remove: broken, keys: () => [] },
  })
  connect()
  expect(await playhouse.save('best', 5)).toBe(false)
  expect(await playhouse.load('nothing')).toBe(null)
})

test('a listener that throws does not break the game', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { connect, playhouse } = openPlay()
  const connection = connect()
  await playhouse.init()
  const received: boolean[] = []
  playhouse.onMute(() => {
    throw new Error('oops')
  })
  playhouse.onMute((muted) => received.push(muted))
  connection.setMuted(true)
  await settle()
  expect(received.at(-1)).toBe(true)
  expect(warn).toHaveBeenCalled()
  warn.mockRestore()
})

// asvs: '3.5.5'
test('messages from elsewhere, too large, too many or misshapen are dropped', async () => {
  const refused: string[] = []
  const onReady = vi.fn()
  let time = 0
  const { page, iframe, connect } = openPlay({
    onReady,
    onRefused: (why) => refused.push(why),
    now: () => time,
  })
  connect()
  const ready = { playhouse: 1, type: 'ready' }
  page.deliver(ready, {}, page.origin)
  page.deliver(ready, iframe.contentWindow, 'https://evil.example')
  page.deliver({ ...ready, pad: 'x'.repeat(20_000) }, iframe.contentWindow, page.origin)
  page.deliver({ ...ready, type: 'nonsense' }, iframe.contentWindow, page.origin)
  await settle()
  expect(onReady).not.toHaveBeenCalled()
  expect(refused).toEqual(['origin', 'size', 'schema'])
  time = 5000
  for (let i = 0; i < 60; i++) page.deliver(ready, iframe.contentWindow, page.origin)
  await settle()
  expect(onReady).toHaveBeenCalledTimes(50)
  time = 6001
  page.deliver(ready, iframe.contentWindow, page.origin)
  await settle()
  expect(onReady).toHaveBeenCalledTimes(51)
})

test('a frame with an opaque origin is identified by its window alone', async () => {
  const onReady = vi.fn()
  const { connect, playhouse, page } = openPlay({ origin: null, onReady }, 'null')
  connect()
  await playhouse.init()
  playhouse.ready()
  page.deliver({ playhouse: 1, type: 'ready' }, {}, 'null')
  await settle()
  expect(onReady).toHaveBeenCalledOnce()
})

// asvs: '3.5.5'
test('a game ignores messages that are not from its page', async () => {
  const { connect, playhouse, game } = openPlay()
  connect()
  await playhouse.init()
  await settle()
  const onMute = vi.fn()
  playhouse.onMute(onMute)
  game.deliver({ playhouse: 1, type: 'mute', muted: true }, {}, 'https://evil.example')
  await settle()
  expect(onMute).not.toHaveBeenCalled()
})
