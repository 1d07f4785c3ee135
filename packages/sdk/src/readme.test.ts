/** The README's examples run, one for each verb. */
import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { SDK_VERBS } from '../examples/verbs.ts'
import * as client from './client.ts'
import { createPlayhouse } from './client.ts'
import { openFrame, openPlay, settle } from './fake-frame.ts'
import * as host from './host.ts'
import * as protocol from './protocol.ts'
import * as shareParams from './share-params.ts'

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
const verbs = Object.keys(createPlayhouse({ game: 'toy', window: openFrame().game }))

function findExample(verb: string): string {
  const [, code] = new RegExp(`^### ${verb}\\n\`\`\`js\\n([\\s\\S]*?)\`\`\``, 'm').exec(readme) ?? []
  if (!code) throw new Error(`The README has no example for ${verb}`)
  return code
}

/** What the examples assume: a canvas, a button, audio, and a game that records the calls of its methods. */
function createGame() {
  const listeners: Record<string, () => void> = {}
  const element = { addEventListener: (type: string, listener: () => void) => (listeners[type] = listener) }
  const calls: string[] = []
  const game = new Proxy(
    {},
    {
      get: (_target, name) => () => {
        if (name === 'start') throw new Error('no picture')
        calls.push(String(name))
      },
    },
  )
  const audio = { setMuted: (muted: boolean) => calls.push(`muted ${muted}`) }
  return {
    calls,
    listeners,
    scope: { game, audio, canvas: element, shareButton: element, loadedFiles: 1, allFiles: 2 },
  }
}

/** Runs an example in a frame of a page. Returns the messages of the page and the calls of the game. */
async function runExample(verb: string) {
  const messages: string[] = []
  const record = (name: string) => (value?: unknown) =>
    void messages.push(`${name} ${JSON.stringify(value) ?? ''}`.trim())
  const play = openPlay({
    params: { level: '7' },
    createShareUrl: () => 'https://play.example/link',
    showAd: async (kind) => (messages.push(`ad ${kind}`), 'done'),
    ads: { break: true, rewarded: true },
    onShare: record('share'),
    onProgress: record('progress'),
    onReady: record('ready'),
    onGameplay: record('gameplay'),
    onScore: record('score'),
    onAchievement: record('achievement'),
    onHappyMoment: record('happy'),
    onError: record('error'),
  })
  const connection = play.connect()
  await play.playhouse.init()
  const { calls, listeners, scope } = createGame()
  const names = ['playhouse', ...Object.keys(scope)]
  const AsyncFunction = (async () => {}).constructor as new (
    ...parts: string[]
  ) => (...values: unknown[]) => Promise<void>
  const spy = vi.fn()
  const playhouse = {
    ...play.playhouse,
    [verb]: (...values: never[]) => (
      spy(),
      (play.playhouse[verb as 'init'] as (...v: never[]) => unknown)(...values)
    ),
  }
  await new AsyncFunction(...names, findExample(verb))(playhouse, ...Object.values(scope))
  for (const listener of Object.values(listeners)) listener()
  await settle()
  return { messages, calls, spy, connection }
}

test.each(verbs)('the example of %s runs and uses it', async (verb) => {
  const { spy } = await runExample(verb)
  expect(spy).toHaveBeenCalled()
})

test('the examples do what the README describes', async () => {
  expect((await runExample('init')).calls).toEqual(['muted false', 'startLevel', 'showHintButton'])
  expect((await runExample('loadingProgress')).messages).toEqual(['progress 0.5'])
  expect((await runExample('gameplayStart')).messages).toEqual(['gameplay true'])
  expect((await runExample('breakAd')).messages).toEqual(['gameplay false', 'ad break'])
  expect(await runExample('rewardedAd')).toMatchObject({ messages: ['ad rewarded'], calls: ['addLife'] })
  expect((await runExample('achievement')).messages).toEqual([
    'achievement {"name":"first-win","title":"First win"}',
  ])
  expect((await runExample('happyMoment')).messages).toEqual(['happy'])
  expect((await runExample('language')).calls).toEqual(['setTexts'])
  expect((await runExample('shareUrl')).calls).toEqual(['showLink'])
  expect((await runExample('share')).messages).toEqual(['share {"level":"12"}'])
  expect((await runExample('reportError')).messages[0]).toContain('Error: no picture')
  const { calls, connection } = await runExample('onPause')
  connection.setPaused(true)
  await settle()
  expect(calls).toEqual(['pause'])
  const ads = await runExample('onAds')
  ads.connection.setAds({ break: true, rewarded: false })
  await settle()
  expect(ads.calls).toEqual(['setHintButton'])
  const corner = await runExample('onCorner')
  corner.connection.setCorner(52)
  await settle()
  expect(corner.calls).toEqual(['setFreeCorner'])
})

test('the README names every verb and every export', () => {
  const names = [client, host, protocol, shareParams].flatMap((module) => Object.keys(module))
  for (const name of [...names, ...verbs]) expect(readme, name).toMatch(new RegExp(`\\b${name}\\b`))
})

test('the README and the page for makers describe the same methods in the same words', () => {
  expect(SDK_VERBS.flatMap(({ names }) => names).toSorted()).toEqual(verbs.toSorted())
  for (const { names, does, alone } of SDK_VERBS) {
    const shown = names.map((name) => `\`${name}\``).join(', ')
    expect(readme).toContain(`| ${shown} | ${does} | ${alone} |`)
  }
})

test.each(SDK_VERBS)('the example of $names on the page for makers runs', async ({ names, example }) => {
  const printed: unknown[] = []
  const play = openPlay({ showAd: async () => 'done', ads: { break: true, rewarded: true } })
  const connection = play.connect()
  await play.playhouse.init()
  const AsyncFunction = (async () => {}).constructor as new (
    ...parts: string[]
  ) => (...values: unknown[]) => Promise<unknown>
  const answer = await new AsyncFunction('playhouse', 'print', example)(play.playhouse, (value: unknown) =>
    printed.push(value),
  )
  for (const name of names) expect(example).toContain(`playhouse.${name}(`)
  connection.setMuted(true)
  connection.setAds({ break: false, rewarded: false })
  await settle()
  const listens = names.some((name) => /^on(Mute|Ads)/.test(name))
  expect(printed.length > 0).toBe(listens)
  expect(answer !== undefined).toBe(example.includes('return'))
})
