import { expect, test, vi } from 'vitest'
import { createPlayhouse } from './client.ts'
import { openFrame, openPlay, settle } from './fake-frame.ts'

test('an ad between levels: the game is muted and paused during the ad, and resumes after it', async () => {
  const received: unknown[] = []
  let endAd: (how: 'done') => void = () => {}
  const showAd = vi.fn(() => new Promise<'done'>((resolve) => (endAd = resolve)))
  const { connect, playhouse } = openPlay({ showAd })
  connect()
  playhouse.onMute((muted) => received.push(['mute', muted]))
  playhouse.onPause((paused) => received.push(['pause', paused]))
  await playhouse.init()
  received.length = 0
  const result = playhouse.breakAd()
  await settle()
  expect(showAd).toHaveBeenCalledWith('break', expect.any(AbortSignal))
  expect(received).toEqual([
    ['mute', true],
    ['pause', true],
  ])
  // Longer than the time limit for an answer: a started ad may last longer.
  await settle(120)
  endAd('done')
  expect(await result).toEqual({ shown: true, reason: 'done' })
  await settle()
  expect(received.slice(2)).toEqual([
    ['mute', false],
    ['pause', false],
  ])
})

test('after an ad the game stays muted if it was muted before', async () => {
  const received: unknown[] = []
  const { connect, playhouse } = openPlay({ muted: true, showAd: async () => 'done' })
  connect()
  await playhouse.init()
  await settle()
  playhouse.onMute((muted) => received.push(muted))
  playhouse.onPause((paused) => received.push(paused))
  await playhouse.breakAd()
  await settle()
  expect(received).toEqual([true, true, true, false])
})

test.each([
  ['done', true],
  ['closed', false],
  ['none', false],
  ['failed', false],
] as const)('a rewarded ad that ends as "%s" is rewarded: %s', async (reason, granted) => {
  const { connect, playhouse } = openPlay({ showAd: async () => reason })
  connect()
  expect(await playhouse.rewardedAd()).toEqual({ granted, reason })
})

test('a second request during an ad resolves with “busy” at once', async () => {
  let endAd: (how: 'done') => void = () => {}
  const { connect, playhouse, page, iframe } = openPlay({
    showAd: () => new Promise((resolve) => (endAd = resolve)),
  })
  connect()
  await playhouse.init()
  const first = playhouse.rewardedAd()
  await settle()
  expect(await playhouse.breakAd()).toEqual({ shown: false, reason: 'busy' })
  // The page answers the same to a game that skips the client's check.
  page.deliver({ playhouse: 1, type: 'ad', id: 99, kind: 'break' }, iframe.contentWindow, page.origin)
  await settle()
  endAd('done')
  expect(await first).toEqual({ granted: true, reason: 'done' })
  expect(await Promise.race([playhouse.breakAd(), settle(20).then(() => 'on')])).toBe('on')
})

test('without ads, with a failing ad and standalone, the game continues', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const none = openPlay()
  none.connect()
  expect(await none.playhouse.breakAd()).toEqual({ shown: false, reason: 'none' })
  const broken = openPlay({
    showAd: () => {
      throw new Error('blocked')
    },
  })
  broken.connect()
  expect(await broken.playhouse.rewardedAd()).toEqual({ granted: false, reason: 'failed' })
  const { game } = openFrame()
  game.parent = game
  const alone = createPlayhouse({ game: 'toy', window: game })
  expect(await alone.breakAd()).toEqual({ shown: false, reason: 'none' })
  expect(await alone.rewardedAd()).toEqual({ granted: false, reason: 'none' })
  expect(warn).toHaveBeenCalledOnce()
  warn.mockRestore()
})

test('an ad that never ends is closed by the page, or times out in the game when the page is missing', async () => {
  let signal: AbortSignal | undefined
  const endless = (_kind: string, given: AbortSignal) => {
    signal = given
    return new Promise<'done'>(() => {})
  }
  const slow = openPlay({ showAd: endless, adMs: 40 })
  slow.connect()
  expect(await slow.playhouse.breakAd()).toEqual({ shown: false, reason: 'late' })
  expect(signal?.aborted).toBe(true)

  const lost = openPlay({ showAd: endless }, undefined, { adMs: 60 })
  const connection = lost.connect()
  const received: unknown[] = []
  lost.playhouse.onPause((paused) => received.push(paused))
  const result = lost.playhouse.rewardedAd()
  await settle(20)
  connection.dispose()
  expect(signal?.aborted).toBe(true)
  expect(await result).toEqual({ granted: false, reason: 'late' })
  expect(received.at(-1)).toBe(false)
})

const BOTH = { break: true, rewarded: true }
const NONE = { break: false, rewarded: false }

test('a game learns which ads its page can show, and of every change once', async () => {
  const received: unknown[] = []
  const { connect, playhouse } = openPlay({
    showAd: async () => 'done',
    ads: { break: true, rewarded: false },
  })
  const connection = connect()
  expect((await playhouse.init()).ads).toEqual({ break: true, rewarded: false })
  const stop = playhouse.onAds((ads) => received.push(ads))
  connection.setAds(BOTH)
  connection.setAds({ ...BOTH })
  connection.setAds(NONE)
  await settle()
  stop()
  connection.setAds(BOTH)
  await settle()
  expect(received).toEqual([BOTH, NONE])
})

test('a change of the ads while a game loads is reported to its first listener', async () => {
  const received: unknown[] = []
  const { connect, playhouse } = openPlay({ showAd: async () => 'done' })
  const connection = connect()
  expect((await playhouse.init()).ads).toEqual(NONE)
  connection.setAds(BOTH)
  await settle()
  playhouse.onAds((ads) => received.push(ads))
  expect(received).toEqual([BOTH])
})

test('a game learns which corner a button of the page covers, also when it was covered before', async () => {
  const received: number[] = []
  const supported: unknown[] = []
  const { connect, playhouse } = openPlay({ onHello: (supports) => supported.push(supports) }, undefined, {
    supports: { corner: true },
  })
  const connection = connect()
  connection.setCorner(52)
  await playhouse.init()
  await settle()
  playhouse.onCorner((side) => received.push(side))
  connection.setCorner(0)
  connection.setCorner(1000)
  await settle()
  expect(received).toEqual([52, 0])
  expect(supported[0]).toEqual({ mute: true, pause: true, corner: true })
})

test('a page that connects late still reports its ads', async () => {
  const received: unknown[] = []
  const { connect, playhouse } = openPlay({ showAd: async () => 'done', ads: BOTH })
  playhouse.onAds((ads) => received.push(ads))
  expect(await playhouse.init()).toMatchObject({ hosted: false, ads: NONE })
  connect()
  await settle()
  expect(received).toEqual([BOTH])
})

test('standalone, a page without ads and an older page offer no ads', async () => {
  const { game } = openFrame()
  game.parent = game
  expect((await createPlayhouse({ game: 'toy', window: game }).init()).ads).toEqual(NONE)

  const without = openPlay({ ads: BOTH })
  const connection = without.connect()
  expect((await without.playhouse.init()).ads).toEqual(NONE)
  const received: unknown[] = []
  without.playhouse.onAds((ads) => received.push(ads))
  connection.setAds(BOTH)
  await settle()
  expect(received).toEqual([])

  const old = openPlay()
  const session = old.playhouse.init()
  const welcome = { muted: false, paused: false, lang: 'en', dir: 'ltr', params: {} }
  old.game.deliver({ playhouse: 1, type: 'welcome', ...welcome }, old.game.parent, old.page.origin)
  expect(await session).toEqual({ hosted: true, ...welcome, ads: NONE })
})

test('a late ad does not change the ads that the page offers', async () => {
  const lost = openPlay({ showAd: () => new Promise(() => {}), ads: NONE }, undefined, { adMs: 60 })
  const connection = lost.connect()
  await lost.playhouse.init()
  const result = lost.playhouse.breakAd()
  await settle(10)
  connection.setAds(BOTH)
  await settle()
  connection.dispose()
  await result
  const received: unknown[] = []
  lost.playhouse.onAds((ads) => received.push(ads))
  expect(received).toEqual([BOTH])
})

test('an achievement is reported to the page once, however often the game reports it', async () => {
  const onAchievement = vi.fn()
  const { connect, playhouse, page, iframe } = openPlay({ onAchievement })
  connect()
  await playhouse.init()
  playhouse.achievement('first-win', 'First win')
  playhouse.achievement('first-win', 'First win')
  playhouse.achievement('No Slug', 'x')
  playhouse.achievement('long', 'x'.repeat(100))
  const again = { playhouse: 1, type: 'achievement', name: 'first-win', title: 'Again' }
  page.deliver(again, iframe.contentWindow, page.origin)
  await settle()
  expect(onAchievement.mock.calls).toEqual([
    [{ name: 'first-win', title: 'First win' }],
    [{ name: 'long', title: 'x'.repeat(60) }],
  ])
})

test('happy moments are celebrated at a limited rate', async () => {
  const onHappyMoment = vi.fn()
  let time = 0
  const { connect, playhouse, page, iframe } = openPlay({ onHappyMoment, now: () => time })
  connect()
  await playhouse.init()
  for (let i = 0; i < 10; i++) playhouse.happyMoment()
  await settle()
  expect(onHappyMoment).toHaveBeenCalledOnce()
  const happy = () => page.deliver({ playhouse: 1, type: 'happy' }, iframe.contentWindow, page.origin)
  time = 4999
  happy()
  await settle()
  expect(onHappyMoment).toHaveBeenCalledOnce()
  time = 5000
  happy()
  await settle()
  expect(onHappyMoment).toHaveBeenCalledTimes(2)
})

test('a game receives the language of its page; standalone it uses the browser’s', async () => {
  const { connect, playhouse } = openPlay({ lang: 'ar', dir: 'rtl' })
  connect()
  expect(await playhouse.language()).toEqual({ lang: 'ar', dir: 'rtl' })
  const { game } = openFrame()
  game.parent = game
  expect(await createPlayhouse({ game: 'toy', window: game }).language()).toEqual({ lang: 'nl', dir: 'ltr' })
  game.navigator = { language: 'he-IL' }
  expect(await createPlayhouse({ game: 'toy', window: game }).language()).toEqual({
    lang: 'he-IL',
    dir: 'rtl',
  })
})

test('a link contains the game’s values, and the game receives them when it is opened', async () => {
  const onShare = vi.fn()
  const createShareUrl = (params: object) => `https://play.example/?${JSON.stringify(params)}`
  const { connect, playhouse } = openPlay({ createShareUrl, onShare, params: { level: '7' } })
  connect()
  expect((await playhouse.init()).params).toEqual({ level: '7' })
  expect(await playhouse.shareUrl({ level: 12, seed: 'ab' })).toBe(
    'https://play.example/?{"level":"12","seed":"ab"}',
  )
  expect(onShare).not.toHaveBeenCalled()
  expect(await playhouse.share({ level: 12 })).toBe(true)
  expect(onShare).toHaveBeenCalledWith({ level: '12' })
  expect(await playhouse.share()).toBe(false)
  expect(onShare).toHaveBeenCalledOnce()
})

test('a link for values it may not carry, on a page that has none, and with no page, is null', async () => {
  const { connect, playhouse } = openPlay()
  connect()
  expect(await playhouse.shareUrl({ to: 'https://evil.example' })).toBe(null)
  expect(await playhouse.shareUrl({ level: 1 })).toBe(null)
  expect(await playhouse.share({ level: 1 })).toBe(false)
  const odd = {
    get level(): number {
      throw new Error('odd')
    },
  }
  expect(await playhouse.shareUrl(odd)).toBe(null)
  const { game } = openFrame()
  game.parent = game
  expect(await createPlayhouse({ game: 'toy', window: game }).shareUrl({ level: 1 })).toBe(null)
})

test('errors are reported shortened, each once, five at most', async () => {
  const onError = vi.fn()
  const { connect, playhouse } = openPlay({ onError })
  connect()
  await playhouse.init()
  playhouse.reportError(new TypeError('x'.repeat(2000)))
  playhouse.reportError('words')
  playhouse.reportError('words')
  playhouse.reportError(Object.create(null))
  for (let i = 0; i < 10; i++) playhouse.reportError(new Error(`number ${i}`))
  await settle()
  expect(onError).toHaveBeenCalledTimes(5)
  const [first, second, third] = onError.mock.calls.map(([error]) => error)
  expect(first.message).toBe(`TypeError: ${'x'.repeat(289)}`)
  expect(first.stack.length).toBe(1200)
  expect(second).toEqual({ message: 'words', stack: '' })
  expect(third.message).toContain('cannot be described')
})

test('uncaught errors are reported automatically only with `catchErrors`', async () => {
  const onError = vi.fn()
  const wants = openPlay({ onError }, undefined, { catchErrors: true })
  wants.connect()
  await wants.playhouse.init()
  wants.game.raise('error', { error: new Error('late'), message: 'Uncaught Error: late' })
  wants.game.raise('error', { message: 'Script error.' })
  wants.game.raise('unhandledrejection', { reason: new RangeError('lost') })
  const silent = openPlay({ onError })
  silent.connect()
  await silent.playhouse.init()
  silent.game.raise('error', { error: new Error('unheard') })
  await settle()
  expect(onError.mock.calls.map(([error]) => error.message)).toEqual([
    'Error: late',
    'Script error.',
    'RangeError: lost',
  ])
})
