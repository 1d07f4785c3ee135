/** The upper part of the hill page: the long road and the hill of the day with images, and golden carrots on hills that have one. */
import { makePicture } from '@playhouse/game-kit/canvas'
import './special-hills.css'
import type { Kit, MenuPart } from '@playhouse/game-kit'
import type { SaveData } from '../view/ghost.ts'
import { drawVehicle } from './garage.ts'
import { cut, disc, ink } from '../art/paper.ts'
import type { G } from '../art/paper.ts'
import { drawCarrot } from '../art/props.ts'
import { drawStall } from '../art/stall-art.ts'
import type { Game } from '../state.ts'
import { texts } from '../texts.ts'
import { WORLDS } from '../art/worlds.ts'

const W = 320
const H = 132

/** The long road and the hill of the day as tiles over the hills. */
export function listWays(kit: Kit<Game, SaveData>): MenuPart {
  const { road, daily } = texts.modes
  const best = kit.data.road?.metres
  const begin = (mode: string) => () => {
    kit.close()
    kit.choose(mode)
  }
  return {
    kind: 'tiles',
    id: 'ways',
    className: 'wh-ways',
    entries: [
      {
        id: 'road',
        label: road.name,
        about: best === undefined ? texts.roadShort : texts.wins.metres(best),
        picture: () => makeScene(drawRoad),
        act: begin('road'),
      },
      {
        id: 'daily',
        label: daily.name,
        about: texts.dailyShort,
        picture: () => makeScene(drawDay),
        act: begin('daily'),
      },
    ],
  }
}

export const makeScene = (draw: (g: G) => void) => makePicture(W, H, '', draw, { ratio: 1 })

function drawAir(g: G, world: number): void {
  const { sky, ridges, top, earth } = WORLDS[world]!
  const paint = g.createLinearGradient(0, 0, 0, H)
  sky.forEach((colour, i) => paint.addColorStop(i / 2, colour))
  g.fillStyle = paint
  g.fillRect(0, 0, W, H)
  for (const i of [0, 1, 2]) {
    g.fillStyle = ridges[i]!
    g.beginPath()
    g.moveTo(0, H)
    for (let x = 0; x <= W; x += 8)
      g.lineTo(x, H * (0.44 + i * 0.12) - Math.sin(x / (40 - i * 6) + i * 2) * 11)
    g.lineTo(W, H)
    g.fill()
  }
  g.fillStyle = earth[0]
  g.fillRect(0, H - 22, W, 22)
  g.fillStyle = top
  g.fillRect(0, H - 26, W, 9)
}

export function drawRoad(g: G): void {
  drawAir(g, 4)
  g.save()
  g.translate(238, H - 26)
  g.scale(0.36, 0.36)
  drawStall(g, 0, true, WORLDS[4]!.shadow, 0)
  g.restore()
  g.save()
  g.translate(92, H - 48)
  drawVehicle(g, 'pip', 0.62)
  g.restore()
}

export function drawDay(g: G): void {
  drawAir(g, 1)
  g.fillStyle = '#ffe07a'
  for (let i = 0; i < 12; i++) {
    g.save()
    g.translate(W * 0.5, 50)
    g.rotate((i * Math.PI) / 6)
    ink(g, cut(-6, -36, 0, -50, 6, -36))
    g.restore()
  }
  ink(g, disc(W * 0.5, 50, 31))
  g.fillStyle = '#fff3b8'
  ink(g, disc(W * 0.5 - 7, 44, 18))
}

/** The first hills, with the car on its way. */
export function drawValley(g: G): void {
  drawAir(g, 0)
  g.save()
  g.translate(150, H - 48)
  drawVehicle(g, 'pip', 0.7)
  g.restore()
}

/** A golden carrot on a hill's card. */
export function createGolden(): HTMLCanvasElement {
  const draw = (g: G) => {
    g.fillStyle = '#8a5200'
    ink(g, disc(24, 24, 23))
    g.fillStyle = '#ffc933'
    ink(g, disc(24, 24, 20))
    g.translate(24, 25)
    g.rotate(0.5)
    drawCarrot(g, 0.68)
  }
  return makePicture(48, 48, 'wh-golden', draw, { label: texts.wins.golden(1), ratio: 1 })
}
