/**
 * What a game's frame may do, by trust level. The one place where a sandbox is decided.
 */
import type { Site } from '#app/domain/site.ts'
import type { PlaySource } from '#app/features/feeds/play-address.ts'
import type { PlayableGame } from './playable-game.ts'

export type RemoteGames = 'off' | 'ask' | 'on'
export type Trust = PlayableGame['trust']
export type FramedGame = Pick<PlayableGame, 'slug' | 'trust' | 'sources'>

export interface FrameSite {
  /** Where this page is, `https://play.example`. */
  origin: string
  remoteGames: RemoteGames
  audience: Site['audience']
}

export interface FramePolicy {
  trust: Trust
  provider: string
  /** The provider's name for people. */
  label: string
  src: string
  sandbox: string
  allow: string
  referrerPolicy: 'same-origin' | 'no-referrer' | 'strict-origin-when-cross-origin'
  /** Origin the game's messages come from; null is an opaque one. */
  origin: string | null
  /** Other hosts that an uploaded game may reach: it is asked for like a provider's. */
  hosts: readonly string[]
  /** Whether the visitor is asked before anything of this frame loads. */
  needsConsent: boolean
  /** How long the game may take to say ready (own, hosted) or the frame to load (remote). */
  timeoutMs: number
}

const OWN_ALLOW = 'fullscreen; autoplay; gamepad; screen-wake-lock'
const FOREIGN_ALLOW = 'fullscreen; autoplay; gamepad; accelerometer; gyroscope; screen-wake-lock'
/** A frame gets threads only where its page passes them on. */
const OWN_ORIGIN_ALLOW = `${FOREIGN_ALLOW}; cross-origin-isolated`
const READY_TIMEOUT_MS = 10_000
const LOAD_TIMEOUT_MS = 15_000

/** Every way to play the game on this site, the best first; empty when the site shows no game of this kind. */
export function listFramePolicies(game: FramedGame, site: FrameSite): FramePolicy[] {
  return game.sources
    .map((source) => createFramePolicy(game, source, site))
    .filter(({ trust, hosts }) => (trust !== 'remote' && hosts.length === 0) || site.remoteGames !== 'off')
}

function createFramePolicy(game: FramedGame, source: PlaySource, site: FrameSite): FramePolicy {
  const isPath = source.url.startsWith('/')
  // A path of this site is trusted like our own code only when the game is our own.
  if (isPath && game.trust === 'own') return createOwnPolicy(source, site)
  if (isPath || source.isUploaded) return createHostedPolicy(source, site)
  return createRemotePolicy(game.slug, source, site)
}

/** `allow-same-origin` because a service worker does not serve frames without it; this is our own code on our own origin. */
function createOwnPolicy(source: PlaySource, site: FrameSite): FramePolicy {
  return {
    trust: 'own',
    provider: source.provider,
    label: source.label,
    src: source.url,
    sandbox: 'allow-scripts allow-same-origin allow-pointer-lock',
    allow: OWN_ALLOW,
    referrerPolicy: 'same-origin',
    origin: site.origin,
    hosts: [],
    needsConsent: false,
    timeoutMs: READY_TIMEOUT_MS,
  }
}

/** An uploaded game is never on the site's origin: the server names its own one, or sends it with an opaque one. */
function createHostedPolicy(source: PlaySource, site: FrameSite): FramePolicy {
  const { hosts = [] } = source
  const origin = source.isUploaded ? new URL(source.url).origin : null
  return {
    trust: 'hosted',
    provider: source.provider,
    label: source.label,
    src: source.url,
    sandbox: `allow-scripts allow-pointer-lock${origin === null ? '' : ' allow-same-origin'}`,
    allow: origin === null ? FOREIGN_ALLOW : OWN_ORIGIN_ALLOW,
    referrerPolicy: 'no-referrer',
    origin,
    hosts,
    needsConsent: hosts.length > 0 && site.remoteGames !== 'on',
    timeoutMs: READY_TIMEOUT_MS,
  }
}

/**
 * `allow-same-origin` is safe because the origin is the provider's, and left out where it is the site's own: an operator may have added it as
 * a provider's. Providers lock games to sites by the referrer. On a site for children no game opens a window of another page.
 */
function createRemotePolicy(slug: string, source: PlaySource, site: FrameSite): FramePolicy {
  const url = new URL(source.url)
  if (source.pageParameter) url.searchParams.set(source.pageParameter, `${site.origin}/gamePlay/${slug}`)
  return {
    trust: 'remote',
    provider: source.provider,
    label: source.label,
    src: url.href,
    sandbox: [
      'allow-scripts',
      ...(url.origin === site.origin ? [] : ['allow-same-origin']),
      ...['allow-pointer-lock', 'allow-orientation-lock'],
      ...(site.audience === 'child' ? [] : ['allow-popups']),
      'allow-forms',
    ].join(' '),
    allow: FOREIGN_ALLOW,
    referrerPolicy: 'strict-origin-when-cross-origin',
    origin: url.origin,
    hosts: [],
    needsConsent: site.remoteGames !== 'on',
    timeoutMs: LOAD_TIMEOUT_MS,
  }
}
