/** The fox who deals: peeks over the moss, blinks, follows the cards with its nose, and feels with the player. */
import type { Screen } from '@playhouse/game-kit'
import { drawAnimal } from './animals.ts'
import type { Layout } from './layout.ts'

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
const LEAST_HEIGHT = 430

export const sizeHost = (w: number, h: number): number => Math.max(30, Math.min(66, Math.min(w, h) * 0.085))

export function createHost() {
  let faces: { open: HTMLCanvasElement; shut: HTMLCanvasElement } | null = null
  let r = 0
  let feeling: Feeling = 'joy'
  let feltAt = -1e9
  /** Where it looks, -1 to 1, and where it wants to. */
  let look = 0
  let wish = 0
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
  return {
    resize({ w, h, ratio }: Screen) {
      r = sizeHost(w, h)
      faces = h < LEAST_HEIGHT ? null : { open: paintFace(ratio, false), shut: paintFace(ratio, true) }
    },
    feel(next: Feeling, now: number) {
      feeling = next
      feltAt = now
    },
    /** A card goes there. */
    watch: (x: number, { area }: Layout) =>
      void (wish = Math.max(-1, Math.min(1, ((x - area.x) / area.w) * 2 - 1))),
    draw(
      g: G,
      screen: Screen,
      layout: Layout,
      now: number,
      seconds: number,
      isCalm: boolean,
      isSad: boolean,
    ) {
      if (!faces) return
      const ease = isCalm ? 1 : 1 - Math.exp(-seconds * 7)
      look += (wish - look) * ease
      sunk += ((isSad ? 1 : 0) - sunk) * ease
      const t = (now - feltAt) / FEEL_MS[feeling]
      const isFeeling = t >= 0 && t < 1 && !isCalm
      const hops = feeling === 'win' ? 6 : 1
      const hop = isFeeling && feeling !== 'no' ? Math.abs(Math.sin(t * Math.PI * hops)) : 0
      const shake = isFeeling && feeling === 'no' ? Math.sin(t * Math.PI * 5) * (1 - t) : 0
      const breath = isCalm ? 0 : Math.sin(now / 900)
      const isShut = (isFeeling && feeling !== 'no') || (!isCalm && now % BLINK_EVERY_MS < BLINK_MS)
      const { x } = layout.host
      const ground = layout.info.isColumn ? screen.h + r * 0.1 : layout.host.y
      g.save()
      g.beginPath()
      g.rect(x - r * 3, ground - r * 5, r * 6, r * 5 - r * 0.06)
      g.clip()
      g.translate(x + look * r * 0.22 + shake * r * 0.2, ground - r * (0.62 - sunk * 0.5 + hop * 0.55))
      g.rotate(look * 0.07 + shake * 0.06)
      g.scale(1 + breath * 0.008 - hop * 0.04, 1 - breath * 0.012 + hop * 0.06)
      g.drawImage(isShut ? faces.shut : faces.open, -r * HALF, -r * HALF, r * HALF * 2, r * HALF * 2)
      g.restore()
      drawMoss(g, x, ground, r)
      drawPaws(g, x, ground - hop * r * 0.1, r)
    },
  }
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

function drawPaws(g: G, x: number, y: number, r: number): void {
  for (const side of [-1, 1]) {
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
