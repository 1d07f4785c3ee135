/** Which games a site lists: the one function that decides it, for every page, list, search, file and answer. */
import type { Game } from '#app/domain/game.ts'
import type { Site } from '#app/domain/site.ts'
import { reachesOthers } from '#app/domain/reached-hosts.ts'
import { isBandAbove, type AgeBand, type ContentNote } from '#app/domain/rating.ts'

export type Audience = Site['audience']

export interface AudienceLimits {
  maxAge: AgeBand
  notes: readonly ContentNote[]
}

const MILD: ContentNote = 'mild cartoon violence'

/** What a site lists that sets no limits of its own. */
export const AUDIENCE_LIMITS: Record<Audience, AudienceLimits> = {
  child: { maxAge: '7+', notes: [MILD] },
  mixed: {
    maxAge: '12+',
    notes: ['violence', MILD, 'blood', 'horror', 'weapons', 'war', 'alcohol', 'drugs', 'romance', 'crude'],
  },
  general: {
    maxAge: '16+',
    notes: [
      'violence',
      MILD,
      'blood',
      'horror',
      'weapons',
      'war',
      'alcohol',
      'drugs',
      'gambling',
      'romance',
      'crude',
    ],
  },
}

/** What of a site decides which games it lists. */
export type ListingSite = Pick<Site, 'audience' | 'remoteGames' | 'games'>

export type HiddenBy =
  | 'deny list'
  | 'remoteGames'
  | 'hosts'
  | 'adult'
  | 'age'
  | 'notes'
  | 'providers'
  | 'tags'
  | 'categories'

export interface Hidden {
  by: HiddenBy
  /** For the operator, such as `12+: guns: “sniper” in the title`. */
  reason: string
}

export function getLimits({ audience, games }: ListingSite): AudienceLimits {
  const { maxAge, notes } = AUDIENCE_LIMITS[audience]
  return { maxAge: games.maxAge ?? maxAge, notes: games.notes ?? notes }
}

/** Why the site does not list the game; null when it does. */
export function explainHidden(game: Game, site: ListingSite): Hidden | null {
  const { games } = site
  if (games.deny.includes(game.slug)) return { by: 'deny list', reason: 'it is on games.deny' }
  if (site.remoteGames === 'off' && (game.source.kind === 'remote' || reachesOthers(game)))
    return { by: 'remoteGames', reason: 'remoteGames is off' }
  if (site.audience === 'child' && reachesOthers(game))
    return {
      by: 'hosts',
      reason: `on a site for children no uploaded game reaches ${game.hosts!.join(', ')}`,
    }
  if (game.rating.age === 'adult') return { by: 'adult', reason: `adult: ${describeReasons(game)}` }
  if (games.allow.includes(game.slug)) return null
  return explainRating(game, getLimits(site)) ?? explainChoice(game, games)
}

function explainRating(game: Game, { maxAge, notes }: AudienceLimits): Hidden | null {
  const { rating } = game
  if (isBandAbove(rating.age, maxAge)) return { by: 'age', reason: `${rating.age}: ${describeReasons(game)}` }
  const unwanted = rating.notes.filter((note) => !notes.includes(note))
  if (unwanted.length > 0) return { by: 'notes', reason: `${unwanted.join(', ')}: ${describeReasons(game)}` }
  return null
}

function explainChoice(game: Game, games: Site['games']): Hidden | null {
  const choices = [
    { by: 'providers', own: [game.provider], only: games.providers, except: games.exceptProviders },
    { by: 'tags', own: game.tags, only: games.tags, except: games.exceptTags },
    { by: 'categories', own: game.categories, only: games.categories, except: games.exceptCategories },
  ] as const
  for (const { by, own, only, except } of choices) {
    const unwanted = own.find((one) => except.includes(one))
    if (unwanted !== undefined)
      return { by, reason: `its ${by} include ${unwanted}, which the site leaves out` }
    if (only.length > 0 && !own.some((one) => (only as readonly string[]).includes(one)))
      return { by, reason: `none of its ${by} is among games.${by}` }
  }
  return null
}

function describeReasons({ rating }: Game): string {
  if (rating.by === 'operator') return 'set by the operator'
  if (rating.by === 'maker') return 'set in its game.json'
  return rating.reasons.join('; ') || 'no reason stored'
}
