/** "How to play" as small animations with few words, usable without reading. */
import { drawCat, drawPaw } from '../art/cat.ts'
import { drawCharmOver, drawCharmUnder, hidesFace } from '../art/charm-art.ts'
import { BURST, CAP, GIFT } from '../rules/charms.ts'
import { clamp01 } from '../view/curves.ts'
import { drawCushion } from '../art/cushion.ts'
import type { Mood } from '../art/face.ts'
import { FONT, QUILT, ROOM } from '../art/palette.ts'
import { paintPatch } from '../art/patch.ts'
import { texts } from '../texts.ts'
import { drawThing } from '../art/thing-art.ts'
import type { CushionPlace } from '../art/cushion.ts'

type Pen = CanvasRenderingContext2D
const W = 104
const H = 66
const BEAT_MS = 2800
/** The time of the still image under reduced motion: it shows the point of the animation. */
const STILL = 0.62

type Picture = (g: Pen, t: number) => void
type CushionKind = { colour: number; mood: Mood | null; charm?: number }

function cushion(g: Pen, { colour, mood, charm = 0 }: CushionKind, { x, y, size }: CushionPlace) {
  g.save()
  g.translate(x, y)
  drawCharmUnder(g, charm, size)
  drawCushion(g, { colour, links: 0, mood: hidesFace(charm) ? null : mood, patterns: false }, size)
  drawCharmOver(g, charm, size)
  g.restore()
}

/** From one time of the beat to another, 0 to 1. */
const part = (t: number, from: number, to: number) => clamp01((t - from) / (to - from))

const drag: Picture = (g, t) => {
  for (const [x, colour] of [
    [4, 5],
    [28, 5],
    [76, 2],
  ] as const)
    cushion(g, { colour, mood: t > 0.6 ? 'happy' : 'asleep' }, { x, y: 8, size: 24 })
  const go = part(t, 0.18, 0.55)
  const [x, y] = [74 - 22 * go, 40 - 32 * go]
  cushion(g, { colour: 1, mood: t > 0.1 ? 'awake' : 'asleep' }, { x, y, size: 24 })
  g.globalAlpha = 1 - part(t, 0.66, 0.74)
  drawPaw(g, x + 12, y + 18, 30, part(t, 0.05, 0.15) * (1 - part(t, 0.56, 0.62)))
}

const clear: Picture = (g, t) => {
  cushion(g, { colour: 4, mood: 'asleep' }, { x: 4, y: 36, size: 24 })
  cushion(g, { colour: 6, mood: 'asleep' }, { x: 28, y: 36, size: 24 })
  const gone = part(t, 0.45, 0.9)
  for (let i = 0; i < 4; i++) {
    const fly = part(gone, i * 0.12, 0.6 + i * 0.12)
    g.globalAlpha = 1 - fly
    cushion(
      g,
      { colour: [5, 1, 2, 3][i]!, mood: t > 0.2 ? 'happy' : 'asleep' },
      { x: 4 + i * 24, y: 10 - fly * 22, size: 24 },
    )
  }
  g.globalAlpha = part(t, 0.2, 0.3) * (1 - part(t, 0.6, 0.75))
  g.strokeStyle = '#ff9d1f'
  g.lineWidth = 4
  g.beginPath()
  g.roundRect(3, 9, 98, 26, 8)
  g.stroke()
}

const combo: Picture = (g, t) => {
  g.fillStyle = '#321731'
  g.beginPath()
  g.roundRect(5, 8, 94, 50, 25)
  g.fill()
  const lit = Math.min(3, Math.floor(t * 4.4))
  g.fillStyle = lit > 1 ? '#ffe08a' : '#d9c6d6'
  g.font = `900 ${lit > 1 ? 19 : 15}px ${FONT}`
  g.textAlign = 'center'
  g.textBaseline = 'middle'
  g.fillText(texts.combo(lit > 1 ? 2 : 1), W / 2, 25)
  for (let i = 0; i < 3; i++) {
    g.fillStyle = i < lit ? ROOM.moon : 'rgba(255,241,196,.25)'
    g.beginPath()
    g.arc(W / 2 + (i - 1) * 19, 45, i < lit ? 6.5 : 4.5, 0, 7)
    g.fill()
  }
}

const quest: Picture = (g, t) => {
  const isGranted = t > 0.55
  drawCat(
    g,
    { x: 38, y: 24, w: 66, h: 40 },
    {
      breath: 0,
      awake: isGranted ? 1 : 0.2,
      twitch: 0,
      hop: isGranted ? Math.sin(part(t, 0.55, 0.75) * Math.PI) : 0,
      look: { x: -0.6, y: -0.4 },
    },
  )
  g.fillStyle = '#fff6e2'
  g.beginPath()
  g.roundRect(4, 4, 46, 36, 11)
  g.moveTo(50, 44)
  g.arc(46, 44, 3.5, 0, 7)
  g.fill()
  for (let i = 0; i < 12; i++) {
    const [row, col] = [Math.floor(i / 4), i % 4]
    g.fillStyle = row !== 1 ? '#e6cba2' : col < part(t, 0.1, 0.5) * 4 ? '#f0883c' : '#f6c69a'
    g.beginPath()
    g.roundRect(8 + col * 9.8, 8 + row * 9.8, 8.4, 8.4, 2.4)
    g.fill()
  }
}

const charms: Picture = (g, t) => {
  ;[GIFT, BURST, CAP].forEach((charm, i) => {
    const hop = Math.sin(part(t, 0.1 + i * 0.25, 0.35 + i * 0.25) * Math.PI)
    cushion(
      g,
      { colour: [3, 1, 4][i]!, mood: hop > 0 ? 'happy' : 'asleep', charm },
      { x: 3 + i * 34, y: 20 - hop * 10, size: 30 },
    )
  })
}

const puzzle: Picture = (g, t) => {
  paintPatch(g, 0, { x: 3, y: 9, size: 48 }, t > 0.5)
  paintPatch(g, 1, { x: 54, y: 9, size: 48 }, t > 0.75)
}

const room: Picture = (g, t) => {
  g.fillStyle = ROOM.woodLight
  g.fillRect(0, 56, W, 5)
  ;(['plant', 'kitten', 'mug'] as const).forEach((id, i) => {
    const come = part(t, 0.08 + i * 0.2, 0.24 + i * 0.2)
    if (come > 0) drawThing(g, id, 20 + i * 33, 57 - (1 - come) * 20, 34)
  })
}

/** In the order of the lines. */
const PICTURES: readonly Picture[] = [drag, clear, combo, quest, charms, puzzle, room]
const ON_CLOTH: ReadonlySet<Picture> = new Set([drag, clear, puzzle])

function drawPicture(g: Pen, picture: Picture, t: number): void {
  g.save()
  g.clearRect(0, 0, W, H)
  g.beginPath()
  g.roundRect(0, 0, W, H, 13)
  g.clip()
  g.fillStyle = ON_CLOTH.has(picture) ? QUILT.b : picture === combo ? '#a9657c' : '#7a4568'
  g.fillRect(0, 0, W, H)
  picture(g, t)
  g.restore()
}

export const HOW_TO = {
  size: { w: W, h: H },
  ms: BEAT_MS,
  still: STILL,
  drawers: PICTURES.map((picture) => (g: Pen, t: number) => drawPicture(g, picture, t)),
} as const
