/** What pages are sent of the doors: their words and addresses, and which kinds of games stand behind one. */
import { feelingPath } from '#app/site-paths.ts'
import type { Catalogue } from './catalogue.server.ts'
import { type Feeling, findReason } from './feelings.ts'
import { feelingTexts } from './feeling-texts.ts'
import type { Game } from '#app/domain/game.ts'
import { nameTag } from './tag-name.ts'

export interface Door {
  id: Feeling
  label: string
  path: string
}

export interface Kind {
  label: string
  count: number
}

export function listDoors({ feelings }: Pick<Catalogue, 'feelings'>): Door[] {
  return feelings.map(({ id }) => ({ id, label: feelingTexts[id].label, path: feelingPath(id) }))
}

const MAX_KINDS = 8

/** What puts games behind the door, most frequent first; none where the door’s own sentence says it. */
export function listKinds(catalogue: Catalogue, feeling: Feeling, games: readonly Game[]): Kind[] {
  const rule = catalogue.feelingRules[feeling]
  if (!rule) return []
  const counts = new Map<string, number>()
  for (const game of games) {
    const reason = findReason(rule, game)
    const label = reason && nameReason(catalogue, reason)
    if (label) counts.set(label, (counts.get(label) ?? 0) + 1)
  }
  return [...counts]
    .map(([label, count]) => ({ label, count }))
    .sort((a, b) => b.count - a.count)
    .slice(0, MAX_KINDS)
}

function nameReason(catalogue: Catalogue, reason: NonNullable<ReturnType<typeof findReason>>) {
  if ('tag' in reason) return catalogue.findCategoryOfTag(reason.tag)?.label ?? nameTag(reason.tag)
  return catalogue.findCategory(reason.category)?.label
}
