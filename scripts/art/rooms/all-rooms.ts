/** Every room, and the scenes: each is one file of the site. */
import { RANKING_ROOMS } from './rooms-rankings.ts'
import { EDITORIAL_ROOMS } from './rooms-editorial.ts'
import { GENRE_ROOMS } from './rooms-genres.ts'
import { CONTEST_ROOMS } from './rooms-contests.ts'
import { TABLE_ROOMS } from './rooms-tables.ts'
import { CARD_ROOMS } from './rooms-cards.ts'
import { PUZZLE_ROOMS } from './rooms-puzzles.ts'
import { MAKING_ROOMS } from './rooms-making.ts'
import { COMPANY_ROOMS } from './rooms-company.ts'
import { HOME_ROOMS } from './rooms-home.ts'
import { drawRoom, type Room } from './room-kit.ts'
import { drawScene } from './scene-kit.ts'
import { SCENES } from './scenes.ts'

export const ROOMS: readonly Room[] = [
  ...RANKING_ROOMS,
  ...EDITORIAL_ROOMS,
  ...GENRE_ROOMS,
  ...CONTEST_ROOMS,
  ...TABLE_ROOMS,
  ...CARD_ROOMS,
  ...PUZZLE_ROOMS,
  ...MAKING_ROOMS,
  ...COMPANY_ROOMS,
  ...HOME_ROOMS,
]

/** File name and markup. */
export function listRoomFiles(): [file: string, svg: string][] {
  return [
    ...ROOMS.map((room): [string, string] => [`room-${room.name}.svg`, drawRoom(room)]),
    ...SCENES.map((scene): [string, string] => [`scene-${scene.name}.svg`, drawScene(scene)]),
  ]
}
