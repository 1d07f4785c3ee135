import type { Game } from '#app/domain/game.ts'

const dayFormat = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' })

/** What the page of a broken game says beside Play; empty for a game that works. */
export function describeBroken({ brokenSince, source }: Game, providerLabel: string): string {
  if (brokenSince === undefined) return ''
  const place = source.kind === 'remote' ? ` at ${providerLabel}` : ''
  return `Not working${place} since ${dayFormat.format(brokenSince)}.`
}
