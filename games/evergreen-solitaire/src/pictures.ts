/** Small pictures of what can be won: a back, a season, a friend, a tree. */
import { drawBack } from './backs.ts'
import { makePicture } from './elements.ts'
import type { Back, Friend, Prize, SeasonName } from './forest.ts'
import { drawFriend } from './friends.ts'
import { drawGlade } from './glade.ts'
import { drawPlant } from './plants.ts'
import { SEASON_LOOKS } from './seasons.ts'

const SAMPLE_GROVE = 'kfdskt'

export const pictureBack = (back: Back, w = 60): HTMLCanvasElement =>
  makePicture(w, w * 1.5, (g, width, height) => drawBack(g, { w: width, h: height, back }))

export const pictureSeason = (season: SeasonName, w = 132): HTMLCanvasElement =>
  makePicture(w, w * 0.62, (g, width, height) =>
    drawGlade(g, width, height, SEASON_LOOKS[season], SAMPLE_GROVE, []),
  )

export const pictureFriend = (friend: Friend, size = 64): HTMLCanvasElement =>
  makePicture(size, size, (g) => {
    g.translate(size / 2, size * 0.56)
    g.scale(size * 0.3, size * 0.3)
    drawFriend(g, friend)
  })

export const picturePlant = (letter: string, season: SeasonName, size = 64): HTMLCanvasElement =>
  makePicture(size, size, (g) =>
    drawPlant(g, { letter, x: size / 2, foot: size * 0.95, height: size * 0.9 }, SEASON_LOOKS[season]),
  )

export function picturePrize(prize: Prize): HTMLCanvasElement {
  if (prize.kind === 'back') return pictureBack(prize.id, 42)
  return prize.kind === 'season' ? pictureSeason(prize.id, 96) : pictureFriend(prize.id)
}
