/** Small images of prizes: a back, a season, a cloth, a friend, a tree. */
import { drawAnimal } from '../art/animals.ts'
import { drawAcorn } from '../art/acorn.ts'
import { drawBack } from '../art/backs.ts'
import { drawCharm } from '../art/charms.ts'
import { makePicture } from './elements.ts'
import { drawFriend } from '../art/friends.ts'
import { drawClearing, drawGlade } from '../art/glade.ts'
import type { GoalState } from '../view/goals.ts'
import { drawPlant } from '../art/plants.ts'
import type { Back, Charm, Cloth, Friend, Prize, SeasonName } from '../rules/prizes.ts'
import { findLook, SEASON_LOOKS } from '../art/seasons.ts'

const SAMPLE_GROVE = 'kfdskt'

export const pictureBack = (back: Back, w = 60): HTMLCanvasElement =>
  makePicture(w, w * 1.5, (g, width, height) => drawBack(g, { w: width, h: height, back }))

export const pictureSeason = (season: SeasonName, w = 132): HTMLCanvasElement =>
  makePicture(w, w * 0.62, (g, width, height) =>
    drawGlade(g, width, height, {
      season: SEASON_LOOKS[season],
      grove: SAMPLE_GROVE,
      friends: [],
      charms: [],
    }),
  )

/** A fold of it with its stitches. */
export const pictureCloth = (cloth: Cloth, season: SeasonName, w = 132): HTMLCanvasElement =>
  makePicture(w, w * 0.42, (g, width, height) => {
    const [light, middle, edge] = findLook(season, cloth).felt
    const fill = g.createRadialGradient(width / 2, height * 0.4, 4, width / 2, height / 2, width * 0.62)
    fill.addColorStop(0, light)
    fill.addColorStop(0.5, middle)
    fill.addColorStop(1, edge)
    g.fillStyle = fill
    g.fillRect(0, 0, width, height)
    g.strokeStyle = '#ffe9a890'
    g.lineWidth = 1.5
    g.setLineDash([5, 4])
    g.strokeRect(6, 6, width - 12, height - 12)
  })

const pictureFriend = (friend: Friend, size = 64): HTMLCanvasElement =>
  makePicture(size, size, (g) => {
    g.translate(size / 2, size * 0.56)
    g.scale(size * 0.3, size * 0.3)
    drawFriend(g, friend)
  })

export const pictureFox = (size = 72): HTMLCanvasElement =>
  makePicture(size, size, (g) => {
    g.translate(size / 2, size * 0.56)
    g.scale(size * 0.38, size * 0.38)
    drawAnimal(g, 'fox', '#c4302b')
  })

const pictureCharm = (charm: Charm, w = 84): HTMLCanvasElement =>
  makePicture(w, w * 0.74, (g, width, height) => {
    drawClearing(g, width, height * 1.3, SEASON_LOOKS.summer)
    drawCharm(g, charm, {
      x: width / 2,
      foot: height * 0.84,
      width: width * (charm === 'mushrooms' ? 1 : 0.74),
    })
  })

export const picturePlant = (letter: string, season: SeasonName, size = 64): HTMLCanvasElement =>
  makePicture(size, size, (g) =>
    drawPlant(g, { letter, x: size / 2, foot: size * 0.95, height: size * 0.9 }, SEASON_LOOKS[season]),
  )

export const pictureAcorn = (standing: GoalState, size = 34): HTMLCanvasElement =>
  makePicture(size, size, (g) => {
    g.fillStyle = '#245a48'
    g.beginPath()
    g.arc(size / 2, size / 2, size / 2, 0, Math.PI * 2)
    g.fill()
    drawAcorn(g, size / 2, size / 2, size * 0.66, standing)
  })

export function picturePrize(prize: Prize): HTMLCanvasElement {
  if (prize.kind === 'back') return pictureBack(prize.id, 42)
  if (prize.kind === 'season') return pictureSeason(prize.id, 96)
  if (prize.kind === 'cloth') return pictureCloth(prize.id, 'summer', 84)
  return prize.kind === 'charm' ? pictureCharm(prize.id) : pictureFriend(prize.id)
}
