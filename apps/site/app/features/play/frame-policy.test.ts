import { expect, test } from 'vitest'
import { toPlaySource } from '#app/features/feeds/play-address.ts'
import { type FramedGame, type FrameSite, listFramePolicies, type RemoteGames } from './frame-policy.ts'

const site: FrameSite = {
  origin: 'https://play.example',
  remoteGames: 'ask',
  audience: 'mixed',
}
const PROVIDER_IDS = { gamepix: '1234' }

function createGame(
  trust: FramedGame['trust'],
  url: string,
  provider = 'playhouse',
  providerIds: Record<string, string> = PROVIDER_IDS,
): FramedGame {
  return { slug: 'cozy-blocks', trust, sources: [toPlaySource({ provider, url }, providerIds)] }
}

const own = createGame('own', '/games/cozy-blocks/')
const hosted = createGame('hosted', '/hosted/cozy-blocks/')
const uploaded: FramedGame = {
  ...{ slug: 'kite', trust: 'hosted' },
  sources: [
    {
      ...{ provider: 'upload', label: 'upload', isUploaded: true },
      url: 'https://gabc.games.example/uploads/gabc/key/index.html',
    },
  ],
}
const gamepix = createGame('remote', 'https://play.gamepix.com/cozy/embed?sid=1', 'gamepix')
const distributed = createGame('remote', 'https://html5.gamedistribution.com/abc/', 'gamedistribution')
const FOREIGN =
  'allow-scripts allow-same-origin allow-pointer-lock allow-orientation-lock allow-popups allow-forms'

test.each([
  [
    'our own game runs on our origin, at once',
    own,
    site,
    {
      src: '/games/cozy-blocks/',
      sandbox: 'allow-scripts allow-same-origin allow-pointer-lock',
      origin: 'https://play.example',
      needsConsent: false,
      timeoutMs: 10_000,
    },
  ],
  [
    'an uploaded game without a games origin gets an opaque one',
    hosted,
    site,
    {
      src: '/hosted/cozy-blocks/',
      sandbox: 'allow-scripts allow-pointer-lock',
      origin: null,
      needsConsent: false,
    },
  ],
  [
    'an uploaded game with a games origin gets an origin of its own',
    uploaded,
    site,
    {
      src: 'https://gabc.games.example/uploads/gabc/key/index.html',
      sandbox: 'allow-scripts allow-pointer-lock allow-same-origin',
      origin: 'https://gabc.games.example',
    },
  ],
  [
    'a provider’s game is asked for first and carries the site’s id',
    gamepix,
    site,
    {
      src: 'https://play.gamepix.com/cozy/embed?sid=1234',
      sandbox: FOREIGN,
      referrerPolicy: 'strict-origin-when-cross-origin',
      origin: 'https://play.gamepix.com',
      needsConsent: true,
      timeoutMs: 15_000,
    },
  ],
  [
    'a site with remote games on does not ask',
    gamepix,
    { ...site, remoteGames: 'on' as const },
    { needsConsent: false },
  ],
  [
    'without an id of the site the provider’s own address stays as it is',
    createGame('remote', 'https://play.gamepix.com/cozy/embed?sid=1', 'gamepix', {}),
    site,
    { src: 'https://play.gamepix.com/cozy/embed?sid=1' },
  ],
  [
    'GameDistribution gets the embedding page',
    distributed,
    site,
    {
      src: 'https://html5.gamedistribution.com/abc/?gd_sdk_referrer_url=https%3A%2F%2Fplay.example%2FgamePlay%2Fcozy-blocks',
    },
  ],
])('%s', (_name, game, ofSite, expected) => {
  expect(listFramePolicies(game, ofSite)[0]).toMatchObject(expected)
})

test('a provider’s address of an uploaded game is the provider’s', () => {
  const fallback = toPlaySource(
    { provider: 'gamepix', url: 'https://play.gamepix.com/kite/embed' },
    PROVIDER_IDS,
  )
  const [, policy] = listFramePolicies({ ...uploaded, sources: [...uploaded.sources, fallback] }, site)
  expect(policy).toMatchObject({ trust: 'remote', needsConsent: true })
})

test('a site with remote games off cannot play one', () => {
  expect(listFramePolicies(gamepix, { ...site, remoteGames: 'off' })).toEqual([])
  expect(listFramePolicies(own, { ...site, remoteGames: 'off' })).toHaveLength(1)
})

test('fallback sources follow in order, each with its own provider’s rule', () => {
  const fallbacks = [
    { provider: 'gamemonetize', url: 'https://html5.gamemonetize.co/7/' },
    { provider: 'gamepix', url: 'https://play.gamepix.com/eight/embed' },
  ].map((source) => toPlaySource(source, PROVIDER_IDS))
  const policies = listFramePolicies(
    { ...distributed, sources: [...distributed.sources, ...fallbacks] },
    site,
  )
  expect(policies.map((policy) => [policy.label, policy.src])).toEqual([
    ['GameDistribution', expect.stringContaining('https://html5.gamedistribution.com/abc/')],
    ['GameMonetize', 'https://html5.gamemonetize.co/7/'],
    ['GamePix', 'https://play.gamepix.com/eight/embed?sid=1234'],
  ])
})

test('no frame may ever navigate the page or open popups out of its sandbox', () => {
  for (const game of [own, hosted, uploaded, gamepix, distributed]) {
    for (const { sandbox } of listFramePolicies(game, site)) {
      expect(sandbox).not.toMatch(/top-navigation|escape-sandbox|allow-modals|allow-downloads/)
    }
  }
})

test('a game on an origin of its own may have threads', () => {
  const allowed = (game: FramedGame) =>
    listFramePolicies(game, site)[0]!.allow.includes('cross-origin-isolated')
  expect([own, hosted, uploaded, gamepix].map(allowed)).toEqual([false, false, true, false])
})

test('an uploaded game that may reach other hosts is asked for like a provider’s', () => {
  const [source] = uploaded.sources
  const game: FramedGame = { ...uploaded, sources: [{ ...source!, hosts: ['api.example.com'] }] }
  const asks = (remoteGames: RemoteGames) =>
    listFramePolicies(game, { ...site, remoteGames }).map(({ needsConsent, hosts }) => [needsConsent, hosts])
  expect(asks('ask')).toEqual([[true, ['api.example.com']]])
  expect(asks('on')).toEqual([[false, ['api.example.com']]])
  expect(asks('off')).toEqual([])
  expect(listFramePolicies(uploaded, { ...site, remoteGames: 'off' })).toHaveLength(1)
})

test('only our own game has scripts together with the site’s origin', () => {
  const onOwnHost = createGame('remote', `${site.origin}/theirs/`, 'sunny')
  for (const game of [hosted, uploaded, gamepix, distributed, onOwnHost]) {
    for (const policy of listFramePolicies(game, site)) {
      expect(policy.origin === site.origin && policy.sandbox.includes('allow-same-origin')).toBe(false)
    }
  }
})

test('on a site for children a provider’s game opens no windows', () => {
  const [policy] = listFramePolicies(gamepix, { ...site, audience: 'child' })
  expect(policy!.sandbox).toBe(FOREIGN.replace(' allow-popups', ''))
})
