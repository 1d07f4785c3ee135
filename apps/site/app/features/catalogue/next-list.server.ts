/** Where a list of games goes on: what fills the rest of its last row leads there. */
import { findRoomPicture } from '#app/features/rooms/room-pictures.server.ts'
import type { Catalogue } from './catalogue.server.ts'
import { categoryPath } from './category-types.ts'
import { type Feeling, feelingPath } from './feelings.ts'
import { feelingTexts } from './feeling-texts.ts'
import type { NextList } from './game-grid.tsx'
import type { SiteCategory } from './site-categories.ts'
import { findNearestGames, type NearestGames } from './small-tags.ts'

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

/** Of a list's last page; null where the list goes on by itself. A list of a single page goes on with the games of the nearest one. */
export function findEnd(
  catalogue: Catalogue,
  games: readonly (typeof catalogue.atHome)[number][],
  { page, pages }: { page: number; pages: number },
): NearestGames | null {
  return page < pages || games.length === 0 ? null : findNearestGames(catalogue, games)
}
