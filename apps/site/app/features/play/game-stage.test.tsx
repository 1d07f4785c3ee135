// @vitest-environment happy-dom
import environmentConsole from 'node:console'
import { type GameMessage, PROTOCOL_VERSION } from '@playhouse/sdk/protocol'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Tile } from '#app/domain/tile.ts'
import { toStageLight } from '#app/features/images/stage-light.ts'
import { clearLocalData, readLocal } from '#app/features/local-data/local-store.ts'
import { GameStage, type GameStageProps } from './game-stage.tsx'
import type { PlayableGame } from './playable-game.ts'

const READY_PATIENCE_MS = 10_000
const LIGHT = toStageLight(['#884422', '#226688'])
const ALTERNATIVES = [{ slug: 'memory-meadow', title: 'Memory Meadow', coverVersion: '1' }] as Tile[]

const OWN: PlayableGame = {
  slug: 'cozy-blocks',
  title: 'Cozy Blocks',
  coverVersion: '1',
  summary: '',
  description: '',
  instructions: '',
  controls: {},
  tags: [],
  maker: 'Playhouse',
  orientation: 'any',
  ratio: 1.6,
  devices: ['desktop'],
  languages: ['en'],
  plays: 0,
  likes: 0,
  dislikes: 0,
  sizeBytes: 0,
  trust: 'own',
  age: 0,
  notes: [],
  categories: [],
  worksOffline: true,
  media: [],
  hasWideArt: true,
  providerLabel: 'Playhouse',
  sources: [{ provider: 'own', label: 'Playhouse', url: '/games/cozy-blocks/' }],
} as unknown as PlayableGame

const REMOTE: PlayableGame = {
  ...OWN,
  slug: 'far-fox',
  title: 'Far Fox',
  trust: 'remote',
  providerLabel: 'First Feed',
  sources: [
    { provider: 'first', label: 'First Feed', url: 'https://play.first-feed.example/far-fox/embed' },
    { provider: 'second', label: 'Second Feed', url: 'https://html5.second-feed.example/far-fox/' },
  ],
} as unknown as PlayableGame

const HOSTED: PlayableGame = {
  ...OWN,
  trust: 'hosted',
  sources: [{ provider: 'upload', label: 'Ada', url: `${location.origin}/uploads/cozy/`, isUploaded: true }],
} as unknown as PlayableGame

const SITE = { remoteGames: 'ask', audience: 'mixed' } as const
const reached = vi.fn<(url: string) => boolean>()
const beacons: string[] = []

/** The games in the frames, as the page sees them: a window that it sends messages to. */
const games = new WeakMap<HTMLIFrameElement, { postMessage: ReturnType<typeof vi.fn> }>()
Object.defineProperty(HTMLIFrameElement.prototype, 'contentWindow', {
  get(this: HTMLIFrameElement) {
    if (!games.has(this)) games.set(this, { postMessage: vi.fn() })
    return games.get(this)
  },
})

beforeEach(() => {
  vi.useFakeTimers()
  // The environment loads no frame and writes a line about each one.
  vi.spyOn(environmentConsole, 'error').mockReturnValue()
  reached.mockReturnValue(true)
  navigator.sendBeacon = (url) => beacons.push(String(url)) > 0
  vi.stubGlobal('fetch', (url: unknown) =>
    reached(String(url)) ? Promise.resolve(Response.json({})) : Promise.reject(new TypeError('blocked')),
  )
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  reached.mockReset()
  beacons.length = 0
  clearLocalData()
})

function open(game = OWN, options: Partial<GameStageProps> = {}) {
  const site = options.site ?? SITE
  return render(
    <MemoryRouter>
      <GameStage game={game} light={LIGHT} alternatives={ALTERNATIVES} {...options} site={site} />
    </MemoryRouter>,
  )
}

const findStage = (title = 'Cozy Blocks') => screen.getByRole('region', { name: `${title}, the game` })
const getState = (title?: string) => findStage(title).dataset.state
const findFrame = () => document.querySelector('iframe')
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

/** Messages of the framed game. */
function hear(message: GameMessage, source: unknown = findFrame()!.contentWindow) {
  act(() => {
    const event = new MessageEvent('message', {
      data: { playhouse: PROTOCOL_VERSION, ...message },
      origin: location.origin,
    })
    Object.defineProperty(event, 'source', { value: source })
    window.dispatchEvent(event)
  })
}

test('before Play there is no frame; Play loads the game, which plays when it is ready', () => {
  open()
  expect(getState()).toBe('idle')
  expect(findFrame()).toBeNull()
  press('Play Cozy Blocks')
  expect(getState()).toBe('loading')
  expect(findFrame()!.getAttribute('src')).toBe('/games/cozy-blocks/')
  hear({ type: 'progress', value: 0.4 })
  expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(0.4)
  hear({ type: 'ready' })
  expect(getState()).toBe('playing')
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(document.activeElement).toBe(findFrame())
})

test('messages that are not from the frame change nothing', () => {
  open()
  press('Play Cozy Blocks')
  hear({ type: 'ready' }, window)
  expect(getState()).toBe('loading')
})

test('a game that is not ready in time fails; one that was only slow still gets to play in the same frame', async () => {
  open()
  press('Play Cozy Blocks')
  await pass(READY_PATIENCE_MS - 1)
  expect(getState()).toBe('loading')
  await pass(1)
  expect(getState()).toBe('failed')
  expect(screen.getByRole('alert').textContent).toContain('taking too long')
  expect(screen.getByRole('link', { name: 'Memory Meadow' }).getAttribute('href')).toBe(
    '/gameDetail/memory-meadow',
  )
  const frame = findFrame()
  hear({ type: 'ready' })
  expect(getState()).toBe('playing')
  expect(findFrame()).toBe(frame)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('trying again after a failure loads a new frame, with a new timeout', async () => {
  open()
  press('Play Cozy Blocks')
  const frame = findFrame()
  await pass(READY_PATIENCE_MS)
  press('Try again')
  expect(getState()).toBe('loading')
  expect(findFrame()).not.toBe(frame)
  await pass(READY_PATIENCE_MS - 1)
  expect(getState()).toBe('loading')
  await pass(1)
  expect(getState()).toBe('failed')
})

test('a provider’s game names its provider, and one press loads its frame', async () => {
  open(REMOTE)
  expect(findFrame()).toBeNull()
  expect(screen.getByRole('group').textContent).toContain('First Feed')
  press('Play Far Fox')
  expect(getState('Far Fox')).toBe('loading')
  expect(new URL(findFrame()!.src).hostname).toBe('play.first-feed.example')
  fireEvent.load(findFrame()!)
  await pass(0)
  expect(getState('Far Fox')).toBe('playing')
  expect(beacons).toEqual(['/api/plays'])
})

test('a provider whose server is blocked fails at once, and a retry uses the next provider', async () => {
  reached.mockReturnValue(false)
  open(REMOTE)
  press('Play Far Fox')
  fireEvent.load(findFrame()!)
  await pass(0)
  expect(getState('Far Fox')).toBe('failed')
  expect(screen.getByRole('alert').textContent).toContain('does not respond right now')
  press('Try again')
  expect(getState('Far Fox')).toBe('asking')
  expect(screen.getByRole('group').textContent).toContain('Second Feed')
  press('Play Far Fox')
  expect(new URL(findFrame()!.src).hostname).toBe('html5.second-feed.example')
})

test('a site without games of providers shows no frame for one', () => {
  open(REMOTE, { site: { ...SITE, remoteGames: 'off' } })
  press('Play Far Fox')
  expect(getState('Far Fox')).toBe('idle')
  expect(findFrame()).toBeNull()
})

test('an ad before the game comes between Play and the frame, and the game starts even when the ad fails', async () => {
  const { promise, reject } = Promise.withResolvers<void>()
  const ads = {
    show: () => Promise.resolve('none'),
    beforePlay: () => promise,
    watchAvailable: () => () => {},
    watchCover: () => () => {},
  } as unknown as NonNullable<GameStageProps['ads']>
  open(OWN, { ads })
  press('Play Cozy Blocks')
  expect(getState()).toBe('break')
  expect(findFrame()).toBeNull()
  await act(async () => {
    reject(new Error('no ad'))
    await promise.catch(() => {})
  })
  expect(getState()).toBe('loading')
})

test('help pauses a game that is not our own and resumes it; Restart creates a new frame', async () => {
  open(HOSTED)
  press('Play Cozy Blocks')
  hear({ type: 'hello', supports: { mute: true, pause: true } })
  hear({ type: 'ready' })
  const postMessage = games.get(findFrame()!)!.postMessage
  press('Not working?')
  expect(screen.getByRole('alert').textContent).toContain('Try again, tell us')
  expect(postMessage.mock.calls.map(([message]) => message as object)).toContainEqual(
    expect.objectContaining({ type: 'pause', paused: true }),
  )
  press('Keep playing')
  expect(postMessage.mock.calls.at(-1)![0]).toMatchObject({ type: 'pause', paused: false })
  expect(document.activeElement).toBe(findFrame())
  const frame = findFrame()
  press('Restart')
  expect(getState()).toBe('loading')
  expect(findFrame()).not.toBe(frame)
  cleanup()
  open()
  press('Play Cozy Blocks')
  hear({ type: 'ready' })
  expect(getState()).toBe('playing')
  expect(screen.queryByRole('button', { name: 'Not working?' })).toBeNull()
})

test('mute is offered when the game supports it, and the choice is stored', () => {
  open()
  press('Play Cozy Blocks')
  expect(screen.queryByRole('button', { name: 'Mute' })).toBeNull()
  hear({ type: 'hello', supports: { mute: true, pause: false } })
  press('Mute')
  expect(readLocal().muted).toBe(true)
  expect(screen.getByRole('button', { name: 'Unmute' })).toBeDefined()
})

test('a game that was started on its own page loads without another press', () => {
  open(OWN, { press: 'play' })
  expect(getState()).toBe('loading')
  expect(findFrame()).not.toBeNull()
})

test('a provider’s game loads at once only after a Play beside the provider’s notice', () => {
  open(REMOTE, { press: 'play' })
  expect(getState('Far Fox')).toBe('asking')
  expect(findFrame()).toBeNull()
  cleanup()
  open(REMOTE, { press: 'agreed' })
  expect(getState('Far Fox')).toBe('loading')
  expect(new URL(findFrame()!.src).hostname).toBe('play.first-feed.example')
})
