/**
 * What a game's frame may do, by trust level. The one place where a sandbox is decided.
 */
import type { Game } from '#app/domain/game.ts'

export type RemoteGames = 'off' | 'ask' | 'on'
export type Trust = Game['source']['kind']
export type FramedGame = Pick<Game, 'slug' | 'provider' | 'source'>

export interface FrameSite {
  /** Where this page is, `https://play.example`. */
  origin: string
  remoteGames: RemoteGames
  /** Where uploaded games live, away from the site: `https://*.games.example`, the star standing for the game's slug; null has none. */
  gamesOrigin: string | null
  /** What a provider knows this site by, put on its games' addresses. */
  providerIds: Record<string, string>
}

export interface FramePolicy {
  trust: Trust
  provider: string
  src: string
  sandbox: string
  allow: string
  referrerPolicy: 'same-origin' | 'no-referrer' | 'strict-origin-when-cross-origin'
  /** Origin the game's messages come from; null is an opaque one. */
  origin: string | null
  /** Whether the visitor is asked before anything of this frame loads. */
  asks: boolean
  /** How long the game may take to say ready (own, hosted) or the frame to load (remote). */
  patienceMs: number
}

const OWN_ALLOW = 'fullscreen; autoplay; gamepad; screen-wake-lock'
const FOREIGN_ALLOW = 'fullscreen; autoplay; gamepad; accelerometer; gyroscope; screen-wake-lock'
const READY_PATIENCE_MS = 10_000
const LOAD_PATIENCE_MS = 15_000

/** The address parameter by which a provider credits the site that shows its game. */
const PROVIDER_ID_PARAMETERS: Record<string, string> = {
  gamepix: 'sid',
  gamedistribution: 'gd_sdk_referrer_url',
}

/** Every way to play the game on this site, the best first; empty when the site shows no game of this kind. */
export function listFramePolicies(game: FramedGame, site: FrameSite): FramePolicy[] {
  const sources = [{ provider: game.provider, url: game.source.url }, ...game.source.fallbacks]
  return sources
    .map((source) => createFramePolicy(game, source, site))
    .filter((policy) => policy.trust !== 'remote' || site.remoteGames !== 'off')
}

function createFramePolicy(
  game: FramedGame,
  source: { provider: string; url: string },
  site: FrameSite,
): FramePolicy {
  const isPath = source.url.startsWith('/')
  if (!isPath) return createRemotePolicy(game.slug, source, site)
  // A path of ours is only trusted like our own code when the game itself is our own.
  if (game.source.kind === 'own') return createOwnPolicy(source, site)
  return createHostedPolicy(game.slug, source, site)
}

/** `allow-same-origin` because a service worker does not serve frames without it; this is our own code on our own origin. */
function createOwnPolicy(source: { provider: string; url: string }, site: FrameSite): FramePolicy {
  return {
    trust: 'own',
    provider: source.provider,
    src: source.url,
    sandbox: 'allow-scripts allow-same-origin allow-pointer-lock',
    allow: OWN_ALLOW,
    referrerPolicy: 'same-origin',
    origin: site.origin,
    asks: false,
    patienceMs: READY_PATIENCE_MS,
  }
}

/** An uploaded game is never on the site's origin: on its own where the site has a games origin, else on an opaque one. */
function createHostedPolicy(
  slug: string,
  source: { provider: string; url: string },
  site: FrameSite,
): FramePolicy {
  const origin = site.gamesOrigin?.replace('*', slug) ?? null
  return {
    trust: 'hosted',
    provider: source.provider,
    src: origin === null ? source.url : new URL(source.url, origin).href,
    sandbox: `allow-scripts allow-pointer-lock${origin === null ? '' : ' allow-same-origin'}`,
    allow: FOREIGN_ALLOW,
    referrerPolicy: 'no-referrer',
    origin,
    asks: false,
    patienceMs: READY_PATIENCE_MS,
  }
}

/** `allow-same-origin` is safe because the origin is the provider's; providers lock games to sites by the referrer. */
function createRemotePolicy(
  slug: string,
  source: { provider: string; url: string },
  site: FrameSite,
): FramePolicy {
  const url = new URL(source.url)
  const parameter = PROVIDER_ID_PARAMETERS[source.provider]
  const id = site.providerIds[source.provider] ?? defaultProviderId(source.provider, slug, site)
  if (parameter && id) url.searchParams.set(parameter, id)
  return {
    trust: 'remote',
    provider: source.provider,
    src: url.href,
    sandbox:
      'allow-scripts allow-same-origin allow-pointer-lock allow-orientation-lock allow-popups allow-forms',
    allow: FOREIGN_ALLOW,
    referrerPolicy: 'strict-origin-when-cross-origin',
    origin: url.origin,
    asks: site.remoteGames !== 'on',
    patienceMs: LOAD_PATIENCE_MS,
  }
}

/** GameDistribution asks for the page that embeds the game. */
function defaultProviderId(provider: string, slug: string, site: FrameSite): string | undefined {
  return provider === 'gamedistribution' ? `${site.origin}/gamePlay/${slug}` : undefined
}
