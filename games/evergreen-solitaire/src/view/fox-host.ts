/** The dealing fox: peeks over the moss, blinks, follows the cards with its nose, and reacts to the game. */
import type { Rect, Screen } from '@playhouse/game-kit'
import { drawAnimal } from '../art/animals.ts'
import type { Layout } from './layout-types.ts'
import type { Moment } from './cascade.ts'

type G = CanvasRenderingContext2D
type Feeling = 'joy' | 'no' | 'win'

const BERRY = '#c4302b'
/** How long a feeling lasts. */
const FEEL_MS: Record<Feeling, number> = { joy: 620, no: 420, win: 3400 }
const BLINK_EVERY_MS = 3700
const BLINK_MS = 140
/** Half the picture's side, in head sizes: ears and wreath stick out. */
const HALF = 1.4
/** A window lower than this has no room for it. */
const MIN_HEIGHT = 430

/** Idle animations, in turn. */
const ACT_EVERY_MS = 5200
const ACT_MS = 1900
type Act = { tilt: number; rise: number; paw: number; shut: boolean }
const REST: Act = { tilt: 0, rise: 0, paw: 0, shut: false }
const ACTS: readonly ((t: number, swell: number) => Act)[] = [
  // It wonders.
  (_, swell) => ({ ...REST, tilt: 0.24 * swell, rise: 0.06 * swell }),
  // It drums on the edge with a paw.
  (t, swell) => ({ ...REST, paw: 0.45 * swell * Math.abs(Math.sin(t * Math.PI * 5)), tilt: -0.06 * swell }),
  // It stands on tiptoe.
  (t, swell) => ({ ...REST, rise: 0.42 * swell, tilt: 0.08 * Math.sin(t * Math.PI * 4) }),
  // It yawns down to the moss.
  (t, swell) => ({ ...REST, rise: -0.24 * swell, tilt: -0.12 * swell, shut: t > 0.2 && t < 0.8 }),
]
function findAct(now: number): Act {
  const t = (now % ACT_EVERY_MS) / ACT_MS
  if (t >= 1) return REST
  return ACTS[Math.floor(now / ACT_EVERY_MS) % ACTS.length]!(t, Math.sin(t * Math.PI))
}
type FoxMood = { isCalm: boolean; isSad: boolean }

export const sizeHost = (w: number, h: number): number => Math.max(30, Math.min(66, Math.min(w, h) * 0.085))

export function createFoxHost() {
  let faces: { open: HTMLCanvasElement; shut: HTMLCanvasElement } | null = null
  let r = 0
  let feeling: Feeling = 'joy'
  let feltAt = -1e9
  /** Direction of its look, -1 to 1, and the target direction. */
  let look = 0
  let target = 0
  /** 0 up, 1 hidden down to the eyes. */
  let sunk = 0

  const paintFace = (ratio: number, isShut: boolean) => {
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = Math.ceil(r * HALF * 2 * ratio)
    const g = canvas.getContext('2d')!
    g.scale(r * ratio, r * ratio)
    g.translate(HALF, HALF)
    drawAnimal(g, 'fox', BERRY, isShut)
    return canvas
  }
  const groundOf = ({ host, info }: Layout) => host.y - (info.isColumn ? r * 0.44 : 0)
  return {
    resize({ w, h, ratio }: Screen) {
      r = sizeHost(w, h)
      faces = h < MIN_HEIGHT ? null : { open: paintFace(ratio, false), shut: paintFace(ratio, true) }
    },
    feel(next: Feeling, now: number) {
      feeling = next
      feltAt = now
    },
    /** A card goes there. */
    watch: (x: number, { area }: Layout) =>
      void (target = Math.max(-1, Math.min(1, ((x - area.x) / area.w) * 2 - 1))),
    /** What of it is seen; null where it has no room. */
    placeAt(layout: Layout): Rect | null {
      const { x } = layout.host
      return faces && { x: x - r, y: groundOf(layout) - r * 1.7, w: r * 2, h: r * 1.7 }
    },
    draw(g: G, layout: Layout, { now, seconds }: Moment, { isCalm, isSad }: FoxMood) {
      if (!faces) return
      const ease = isCalm ? 1 : 1 - Math.exp(-seconds * 7)
      look += (target - look) * ease
      sunk += ((isSad ? 1 : 0) - sunk) * ease
      const t = (now - feltAt) / FEEL_MS[feeling]
      const isFeeling = t >= 0 && t < 1 && !isCalm
      const hops = feeling === 'win' ? 6 : 1
      const hop = isFeeling && feeling !== 'no' ? Math.abs(Math.sin(t * Math.PI * hops)) : 0
      const shake = isFeeling && feeling === 'no' ? Math.sin(t * Math.PI * 5) * (1 - t) : 0
      const breath = isCalm ? 0 : Math.sin(now / 900)
      const act = isCalm || isFeeling || isSad ? REST : findAct(now)
      const isShut =
        (isFeeling && feeling !== 'no') || (!isCalm && now % BLINK_EVERY_MS < BLINK_MS) || act.shut
      const { x } = layout.host
      const ground = groundOf(layout)
      g.save()
      g.beginPath()
      g.rect(x - r * 3, ground - r * 5, r * 6, r * 5 - r * 0.06)
      g.clip()
      drawTail(g, x, ground, r, isCalm ? 0 : Math.sin(now / 620) + hop * 1.5)
      g.translate(
        x + look * r * 0.22 + shake * r * 0.2,
        ground - r * (0.62 - sunk * 0.5 + hop * 0.55 + act.rise),
      )
      g.rotate(look * 0.1 + shake * 0.06 + act.tilt)
      g.scale(1 + breath * 0.008 - hop * 0.04, 1 - breath * 0.012 + hop * 0.06)
      g.drawImage(isShut ? faces.shut : faces.open, -r * HALF, -r * HALF, r * HALF * 2, r * HALF * 2)
      g.restore()
      drawMoss(g, x, ground, r)
      drawPaws(g, x, ground - hop * r * 0.1, r, act.paw)
    },
  }
}

/** Behind it, swishing. */
function drawTail(g: G, x: number, y: number, r: number, sway: number): void {
  g.save()
  g.translate(x + r * 1.0, y)
  g.rotate(0.3 + sway * 0.16)
  g.scale(r, r)
  g.lineWidth = 0.1
  g.strokeStyle = '#3a2618'
  g.fillStyle = '#e0762c'
  g.beginPath()
  g.moveTo(-0.2, 0.1)
  g.bezierCurveTo(-0.1, -0.6, 0.3, -0.9, 0.35, -1.75)
  g.bezierCurveTo(1.0, -1.3, 1.05, -0.5, 0.4, 0.1)
  g.stroke()
  g.fill()
  g.fillStyle = '#fff3e0'
  g.beginPath()
  g.moveTo(0.35, -1.75)
  g.bezierCurveTo(0.34, -1.5, 0.26, -1.3, 0.18, -1.12)
  g.quadraticCurveTo(0.42, -1.3, 0.55, -1.0)
  g.quadraticCurveTo(0.66, -1.2, 0.83, -1.05)
  g.bezierCurveTo(0.78, -1.35, 0.6, -1.58, 0.35, -1.75)
  g.fill()
  g.restore()
}

function drawMoss(g: G, x: number, y: number, r: number): void {
  g.fillStyle = '#124a40'
  g.beginPath()
  g.ellipse(x, y + r * 0.5, r * 2.5, r * 0.62, 0, Math.PI, 0)
  g.fill()
  g.strokeStyle = '#2f8266'
  g.lineWidth = r * 0.07
  g.beginPath()
  g.ellipse(x, y + r * 0.5, r * 2.46, r * 0.6, 0, Math.PI * 1.08, Math.PI * 1.92)
  g.stroke()
}

/** `lift`: how far the right one is off the ground, in head sizes. */
function drawPaws(g: G, x: number, ground: number, r: number, lift: number): void {
  for (const side of [-1, 1]) {
    const y = ground - (side > 0 ? lift * r : 0)
    const px = x + side * r * 0.92
    g.fillStyle = '#3a2618'
    g.beginPath()
    g.ellipse(px, y, r * 0.3, r * 0.23, 0, 0, Math.PI * 2)
    g.fill()
    g.fillStyle = '#6b3a29'
    g.beginPath()
    g.ellipse(px, y - r * 0.02, r * 0.25, r * 0.18, 0, 0, Math.PI * 2)
    g.fill()
    g.strokeStyle = '#3a2618'
    g.lineWidth = r * 0.045
    g.lineCap = 'round'
    g.beginPath()
    for (const toe of [-0.08, 0.08]) {
      g.moveTo(px + toe * r, y - r * 0.02)
      g.lineTo(px + toe * r, y + r * 0.1)
    }
    g.stroke()
  }
}
