/** The list that follows a list of games: the rest of its last row links there. */
import { CATEGORIES_PATH } from '#app/site-paths.ts'
import { en as texts } from '#app/texts/en.ts'
import { findRoomPicture } from '#app/features/rooms/room-pictures.server.ts'
import type { Catalogue } from './catalogue.server.ts'
import { categoryPath, feelingPath } from '#app/site-paths.ts'
import type { Game } from '#app/domain/game.ts'
import { type Feeling, FEELINGS } from './feelings.ts'
import { feelingTexts } from './feeling-texts.ts'
import type { NextList } from './next-list-tile.tsx'
import type { SiteCategory } from './site-categories.ts'
import { findNearestGames, listNearCategories } from './small-tags.ts'

/** Each feeling has a room of the house. */
const FEELING_ROOMS: Record<Feeling, string> = {
  'two-minutes': 'skill',
  together: '2-player',
  calm: 'house',
  brain: 'puzzle',
  'on-the-train': 'adventure',
  gamepad: 'arcade',
  'no-reading': 'Kids',
}

const ALL_CATEGORIES: NextList = {
  heading: texts.header.categories,
  path: CATEGORIES_PATH,
  picture: findRoomPicture('house'),
}

export function findFeelingRoom(feeling: Feeling): string {
  return findRoomPicture(FEELING_ROOMS[feeling])
}

export function toNextList({ id, heading }: Pick<SiteCategory, 'id' | 'heading'>): NextList {
  return { heading, path: categoryPath(id), picture: findRoomPicture(id) }
}

/** The feeling after this one; after the last comes the first. */
export function findNextFeeling(
  { feelings }: Pick<Catalogue, 'feelings'>,
  current: Feeling,
): NextList | null {
  const place = feelings.findIndex(({ id }) => id === current)
  const next = feelings[(place + 1) % feelings.length]
  if (!next || next.id === current) return null
  return {
    heading: feelingTexts[next.id].heading,
    path: feelingPath(next.id),
    picture: findFeelingRoom(next.id),
  }
}

export interface ListEnd {
  next: NextList | null
  /** When the whole list is one page, the first games of the next one. */
  more: readonly Game[]
}

/** `Games for kids` and `Best games` as they follow the word “More”. */
const toContinuation = (heading: string) => heading.replace(/^(?:Games|Best)\b/, (word) => word.toLowerCase())

/** For a list's last page, the nearest category; all categories when no games are left. An earlier page continues with its next page. */
export function findListEnd(
  catalogue: Catalogue,
  games: readonly Game[],
  { page, pages }: { page: number; pages: number },
): ListEnd {
  if (page < pages || games.length === 0) return { next: null, more: [] }
  const nearest = findNearestGames(catalogue, games)
  if (!nearest) return { next: ALL_CATEGORIES, more: [] }
  const next = toNextList(nearest.category)
  if (pages > 1) return { next, more: [] }
  return { next: { ...next, heading: toContinuation(next.heading) }, more: nearest.games }
}

/** The room of a tag: of the feeling that has it, or of the category of most of its games. A list that follows on the page has another room. */
export function findTagRoom(
  catalogue: Catalogue,
  tag: string,
  games: readonly Game[],
  { next, more }: ListEnd,
): string {
  const feeling = FEELINGS.find((id) => catalogue.feelingRules[id]?.tags.includes(tag))
  const near = listNearCategories(catalogue, games).map(({ id }) => findRoomPicture(id))
  const pictures = feeling ? [findFeelingRoom(feeling), ...near] : near
  return pictures.find((picture) => more.length === 0 || picture !== next?.picture) ?? findRoomPicture('Tags')
}
