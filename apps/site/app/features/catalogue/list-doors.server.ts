/** What pages are sent of the doors: their words and addresses, and which kinds of games stand behind one. */
import { categoryPath, feelingPath, tagPath } from '#app/site-paths.ts'
import type { Catalogue } from './catalogue.server.ts'
import { type Feeling, findReason } from './feelings.ts'
import { feelingTexts } from './feeling-texts.ts'
import type { Game } from '#app/domain/game.ts'
import { isLinkedTag } from './small-tags.ts'
import { nameTag } from './tag-name.ts'

export interface Door {
  id: Feeling
  label: string
  /** What stands behind it, where the door is wide. */
  brief: string
  path: string
}

export interface Kind {
  label: string
  /** Of the list of all games of the kind, when there is one. */
  path: string | null
  count: number
}

export function listDoors({ feelings }: Pick<Catalogue, 'feelings'>): Door[] {
  return feelings.map(({ id }) => {
    const { label, brief } = feelingTexts[id]
    return { id, label, brief, path: feelingPath(id) }
  })
}

const MAX_KINDS = 8

/** Why games are behind the door, most frequent reason first; none when the door's own sentence says it. Kinds without a list are left out beside others that have one. */
export function listKinds(catalogue: Catalogue, feeling: Feeling, games: readonly Game[]): Kind[] {
  const rule = catalogue.feelingRules[feeling]
  if (!rule) return []
  const kinds = new Map<string, Kind>()
  for (const game of games) {
    const reason = findReason(rule, game)
    const named = reason && nameReason(catalogue, reason)
    if (!named) continue
    const kind = kinds.get(named.label) ?? { ...named, count: 0 }
    kind.count++
    kinds.set(kind.label, kind)
  }
  const sorted = [...kinds.values()].sort((a, b) => b.count - a.count)
  const linked = sorted.filter(({ path }) => path !== null)
  return (linked.length > 1 ? linked : sorted).slice(0, MAX_KINDS)
}

function nameReason(catalogue: Catalogue, reason: NonNullable<ReturnType<typeof findReason>>) {
  const category =
    'tag' in reason ? catalogue.findCategoryOfTag(reason.tag) : catalogue.findCategory(reason.category)
  if (category) return { label: category.label, path: categoryPath(category.id) }
  if (!('tag' in reason)) return null
  return {
    label: nameTag(reason.tag),
    path: isLinkedTag(catalogue, reason.tag) ? tagPath(reason.tag) : null,
  }
}

/** The share of a tag's games that a category has at least, so that the tag's list is a part of it. */
const MIN_TAG_SHARE = 0.5

/** The largest tags that are about a category: those with few games outside of it. */
export function listTagKinds(catalogue: Catalogue, games: readonly Game[]): Kind[] {
  const counts = new Map<string, number>()
  for (const game of games) for (const tag of game.tags) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return [...counts]
    .map(([tag, count]) => ({ tag, count, total: catalogue.tags.get(tag)?.length ?? 0 }))
    .filter(({ tag, count, total }) => count >= total * MIN_TAG_SHARE && isLinkedTag(catalogue, tag))
    .sort((a, b) => b.total - a.total || (a.tag < b.tag ? -1 : 1))
    .slice(0, MAX_KINDS)
    .map(({ tag, total }) => ({ label: nameTag(tag), path: tagPath(tag), count: total }))
}
