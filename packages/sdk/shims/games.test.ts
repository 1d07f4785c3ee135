/** Games as the portals' documents write them: what they hear, in which order, and what the page hears of them. */
import { expect, test, vi } from 'vitest'
import * as crazygamesV2 from './crazygames-v2.ts'
import * as crazygamesV3 from './crazygames-v3.ts'
import { openGame, type GameOptions } from './fake-portal.ts'
import * as gamedistribution from './gamedistribution.ts'
import * as gamemonetize from './gamemonetize.ts'
import * as gamepix from './gamepix.ts'
import * as poki from './poki.ts'

/* oxlint-disable typescript/no-explicit-any -- games are written without types */
/** Messages arrive within microtasks, and timers end in their order: nothing depends on how fast the machine is. */
const wait = (ms = 40) => new Promise((resolve) => setTimeout(resolve, ms))

test('a Poki game loads, plays, and goes on after its ads', async () => {
  const { own, log } = openGame(poki.install)
  const sdk = own.PokiSDK as any
  await sdk.init()
  sdk.gameLoadingFinished()
  const heard: string[] = []
  await sdk.commercialBreak(() => heard.push('begins'))
  heard.push('is over')
  sdk.gameplayStart()
  sdk.gameplayStop()
  const hasReward: boolean = await sdk.rewardedBreak({ size: 'medium', onStart: () => heard.push('begins') })
  expect([heard, hasReward]).toEqual([['begins', 'is over', 'begins'], true])
  await wait()
  expect(log).toEqual(['ready', 'ad break', 'gameplay true', 'gameplay false', 'ad rewarded'])
})

test('a rewarded ad that is closed, or that there is none of, gives no reward', async () => {
  for (const ad of ['closed', 'none', 'failed'] as const) {
    const { own } = openGame(poki.install, { ad })
    const onStart = vi.fn<() => void>()
    expect(await (own.PokiSDK as any).rewardedBreak({ onStart })).toBe(false)
    expect(onStart).toHaveBeenCalledTimes(ad === 'closed' ? 1 : 0)
  }
})

test.each([
  ['done', 'rewarded', ['started', 'finished']],
  ['done', 'midgame', ['started', 'finished']],
  ['closed', 'midgame', ['started', 'finished']],
  ['none', 'midgame', ['error unfilled']],
  ['failed', 'rewarded', ['error other']],
] as const)('CrazyGames: an ad that is %s, %s', async (ad, type, expected) => {
  for (const install of [crazygamesV2.install, crazygamesV3.install]) {
    const { own } = openGame(install, { ad })
    const heard: string[] = []
    await (own.CrazyGames as any).SDK.ad.requestAd(type, {
      adStarted: () => heard.push('started'),
      adFinished: () => heard.push('finished'),
      adError: (error: any) => heard.push(`error ${error.code ?? error}`),
    })
    expect(heard).toEqual(expected)
  }
})

test('a CrazyGames game hears when the page mutes it, and finds its data after a restart', async () => {
  const first = openGame(crazygamesV3.install)
  const { SDK } = first.own.CrazyGames as any
  await SDK.init()
  const heard: boolean[] = []
  SDK.game.addSettingsChangeListener(({ muteAudio }: { muteAudio: boolean }) => heard.push(muteAudio))
  first.connection!.setMuted(true)
  await wait()
  expect([heard.at(-1), SDK.game.settings.muteAudio]).toEqual([true, true])
  SDK.data.setItem('level', 7)
  expect(() => SDK.data.setItem('large', 'x'.repeat(1024 * 1024))).toThrow(
    expect.objectContaining({ code: expect.any(String) }),
  )
  await wait(300)
  // The page has it, so that another browser storage does not lose it.
  expect(first.storage.keys('kite')).toEqual(['crazygames'])
  expect([...first.stored.values()]).toEqual(['{"level":"7"}'])
})

const listEvents = async (
  install: (own: any) => void,
  options: GameOptions,
  name: string,
  play: (own: any) => Promise<unknown>,
) => {
  const heard: string[] = []
  const game = openGame((own) => {
    own[name] = { gameId: 'x', onEvent: (event: any) => heard.push(event.name) }
    install(own)
  }, options)
  await wait(60)
  await play(game.own)
  await wait()
  return heard
}

test.each([
  ['done', ['LOADED', 'SDK_GAME_PAUSE', 'CONTENT_PAUSE_REQUESTED', 'STARTED', 'IMPRESSION', 'COMPLETE']],
  ['none', ['LOADED', 'SDK_GAME_PAUSE', 'CONTENT_PAUSE_REQUESTED', 'AD_ERROR', 'AD_SDK_CANCELED']],
] as const)(
  'GameDistribution: the events of an ad that is %s end with the start of the game',
  async (ad, events) => {
    const heard = await listEvents(gamedistribution.install, { ad }, 'GD_OPTIONS', ({ gdsdk }) =>
      gdsdk.showAd().catch(() => {}),
    )
    expect(heard.slice(0, 5)).toEqual([
      'SDK_READY',
      'SDK_GDPR_TRACKING',
      'SDK_GDPR_TARGETING',
      'SDK_GDPR_THIRD_PARTY',
      'AD_SDK_MANAGER_READY',
    ])
    expect(heard.slice(5)).toEqual([...events, 'CONTENT_RESUME_REQUESTED', 'SDK_GAME_START'])
  },
)

test('GameDistribution: a reward comes with its event, two ads come one after the other', async () => {
  const heard = await listEvents(gamedistribution.install, {}, 'GD_OPTIONS', ({ gdsdk }) =>
    Promise.all([gdsdk.showAd('rewarded'), gdsdk.showAd('interstitial')]),
  )
  expect(heard.filter((name) => name.startsWith('SDK_') && !name.includes('GDPR'))).toEqual([
    'SDK_READY',
    'SDK_GAME_PAUSE',
    'SDK_REWARDED_WATCH_COMPLETE',
    'SDK_GAME_START',
    'SDK_GAME_PAUSE',
    'SDK_GAME_START',
  ])
})

test('GameMonetize: an ad pauses and starts the game, also when there is none', async () => {
  for (const ad of ['done', 'none'] as const) {
    const heard = await listEvents(gamemonetize.install, { ad }, 'SDK_OPTIONS', ({ sdk }) => sdk.showBanner())
    expect(heard.filter((name) => name.startsWith('SDK_'))).toEqual([
      'SDK_READY',
      'SDK_GAME_PAUSE',
      'SDK_GAME_START',
    ])
  }
})

test('a GamePix game is paused and muted by the page, and its errors have the documented names', async () => {
  const { own, log, connection } = openGame(gamepix.install)
  const sdk = own.GamePix as any
  expect(await sdk.interstitialAd()).toEqual({ success: false, message: 'GAMEPIX_LOADED_NOT_CALLED' })
  sdk.loading(40)
  await sdk.loaded()
  const heard: string[] = []
  for (const name of ['pause', 'resume', 'soundOn', 'soundOff']) sdk.on[name] = () => heard.push(name)
  connection!.setPaused(true)
  connection!.setMuted(true)
  await wait()
  connection!.setPaused(false)
  connection!.setMuted(false)
  await wait()
  expect(heard).toEqual(['pause', 'soundOff', 'resume', 'soundOn'])
  const [first, second] = await Promise.all([sdk.rewardAd(), sdk.rewardAd()])
  expect([first, second]).toEqual([{ success: true }, { success: false, message: 'REWARD_AD_CALLED_TWICE' }])
  sdk.updateLevel(3)
  sdk.updateScore(120)
  await wait()
  expect(log).toEqual(['progress 0.4', 'ready', 'ad rewarded', 'score {"value":120,"mode":null,"level":3}'])
})

test('an ad that is requested at once comes after the event that the SDK is ready', async () => {
  for (const [name, install] of [
    ['SDK_OPTIONS', gamemonetize.install],
    ['GD_OPTIONS', gamedistribution.install],
  ] as const) {
    const heard: string[] = []
    const { own } = openGame((window) => {
      window[name] = { onEvent: (event: any) => heard.push(event.name) }
      install(window)
    })
    await ((own.sdk ?? own.gdsdk) as any).showBanner()
    await expect.poll(() => heard.at(-1)).toBe('SDK_GAME_START')
    expect(heard.indexOf('SDK_READY')).toBe(0)
  }
})

test('what a callback of a game throws does not stop its ad', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { own } = openGame(poki.install)
  const broken = () => {
    throw new Error('broken')
  }
  await expect((own.PokiSDK as any).commercialBreak(broken)).resolves.toBeUndefined()
})
