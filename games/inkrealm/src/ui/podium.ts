/** The end of a round as an image: the first three on the podium, and the player beside them. */
import type { Ink } from '../art/inks.ts'
import { fitText, FONT, INK } from './layer.ts'
import type { Hat } from '../rules/personalities.ts'
import { drawPortrait } from './portrait.ts'

type G = CanvasRenderingContext2D
export type Guest = { name: string; ink: Ink; hat: Hat; isMine: boolean; place: number }

export const PODIUM_W = 300
export const PODIUM_H = 190
/** Where each stands: from the left, how high its step is, how large it is. */
const STEPS = [
  { x: 132, high: 66, r: 27, tone: '#ffce45', deep: '#b87d0c' },
  { x: 58, high: 48, r: 22, tone: '#d5dbe8', deep: '#7f8aa3' },
  { x: 206, high: 44, r: 21, tone: '#e9ad7c', deep: '#a0622f' },
] as const
const STEP_W = 72
const FLOOR = 176

export function drawPodium(g: G, first: readonly Guest[], mine: Guest | null): void {
  drawRays(g)
  g.fillStyle = 'rgba(43,26,69,0.12)'
  g.beginPath()
  g.ellipse(PODIUM_W / 2, FLOOR, PODIUM_W / 2 - 4, 9, 0, 0, 7)
  g.fill()
  first.forEach((guest, i) => drawStep(g, guest, STEPS[i]!))
  if (!mine) return
  drawPortrait(g, { ...mine, mood: mine.place <= 10 ? 'happy' : 'calm' }, { x: 268, y: FLOOR - 22, r: 20 })
  write(g, mine.name, { x: 268, y: FLOOR - 62, size: 14.5, room: 60, colour: '#6a24c8' })
}

function drawRays(g: G): void {
  g.fillStyle = 'rgba(255,206,69,0.2)'
  for (let i = -3; i <= 3; i++) {
    g.beginPath()
    g.moveTo(132, 74)
    g.lineTo(132 + Math.sin(i * 0.46 - 0.1) * 170, 74 - Math.cos(i * 0.46 - 0.1) * 170)
    g.lineTo(132 + Math.sin(i * 0.46 + 0.1) * 170, 74 - Math.cos(i * 0.46 + 0.1) * 170)
    g.fill()
  }
}

function drawStep(g: G, guest: Guest, { x, high, r, tone, deep }: (typeof STEPS)[number]): void {
  const top = FLOOR - high
  g.fillStyle = deep
  g.beginPath()
  g.roundRect(x - STEP_W / 2, top + 3, STEP_W, high, 9)
  g.fill()
  g.fillStyle = tone
  g.beginPath()
  g.roundRect(x - STEP_W / 2, top, STEP_W, high - 2, 9)
  g.fill()
  g.fillStyle = 'rgba(255,255,255,0.5)'
  g.beginPath()
  g.roundRect(x - STEP_W / 2 + 5, top + 4, STEP_W - 10, 4, 2)
  g.fill()
  if (guest.isMine) {
    g.strokeStyle = '#8b3ff0'
    g.lineWidth = 3
    g.beginPath()
    g.roundRect(x - STEP_W / 2, top, STEP_W, high - 2, 9)
    g.stroke()
  }
  write(g, String(guest.place), {
    x,
    y: top + (high > 50 ? 27 : 18),
    size: high > 50 ? 24 : 18,
    room: STEP_W,
    colour: 'rgba(43,26,69,0.72)',
  })
  write(g, guest.name, { x, y: FLOOR - 13, size: 14.5, room: STEP_W - 6, colour: INK })
  drawPortrait(g, { ...guest, mood: 'happy' }, { x, y: top - r * 0.86, r }, guest.place === 1)
}
type Lettering = { x: number; y: number; size: number; room: number; colour: string }

function write(g: G, text: string, { x, y, size, room, colour }: Lettering): void {
  g.font = `800 ${size}px ${FONT}`
  g.textAlign = 'center'
  g.textBaseline = 'middle'
  g.fillStyle = colour
  g.fillText(fitText(g, text, room), x, y)
}
