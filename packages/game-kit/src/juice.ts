/** Feedback effects: shake, hit-stop, flash, particles, tweens and flying numbers. All respect reduced motion. */
import { createRng } from './rng.ts'
import { createParticles } from './particles.ts'
import type { Burst } from './particles.ts'
import { ease } from './ease.ts'
import type { EaseName } from './ease.ts'
import type { Rect } from './screen.ts'

export type Tween = {
  ms: number
  /** Before it starts. */
  delayMs?: number
  ease?: EaseName
  /** From 0 to 1, once a frame. */
  update(value: number): void
  done?(): void
}
export type Pop = {
  size?: number
  colour?: string
  outline?: string
  font?: string
  ms?: number
  rise?: number
}

type Running = Tween & { startsAt: number }
type Flying = Required<Pop> & { x: number; y: number; text: string; at: number }

/** More than three flashes a second can hurt. */
const FLASH_GAP_MS = 400
const MAX_SHAKE = 8
const MAX_STOP_MS = 80

export type Juice = ReturnType<typeof createJuice>

export function createJuice(freeze: (ms: number) => void = () => {}) {
  const random = createRng('juice')
  const particles = createParticles(random)
  let tweens: Running[] = []
  let pops: Flying[] = []
  let now = 0
  let calm = false
  const shaking = { until: 0, ms: 1, size: 0 }
  const flashing = { at: -1e9, ms: 1, colour: '#fff', strength: 0 }

  return {
    particles,
    /** Shakes the canvas by at most 8 CSS pixels. */
    shake(size: number, ms = 200) {
      if (calm || (size < shaking.size && now < shaking.until)) return
      Object.assign(shaking, { until: now + ms, ms, size: Math.min(MAX_SHAKE, size) })
    },
    /** Halts the game for a moment: 20 to 80 ms make a hit felt. */
    stop(ms: number) {
      if (!calm) freeze(Math.min(MAX_STOP_MS, ms))
    },
    flash(colour = '#fff', ms = 120, strength = 0.6) {
      if (calm || now < flashing.at + FLASH_GAP_MS) return
      Object.assign(flashing, { at: now, colour, ms, strength })
    },
    burst(x: number, y: number, what: Burst) {
      particles.burst(
        x,
        y,
        calm ? { ...what, count: Math.ceil((what.count ?? 12) / 4), speed: (what.speed ?? 300) / 2 } : what,
      )
    },
    tween(tween: Tween) {
      tweens.push({ ...tween, startsAt: now + (tween.delayMs ?? 0) })
    },
    /** Lets a number or word fly up. */
    pop(x: number, y: number, text: string, pop: Pop = {}) {
      const {
        size = 32,
        colour = '#fff',
        outline = '#0008',
        font = 'system-ui, sans-serif',
        ms = 900,
        rise = 1.6,
      } = pop
      if (pops.length >= 24) pops.shift()
      pops.push({ x, y, text, at: now, size, colour, outline, font, ms, rise })
    },
    setCalm(value: boolean) {
      calm = value
      if (value) shaking.until = 0
    },
    /** True while anything moves. */
    isBusy: () =>
      tweens.length > 0 ||
      pops.length > 0 ||
      particles.count() > 0 ||
      now < shaking.until ||
      now < flashing.at + flashing.ms,
    update(time: number, seconds: number) {
      now = time
      particles.update(seconds)
      pops = pops.filter((pop) => now < pop.at + pop.ms)
      const due = tweens
      tweens = []
      // A tween's end may start the next one.
      for (const tween of due) {
        if (now < tween.startsAt) {
          tweens.push(tween)
          continue
        }
        const t = calm ? 1 : Math.min(1, (now - tween.startsAt) / Math.max(1, tween.ms))
        tween.update(ease[tween.ease ?? 'out'](t))
        if (t < 1) tweens.push(tween)
        else tween.done?.()
      }
    },
    /** The current shake offset, in CSS pixels. */
    getShake(): { x: number; y: number } {
      if (now >= shaking.until) return { x: 0, y: 0 }
      const size = shaking.size * ((shaking.until - now) / shaking.ms)
      return { x: Math.sin(now * 0.09) * size, y: Math.cos(now * 0.117) * size }
    },
    /** Particles and flying words, in the game's units. */
    draw(g: CanvasRenderingContext2D) {
      particles.draw(g)
      for (const pop of pops) drawPop(g, pop, (now - pop.at) / pop.ms, calm)
    },
    drawFlash(g: CanvasRenderingContext2D, { x, y, w, h }: Rect) {
      const left = 1 - (now - flashing.at) / flashing.ms
      if (left <= 0 || left > 1) return
      g.globalAlpha = left * flashing.strength
      g.fillStyle = flashing.colour
      g.fillRect(x, y, w, h)
      g.globalAlpha = 1
    },
    clear() {
      tweens = []
      pops = []
      particles.clear()
      shaking.until = 0
    },
  }
}

function drawPop(g: CanvasRenderingContext2D, pop: Flying, t: number, calm: boolean): void {
  const size = pop.size * (calm ? 1 : ease.back(Math.min(1, t / 0.25)))
  if (size <= 0) return
  g.save()
  g.globalAlpha = t < 0.7 ? 1 : Math.max(0, 1 - (t - 0.7) / 0.3)
  g.font = `900 ${size}px ${pop.font}`
  g.textAlign = 'center'
  g.textBaseline = 'middle'
  g.lineJoin = 'round'
  g.lineWidth = size * 0.24
  g.strokeStyle = pop.outline
  g.fillStyle = pop.colour
  const y = pop.y - (calm ? 0 : ease.out(t) * pop.rise * pop.size)
  g.strokeText(pop.text, pop.x, y)
  g.fillText(pop.text, pop.x, y)
  g.restore()
}
