/**
 * Describes a provider's game from its own data: only known facts, never how it feels or how to win.
 * Two games with different data never get the same text; a game without data has no text.
 */
import { getMinYears } from '#app/domain/rating.ts'
import type { Catalogue } from './catalogue.server.ts'
import { describeTexts as texts } from './describe-game-texts.ts'
import type { Game } from '#app/domain/game.ts'
import { nameTag } from './tag-name.ts'

const MAX_TAGS = 5
const MAX_CONTROLS = 6
const MAX_SIMILAR = 3
const INPUTS = ['keyboard', 'mouse', 'touch', 'gamepad'] as const

type CatalogueLists = Pick<Catalogue, 'tags' | 'listRelated'>

/** Paragraphs with a blank line between them, as a description has; empty where nothing is known. */
export function describeGame(game: Game, lists: CatalogueLists): string {
  const about = [...describeOrigin(game), ...describeFit(game)]
  // Only what the game itself is like; a text about its neighbours alone would say nothing about it.
  const paragraphs = [about, describeControls(game)].filter((sentences) => sentences.length > 0)
  if (paragraphs.length > 0) paragraphs.push(describeNeighbours(game, lists))
  return paragraphs
    .map((sentences) => sentences.join(' '))
    .filter(Boolean)
    .join('\n\n')
}

/** For a search result, where the game came without a summary. */
export function summariseGame(game: Game): string {
  return [texts.short(game.title), ...listLabels(game)].join(' ')
}

/** Where it is listed and who made it, without its title; may be empty. */
export const summariseLabels = (game: Game): string => listLabels(game).join(' ')

function listLabels({ tags, maker }: Game): string[] {
  return [
    ...(tags.length > 0 ? [texts.categories(tags.slice(0, MAX_TAGS).map(nameTag))] : []),
    ...(maker ? [texts.by(maker)] : []),
  ]
}

function describeOrigin({ title, tags, maker }: Game): string[] {
  const names = tags.slice(0, MAX_TAGS).map(nameTag)
  if (names.length === 0) return maker ? [texts.madeBy(title, maker)] : []
  return [maker ? texts.filedBy(title, maker, names) : texts.filed(title, names)]
}

/** Input, controls and devices; defaults that a feed leaves open (all devices, landscape) are left out. */
function describeFit({ devices, orientation, languages, rating }: Game): string[] {
  const age = getMinYears(rating.age)
  const hasPhone = devices.includes('phone')
  return [
    ...(hasPhone ? [] : [devices.includes('tablet') ? texts.noPhone : texts.computerOnly]),
    ...(hasPhone && orientation === 'portrait' ? [texts.upright] : []),
    ...(languages.length > 0 ? [texts.languages(languages)] : []),
    ...(age > 0 ? [texts.age(age)] : []),
  ]
}

function describeControls({ controls }: Game): string[] {
  return INPUTS.flatMap((input) => {
    const rows = controls[input]?.slice(0, MAX_CONTROLS) ?? []
    return rows.length > 0
      ? [texts[input](rows.map(({ keys, does }) => texts.control(keys, lowerFirst(does))))]
      : []
  })
}

/** Games that share the rarest tag; a merely good game is no neighbour. */
function describeNeighbours(game: Game, { tags, listRelated }: CatalogueLists): string[] {
  const sizeOf = (tag: string) => tags.get(tag)?.length ?? 0
  const related = listRelated(game.slug)
  const shared = game.tags
    .filter((tag) => related.some((other) => other.tags.includes(tag)))
    .toSorted((a, b) => sizeOf(a) - sizeOf(b))[0]
  if (shared === undefined) return []
  const close = related.filter((other) => other.tags.includes(shared)).slice(0, MAX_SIMILAR)
  return [
    texts.similar(
      shared.replaceAll('-', ' '),
      close.map((other) => other.title),
    ),
  ]
}

/** `Move left` inside a sentence; `OK` and `Y axis` stay as they are. */
function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}
