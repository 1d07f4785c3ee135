/** All animals of the meadow, in the order in which the player meets them. */
import {
  drawBadger,
  drawBear,
  drawFawn,
  drawFox,
  drawHedgehog,
  drawMole,
  drawMouse,
  drawRabbit,
  drawRaccoon,
  drawSquirrel,
} from './animals-furry.ts'
import { drawSnail, drawTurtle } from './animals-slow.ts'
import {
  drawBee,
  drawChick,
  drawDuck,
  drawFrog,
  drawLadybird,
  drawLamb,
  drawOwl,
  drawPiglet,
} from './animals-winged.ts'
import { createPen } from './pen.ts'
import type { G, Pen, Pose } from './pen.ts'

export type Voice = 'bell' | 'hum' | 'reed' | 'whistle'
type Animal = { id: string; draw(pen: Pen): void; voice: Voice }

export const ANIMALS: readonly Animal[] = [
  { id: 'rabbit', draw: drawRabbit, voice: 'whistle' },
  { id: 'frog', draw: drawFrog, voice: 'reed' },
  { id: 'chick', draw: drawChick, voice: 'bell' },
  { id: 'piglet', draw: drawPiglet, voice: 'hum' },
  { id: 'bee', draw: drawBee, voice: 'reed' },
  { id: 'fox', draw: drawFox, voice: 'hum' },
  { id: 'duck', draw: drawDuck, voice: 'reed' },
  { id: 'ladybird', draw: drawLadybird, voice: 'bell' },
  { id: 'owl', draw: drawOwl, voice: 'hum' },
  { id: 'hedgehog', draw: drawHedgehog, voice: 'whistle' },
  { id: 'mouse', draw: drawMouse, voice: 'bell' },
  { id: 'mole', draw: drawMole, voice: 'hum' },
  { id: 'snail', draw: drawSnail, voice: 'whistle' },
  { id: 'badger', draw: drawBadger, voice: 'hum' },
  { id: 'squirrel', draw: drawSquirrel, voice: 'bell' },
  { id: 'fawn', draw: drawFawn, voice: 'whistle' },
  { id: 'bear', draw: drawBear, voice: 'hum' },
  { id: 'lamb', draw: drawLamb, voice: 'reed' },
  { id: 'raccoon', draw: drawRaccoon, voice: 'reed' },
  { id: 'turtle', draw: drawTurtle, voice: 'whistle' },
]

export function drawAnimal(g: G, animal: number, pose: Pose): void {
  g.lineJoin = 'round'
  g.lineCap = 'round'
  ANIMALS[animal]!.draw(createPen(g, pose))
}
