/** How many games a site does not list, and why: for the log at start, `doctor`, imports and `games list --hidden`. */
import type { Game } from '#app/domain/game.ts'
import type { Site } from '#app/domain/site.ts'
import { explainHidden, getLimits } from './listing.ts'
import { AGE_BANDS, CONTENT_NOTES } from '#app/domain/rating.ts'

export interface HiddenSummary {
  host: string
  listed: number
  hidden: number
  /** By cause, such as `age 12+`, `note horror` or `games.providers`; a game with two notes counts for both. */
  causes: Record<string, number>
}

export function summariseHidden(games: readonly Game[], site: Site): HiddenSummary {
  const causes = new Map<string, number>()
  let hidden = 0
  for (const game of games) {
    const found = listCauses(game, site)
    if (found.length > 0) hidden++
    for (const cause of found) causes.set(cause, (causes.get(cause) ?? 0) + 1)
  }
  const sorted = [...causes].sort((a, b) => b[1] - a[1])
  return { host: site.host, listed: games.length - hidden, hidden, causes: Object.fromEntries(sorted) }
}

/** Why the site does not list the game, as the summary counts it. */
export function listCauses(game: Game, site: Site): string[] {
  const hidden = explainHidden(game, site)
  if (hidden === null) return []
  const { maxAge, notes } = getLimits(site)
  switch (hidden.by) {
    case 'deny list':
      return ['games.deny']
    case 'adult':
      return ['adult']
    case 'remoteGames':
      return ['remoteGames off']
    case 'hosts':
      return ['reaches other hosts']
    case 'providers':
    case 'tags':
    case 'categories':
      return [`games.${hidden.by}`]
    default: {
      const isTooOld = AGE_BANDS.indexOf(game.rating.age) > AGE_BANDS.indexOf(maxAge)
      const unwanted = game.rating.notes.filter((note) => !notes.includes(note))
      return [...(isTooOld ? [`age ${game.rating.age}`] : []), ...unwanted.map((note) => `note ${note}`)]
    }
  }
}

/** Commands that let a site list more; empty when age or notes hide nothing. */
export function listWideningCommands({ host, causes }: HiddenSummary, site: Site): string[] {
  const isByRating = Object.keys(causes).some((cause) => /^(age|note) /.test(cause))
  if (!isByRating) return []
  const { notes } = getLimits(site)
  const wanted = CONTENT_NOTES.filter((note) => notes.includes(note) || `note ${note}` in causes)
  const band = AGE_BANDS.findLast((one) => `age ${one}` in causes) ?? null
  return [
    ...(band === null ? [] : [`site set ${host} games.maxAge '"${band}"'`]),
    ...(wanted.length > notes.length ? [`site set ${host} games.notes '${JSON.stringify(wanted)}'`] : []),
    `site set ${host} games.allow '["a-game"]'`,
  ]
}

/** `1,204 of 2,590 games are hidden: 830 age 12+, 610 note weapons`. */
export function describeHidden({ listed, hidden, causes }: HiddenSummary): string {
  const total = (listed + hidden).toLocaleString('en')
  if (hidden === 0) return `lists all ${total} games`
  const parts = Object.entries(causes).map(([cause, count]) => `${count.toLocaleString('en')} ${cause}`)
  return `does not list ${hidden.toLocaleString('en')} of ${total} games: ${parts.join(', ')}`
}
