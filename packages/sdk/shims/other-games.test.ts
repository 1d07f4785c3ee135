/** Games for Yandex, Playgama Bridge, Y8, YouTube and Newgrounds, as the portals' documents write them. */
import { expect, test } from 'vitest'
import { openGame } from './fake-portal.ts'
import { APP_ID, askGateway, installNewgrounds } from './newgrounds-client.ts'
import * as playgama from './playgama.ts'
import * as y8 from './y8.ts'
import * as yandex from './yandex.ts'
import * as youtube from './youtube.ts'

/* oxlint-disable typescript/no-explicit-any -- games are written without types */
/** Messages arrive within microtasks, and timers end in their order: nothing depends on how fast the machine is. */
const wait = (ms = 40) => new Promise((resolve) => setTimeout(resolve, ms))

test.each([
  ['done', ['open', 'rewarded', 'close true'], ['open', 'close true']],
  ['none', ['error', 'close false'], ['close false']],
  ['failed', ['error', 'close false'], ['error', 'close false']],
] as const)('Yandex: an ad that is %s calls back in order', async (ad, rewarded, fullscreen) => {
  const { own } = openGame(yandex.install, { ad })
  const ysdk = await (own.YaGames as any).init()
  const play = (name: string) =>
    new Promise<string[]>((resolve) => {
      const heard: string[] = []
      ysdk.adv[name]({
        callbacks: {
          onOpen: () => heard.push('open'),
          onRewarded: () => heard.push('rewarded'),
          onError: () => heard.push('error'),
          onClose: (wasShown: boolean) => (heard.push(`close ${wasShown}`), resolve(heard)),
        },
      })
    })
  expect(await play('showRewardedVideo')).toEqual(rewarded)
  expect(await play('showFullscreenAdv')).toEqual(fullscreen)
})

test('a Yandex game is paused by the page, and its data is limited as documented', async () => {
  const { own, connection, log } = openGame(yandex.install, { search: '?payload=gift' })
  const ysdk = await (own.YaGames as any).init()
  expect(await (own.YaGames as any).init()).toBe(ysdk)
  expect(ysdk.environment.payload).toBe('gift')
  expect(Math.abs(ysdk.serverTime() - Date.now())).toBeLessThan(1000)
  const heard: string[] = []
  ysdk.on('game_api_pause', () => heard.push('pause'))
  const stop = ysdk.onEvent('game_api_resume', () => heard.push('resume'))
  connection!.setPaused(true)
  await wait()
  connection!.setPaused(false)
  await wait()
  stop()
  expect(heard).toEqual(['pause', 'resume'])
  const player = await ysdk.getPlayer()
  await expect(player.setData({ text: 'x'.repeat(200 * 1024) })).rejects.toThrow('too large')
  await ysdk.leaderboards.setScore('Best Time', 12)
  ysdk.features.LoadingAPI.ready()
  await wait()
  expect(log).toEqual(['score {"value":12,"mode":"best-time","level":null}', 'ready'])
})

test('Playgama Bridge: the states of ads, and what the page says', async () => {
  const { own, log, connection } = openGame(playgama.install)
  const bridge = own.bridge as any
  await bridge.initialize()
  await bridge.platform.sendMessage(bridge.PLATFORM_MESSAGE.GAME_READY)
  const heard: unknown[] = []
  bridge.advertisement.on(bridge.EVENT_NAME.REWARDED_STATE_CHANGED, (state: string) => heard.push(state))
  bridge.platform.on(bridge.EVENT_NAME.AUDIO_STATE_CHANGED, (isOn: boolean) => heard.push(isOn))
  bridge.advertisement.showRewarded('life')
  await expect.poll(() => bridge.advertisement.rewardedState).toBe('closed')
  expect(heard.filter((state) => typeof state === 'string')).toEqual([
    'loading',
    'opened',
    'rewarded',
    'closed',
  ])
  heard.length = 0
  connection!.setMuted(true)
  await expect.poll(() => heard.at(-1)).toBe(false)
  expect(bridge.platform.isAudioEnabled).toBe(false)
  await bridge.storage.set('level', { number: 3 })
  expect([await bridge.storage.get('level'), await bridge.storage.get('level', false)]).toEqual([
    { number: 3 },
    '{"number":3}',
  ])
  await expect(bridge.storage.set(['a', 'b'], ['1'])).rejects.toThrow('same length')
  expect(await bridge.platform.getServerTime()).toBeGreaterThan(1_700_000_000_000)
  expect(log).toEqual(['ready', 'ad rewarded'])
})

test('a Y8 game starts, stores data, and its ads of Google’s interface end', async () => {
  const heard: any[] = []
  const { own, log } = openGame((window) => {
    window.idAsyncInit = () => {
      const { ID } = window as any
      ID.Event.subscribe('id.init', () => heard.push('init'))
      ID.init({ appId: 'x' })
    }
    window.adsbygoogle = [{ preloadAdBreaks: 'on', onReady: () => heard.push('ads ready') }]
    y8.install(window)
  })
  const { ID, adsbygoogle } = own as any
  await expect.poll(() => heard).toEqual(expect.arrayContaining(['init', 'ads ready']))
  const api = (path: string, values: object) =>
    new Promise<any>((resolve) => ID.api(path, 'POST', values, resolve))
  expect(await api('user_data/retrieve', { key: 'level' })).toEqual({ error: 'Key not found' })
  await api('user_data/submit', { key: 'level', value: JSON.stringify({ number: 3 }) })
  expect(JSON.parse((await api('user_data/retrieve', { key: 'level' })).jsondata)).toEqual({ number: 3 })
  await api('user_data/remove', { key: 'level' })
  expect(await api('user_data/retrieve', { key: 'level' })).toEqual({ error: 'Key not found' })
  expect(await api('user_data/other', { key: 'level' })).toMatchObject({ status: 'error' })
  heard.length = 0
  await new Promise<void>((resolve) =>
    adsbygoogle.push({
      type: 'reward',
      name: 'life',
      beforeReward: (show: () => void) => show(),
      beforeAd: () => heard.push('before'),
      adViewed: () => heard.push('viewed'),
      adDismissed: () => heard.push('dismissed'),
      afterAd: () => heard.push('after'),
      adBreakDone: ({ breakStatus }: any) => (heard.push(breakStatus), resolve()),
    }),
  )
  expect(heard).toEqual(['before', 'viewed', 'after', 'viewed'])
  ID.GameAPI.Achievements.save({ achievement: 'First win!' })
  await wait()
  expect(log).toEqual(['ad rewarded', 'achievement {"name":"first-win","title":"First win!"}'])
})

test('an ad of Google’s interface that there is none of is reported as done', async () => {
  const { own } = openGame(y8.install, { ad: 'none' })
  const done = new Promise<any>((resolve) =>
    (own as any).adsbygoogle.push({ type: 'next', name: 'level', adBreakDone: resolve }),
  )
  expect(await done).toEqual({
    ...{ breakType: 'next', breakName: 'level', breakFormat: 'interstitial', breakStatus: 'noAdPreloaded' },
  })
})

test('a YouTube game hears of sound and pause, and its errors have the documented types', async () => {
  const { own, connection, log } = openGame(youtube.install)
  const { ytgame } = own as any
  expect(await ytgame.game.loadData()).toBe('')
  const heard: unknown[] = []
  const stop = ytgame.system.onAudioEnabledChange((isOn: boolean) => heard.push(isOn))
  ytgame.system.onPause(() => heard.push('pause'))
  ytgame.system.onResume(() => heard.push('resume'))
  connection!.setMuted(true)
  connection!.setPaused(true)
  await wait()
  stop()
  connection!.setMuted(false)
  connection!.setPaused(false)
  await wait()
  expect(heard).toEqual([false, 'pause', 'resume'])
  const refused = async (work: Promise<unknown>) => {
    const error = await work.then(
      () => null,
      (reason: unknown) => reason,
    )
    expect(error).toBeInstanceOf(ytgame.SdkError)
    return (error as { errorType: number }).errorType
  }
  expect(await refused(ytgame.game.saveData({ level: 3 }))).toBe(ytgame.SdkErrorType.INVALID_PARAMS)
  expect(await refused(ytgame.game.saveData('x'.repeat(3 * 1024 * 1024)))).toBe(3)
  expect(await refused(ytgame.engagement.sendScore({ value: 1.5 }))).toBe(2)
  expect(await refused(ytgame.engagement.openYTContent({ id: 'x' }))).toBe(1)
  ytgame.game.firstFrameReady()
  ytgame.game.gameReady()
  await wait()
  expect(log).toEqual(['progress 1', 'ready'])
})

const KEY = btoa('0123456789abcdef')

async function encrypt(call: object, key = KEY): Promise<string> {
  const bytes = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
  const iv = crypto.getRandomValues(new Uint8Array(16))
  const imported = await crypto.subtle.importKey('raw', bytes(key), 'AES-CBC', false, ['encrypt'])
  const text = new TextEncoder().encode(JSON.stringify(call))
  const encrypted = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-CBC', iv }, imported, text))
  return btoa(String.fromCharCode(...iv, ...encrypted))
}

test('Newgrounds: an encrypted call is understood with the key, and refused without it', async () => {
  const { own, log } = openGame(installNewgrounds)
  const secure = await encrypt({ component: 'Medal.unlock', parameters: { id: 7 } })
  const request = { app_id: APP_ID, execute: { secure, echo: 'e' } }
  const refused = await askGateway(own, request)
  expect(refused).toMatchObject({ success: true, result: { success: false, echo: 'e' } })
  const other = { app: APP_ID, key: btoa('fedcba9876543210') }
  expect(await askGateway(own, request, other)).toMatchObject({ result: { data: { success: false } } })
  const done = await askGateway(own, request, { app: APP_ID, key: KEY })
  expect(done).toMatchObject({
    app_id: APP_ID,
    result: { component: 'Medal.unlock', success: true, data: { medal: { id: 7, unlocked: true } } },
  })
  await wait()
  expect(log).toEqual(['achievement {"name":"medal-7","title":"Medal 7"}'])
})

test('Newgrounds: a client that encrypts everything goes on without the key, except for medals and scores', async () => {
  const { own } = openGame(installNewgrounds)
  const ask = async (component: string) => {
    const secure = await encrypt({ component, parameters: { id: 7 } })
    const call = { component, parameters: null, secure }
    return [
      await askGateway(own, { app_id: APP_ID, session_id: null, call }),
      await askGateway(own, { app_id: APP_ID, session_id: null, call }, { app: '', key: KEY }),
    ].map(({ result }) => (result as unknown as { success: boolean }).success)
  }
  expect(await ask('App.startSession')).toEqual([true, true])
  expect(await ask('Medal.unlock')).toEqual([false, true])
})

test('Newgrounds: a list of calls, saves, and what is no request', async () => {
  const { own } = openGame(installNewgrounds)
  const execute = [
    { component: 'Gateway.ping', parameters: {} },
    { component: 'CloudSave.setData', parameters: { id: 2, data: 'coins=7' } },
    { component: 'CloudSave.loadSlots' },
    { component: 'Gateway.getDatetime' },
    { component: 'Medal.unlock', parameters: {} },
    { component: 'No.such', parameters: {} },
  ]
  const { result } = (await askGateway(own, { app_id: APP_ID, execute })) as any
  expect(result.map(({ success }: any) => success)).toEqual([true, true, true, true, false, false])
  expect(result[2].data.slots[1]).toMatchObject({
    id: 2,
    size: 7,
    url: 'data:text/plain;charset=utf-8,coins%3D7',
  })
  expect(result[2].data.slots[0].url).toBeNull()
  expect(result[3].data.timestamp).toBeGreaterThan(1_700_000_000)
  expect(await askGateway(own, { execute: {} })).toMatchObject({ success: false, error: { code: 100 } })
  const other = await askGateway(own, { app_id: 'other', execute: execute[0]! }, { app: APP_ID, key: '' })
  expect(other).toMatchObject({ success: false, error: { message: 'Invalid app_id' } })
})
