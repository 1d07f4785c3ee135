/** What pages are sent of the doors: their words and addresses, and why a game stands behind one. */
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

export function listDoors({ feelings }: Pick<Catalogue, 'feelings'>): Door[] {
  return feelings.map(({ id }) => ({ id, label: feelingTexts[id].label, path: feelingPath(id) }))
}

/** In a word or two, what put each game behind the door; empty where the door’s own sentence says it. */
export function listNotes(catalogue: Catalogue, feeling: Feeling, games: readonly Game[]): string[] {
  const rule = catalogue.feelingRules[feeling]
  if (!rule) return []
  return games.map((game) => {
    const reason = findReason(rule, game)
    if (reason === null) return ''
    if ('tag' in reason) return catalogue.findCategoryOfTag(reason.tag)?.label ?? nameTag(reason.tag)
    return catalogue.findCategory(reason.category)?.label ?? ''
  })
}
