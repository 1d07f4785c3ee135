/** Every room, and the scenes: each is one file of the site. */
import { COMPANY_ROOMS } from './rooms-company.ts'
import { GENRE_ROOMS } from './rooms-genres.ts'
import { MIND_ROOMS } from './rooms-minds.ts'
import { RANKING_ROOMS } from './rooms-rankings.ts'
import { drawRoom } from './room-kit.ts'
import { TABLE_ROOMS } from './rooms-tables.ts'
import { drawScene, SCENES } from './scenes.ts'

export const ROOMS = [...RANKING_ROOMS, ...GENRE_ROOMS, ...TABLE_ROOMS, ...MIND_ROOMS, ...COMPANY_ROOMS]

/** File name and markup. */
export function listRoomFiles(): [file: string, svg: string][] {
  return [
    ...ROOMS.map((room): [string, string] => [`room-${room.name}.svg`, drawRoom(room)]),
    ...SCENES.map((scene): [string, string] => [`scene-${scene.name}.svg`, drawScene(scene)]),
  ]
}
