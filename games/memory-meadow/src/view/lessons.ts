/** The first meadow of each twist demonstrates it with an animation, without text. */
import { smoothstep } from '@playhouse/game-kit'
import { CHILD } from './actors.ts'
import { drawAnimal } from '../art/animals.ts'
import { drawBell, drawOffer } from '../art/bell-art.ts'
import { drawCall } from '../art/call-sign.ts'
import { drawFirefly, drawJar } from '../art/fireflies.ts'
import { HOME_BOX } from '../art/home-sheets.ts'
import type { Layout } from './layout-types.ts'
import { LESSONS } from '../rules/levels.ts'
import type { Lesson } from '../rules/levels.ts'
import { drawLantern } from '../art/lanterns.ts'
import { STILL } from '../art/pen.ts'
import type { G } from '../art/pen.ts'
import type { Sprites } from '../art/scene.ts'
import { drawIcon } from '../art/signs.ts'
import type { Place, State } from '../state.ts'
import { drawButterfly, drawPaw } from './visitors.ts'

/** A lesson stays until the player has opened two places. */
const LOOKS = 2
const INK = '#4a2a16'
const SIZE = { w: 250, h: 92 }
/** The picture alone. */
export const LESSON_SIZE = { w: 250, h: 88 }

/** What a picture is made of. */
export type LessonScene = {
  g: G
  sprites: Pick<Sprites, 'homes'>
  state: { places: readonly Pick<Place, 'animal' | 'home'>[]; coming?: number[] }
  now: number
  calm: boolean
}
export type LessonDrawing = LessonScene & { layout: Layout; state: State }
/** Those on the hill, and those only the how-to has. */
export type LessonName = Lesson | 'tap' | 'pair' | 'rustle' | 'together'

/** Who begins with the ears sees there what to do as well. */
const lessonOf = ({ mode, level }: State): Lesson | undefined =>
  mode === 'meadow' ? LESSONS[level] : mode === 'ears' && level === 1 ? 'ear' : undefined

export const hasLesson = (state: State): boolean =>
  state.looks < LOOKS && state.ending === 0 && lessonOf(state) !== undefined

export function drawLesson(drawing: LessonDrawing): void {
  const { g, layout, state, now, calm } = drawing
  const lesson = lessonOf(state)
  if (!lesson) return
  const { choir, w, h } = layout
  const scale = Math.min(1.35, (w - 176) / SIZE.w, (choir.h * 0.94) / SIZE.h)
  g.save()
  g.translate(w / 2, h - 6 - (SIZE.h / 2) * scale)
  g.scale(scale, scale)
  g.fillStyle = '#5c3a20'
  g.beginPath()
  g.roundRect(-SIZE.w / 2, -SIZE.h / 2 + 4, SIZE.w, SIZE.h - 2, 20)
  g.fill()
  g.fillStyle = '#fff6de'
  g.strokeStyle = '#8a5a34'
  g.lineWidth = 3
  g.beginPath()
  g.roundRect(-SIZE.w / 2, -SIZE.h / 2, SIZE.w, SIZE.h - 4, 20)
  g.fill()
  g.stroke()
  g.clip()
  // Two beats: before and after; without motion the second is shown.
  const t = calm ? 0.8 : (now % 2600) / 2600
  PICTURES[lesson](drawing, t)
  g.restore()
}

function animal(g: G, index: number, x: number, size: number, y = 38): void {
  g.save()
  g.translate(x, y)
  g.scale(size, size)
  drawAnimal(g, index, { ...STILL, mouth: 0.5 })
  g.restore()
}
type HomePlace = { x: number; y?: number; size?: number; isSnowed?: boolean }

function home(
  { g, sprites, state }: LessonScene,
  nth: number,
  { x, y = 6, size = 0.62, isSnowed = false }: HomePlace,
): void {
  const sheets = sprites.homes(state.places[nth % state.places.length]!.home)
  g.save()
  g.translate(x, y)
  g.scale(size, size)
  for (const sheet of [sheets.back, isSnowed ? sheets.snowed : sheets.front])
    g.drawImage(sheet, HOME_BOX.x, HOME_BOX.y, HOME_BOX.w, HOME_BOX.h)
  g.restore()
}

function arrow(g: G, x: number, y: number, length: number, turn = 0): void {
  g.save()
  g.translate(x, y)
  g.rotate(turn)
  g.strokeStyle = INK
  g.lineWidth = 5
  g.beginPath()
  g.moveTo(-length / 2, 0)
  g.lineTo(length / 2, 0)
  g.moveTo(length / 2 - 8, -8)
  g.lineTo(length / 2, 0)
  g.lineTo(length / 2 - 8, 8)
  g.stroke()
  g.restore()
}

const heart = (g: G, x: number, t: number) =>
  drawIcon(g, 'heart', { x, y: -6, r: 10 + 6 * Math.sin(smoothstep(0.4, 0.8, t) * Math.PI) }, '#f0566f')

export const drawLessonPicture = (name: LessonName, scene: LessonScene, t: number) => PICTURES[name](scene, t)
type PeekPlace = { x: number; up: number; size?: number }

/** Looks out of a home, `up` from 0 to 1. */
function peek(scene: LessonScene, nth: number, who: number, { x, up, size = 0.56 }: PeekPlace): void {
  const { g } = scene
  home(scene, nth, { x, y: 18, size })
  if (up <= 0.02) return
  g.save()
  g.beginPath()
  g.rect(x - 60, -60, 120, 78 + 4 * size)
  g.clip()
  animal(g, who, x, size, 20 + (1 - up) * 70)
  g.restore()
}

type Picture = (scene: LessonScene, t: number) => void
const PICTURES: Record<LessonName, Picture> = {
  tap(scene, t) {
    const { g, state } = scene
    peek(scene, 0, state.places[0]!.animal, {
      x: -58,
      up: smoothstep(0.3, 0.45, t) * (1 - smoothstep(0.94, 1, t)),
    })
    home(scene, 1, { x: 58, y: 18, size: 0.56 })
    drawPaw(g, -58, 14, 0.5, 314 + smoothstep(0.05, 0.25, t) * 300)
  },
  pair(scene, t) {
    const { g, state } = scene
    const who = state.places[0]!.animal
    peek(scene, 0, who, { x: -74, up: 1 })
    peek(scene, 1, who, { x: 74, up: smoothstep(0.15, 0.35, t) })
    if (t > 0.35) heart(g, 0, t)
  },
  rustle(scene, t) {
    const { g } = scene
    g.save()
    g.translate(0, 18)
    g.rotate(Math.sin(t * 60) * 0.09 * (t > 0.2 && t < 0.8 ? 1 : 0))
    home(scene, 1, { x: 0, y: 0, size: 0.72 })
    g.restore()
    g.strokeStyle = INK
    g.lineWidth = 4
    g.globalAlpha = t > 0.2 && t < 0.8 ? 1 : 0.25
    for (const side of [-1, 1])
      for (const r of [66, 82]) {
        g.beginPath()
        g.ellipse(0, 14, r, r * 0.7, 0, side > 0 ? -0.5 : Math.PI - 0.5, side > 0 ? 0.5 : Math.PI + 0.5)
        g.stroke()
      }
    g.globalAlpha = 1
  },
  together(scene, t) {
    const { g } = scene
    const isSun = t < 0.5
    drawIcon(g, 'sun', { x: -58, y: 0, r: isSun ? 30 : 20 }, '#e8960c')
    drawIcon(g, 'moon', { x: 58, y: 0, r: isSun ? 20 : 30 }, '#4b5fb8')
    arrow(g, 0, 0, 30, isSun ? 0 : Math.PI)
  },
  young({ g, state }, t) {
    const who = state.places[0]!.animal
    const near = smoothstep(0.1, 0.6, t) * 16
    animal(g, who, -70 + near, 0.72)
    animal(g, who, 72 - near, 0.72 * CHILD)
    heart(g, 8, t)
  },
  family({ g, state }, t) {
    const who = state.places[0]!.animal
    const near = smoothstep(0.1, 0.6, t) * 10
    animal(g, who, -84 + near, 0.68)
    animal(g, who, -14, 0.68)
    animal(g, who, 40 - near * 0.4, 0.68 * CHILD)
    heart(g, 92, t)
  },
  butterfly(drawing, t) {
    const { g } = drawing
    home(drawing, 0, { x: -72 })
    arrow(g, -18, -4, 26)
    for (const [nth, x] of [
      [1, 34],
      [2, 92],
    ] as const) {
      home(drawing, nth, { x, y: 12, size: 0.5 })
      const up = smoothstep(0.35, 0.5, t) * (1 - smoothstep(0.9, 1, t))
      for (const side of [-1, 1]) {
        g.fillStyle = INK
        g.beginPath()
        g.ellipse(x + side * 8, -22 * up + 8, 4.5, 6 * up, 0, 0, 7)
        g.fill()
      }
    }
    drawButterfly(g, { x: -72 - 16 + t * 30, y: -22 - Math.sin(t * 6) * 6, scale: 0.9 }, t * 2600, false)
  },
  lantern({ g, state }, t) {
    const [first] = state.places
    const other = state.places.find(({ animal }) => animal !== first!.animal)!
    animal(g, first!.animal, -84, 0.62)
    animal(g, other.animal, -30, 0.62)
    arrow(g, 22, -4, 26)
    const light = 1 - smoothstep(0.4, 0.7, t)
    g.save()
    g.translate(80, -36)
    g.scale(2.6, 2.6)
    drawLantern(g, light, light < 0.5)
    g.restore()
  },
  ear({ g }, t) {
    drawIcon(g, 'ear', { x: -88, y: -2, r: 22 }, INK)
    drawCall(g, { animal: 1, x: -26, y: 36, size: 1.05, lean: 0, t: smoothstep(0, 0.4, t) })
    drawCall(g, { animal: 1, x: 76, y: 36, size: 1.05, lean: 0, t: smoothstep(0.3, 0.7, t) })
    heart(g, 26, t)
  },
  echo({ g, state }, t) {
    const who = state.places[0]!.animal
    drawIcon(g, 'ear', { x: -96, y: -2, r: 15 }, INK)
    drawCall(g, { animal: who, x: -36, y: 36, size: 1, lean: 0, t: smoothstep(0, 0.4, t) })
    heart(g, 24, t)
    animal(g, who, 78, 0.72)
  },
  request({ g, state }, t) {
    const who = state.places[0]!.animal
    drawIcon(g, 'heart', { x: -92, y: -6, r: 15 }, '#f0566f')
    animal(g, who, -40, 0.7)
    arrow(g, 12, -4, 24)
    for (let i = 0; i < 2; i++)
      drawIcon(
        g,
        'flower',
        { x: 52 + i * 42, y: -4, r: 17 * smoothstep(0.3 + i * 0.15, 0.5 + i * 0.15, t) },
        '#ff86ab',
      )
  },
  jar(drawing, t) {
    const { g, now, calm } = drawing
    drawJar({ g, jar: { x: -104, y: -34, w: 50, h: 60 }, fireflies: 3, isArmed: false, now, calm })
    arrow(g, -32, -4, 26)
    const there = smoothstep(0.3, 0.6, t)
    for (let i = 0; i < 3; i++) {
      home(drawing, i, { x: 14 + i * 44, y: 14, size: 0.42 })
      drawFirefly(g, -70 + (84 + i * 44) * there, -8 - Math.sin(there * 3.14) * 22 - there * 10, 1.1)
    }
  },
  bell({ g, now, calm }, t) {
    // Two ways from here: four flowers now, or perhaps eight.
    const rings = t < 0.5
    const swing = rings ? Math.sin(t * 60) * (0.5 - t) * 2 : 0
    drawBell({ g, bell: { x: -116, y: -40, w: 76, h: 80 }, flowers: 4, swing, pop: 0, now, calm })
    arrow(g, -16, -16, 30, -0.5)
    arrow(g, -16, 18, 30, 0.5)
    drawOffer(g, 64, -22, '+4', rings)
    drawOffer(g, 64, 22, '+8 ?', !rings)
  },
  breeze(drawing, t) {
    const k = smoothstep(0.25, 0.75, t)
    home(drawing, 0, { x: -60 + 120 * k, y: 8 - Math.sin(k * 3.14) * 20 })
    home(drawing, 1, { x: 60 - 120 * k, y: 8 + Math.sin(k * 3.14) * 14 })
  },
  whirl(drawing, t) {
    const k = smoothstep(0.25, 0.75, t)
    for (let i = 0; i < 3; i++) {
      const angle = ((i + k) / 3) * 6.283
      home(drawing, i, { x: Math.cos(angle) * 76, y: 8 + Math.sin(angle) * 20, size: 0.5 })
    }
  },
  newcomers(scene, t) {
    const { g, state } = scene
    home(scene, 0, { x: -70 })
    for (const side of [-1, 1]) drawIcon(g, 'flower', { x: -70 + side * 14, y: -12, r: 12 }, '#ff86ab')
    arrow(g, 0, -2, 26)
    peek(scene, 0, state.coming?.[0] ?? state.places.at(-1)!.animal, { x: 68, up: smoothstep(0.45, 0.7, t) })
  },
  snow(drawing, t) {
    home(drawing, 0, { x: -66 })
    arrow(drawing.g, 0, -2, 30)
    home(drawing, 0, { x: 66, y: 6, size: 0.62, isSnowed: t > 0.45 })
  },
}
