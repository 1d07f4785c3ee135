/** Feedback effects: shake, hit-stop, flash, particles, tweens and flying numbers. All respect reduced motion. */
import { createRng } from '../rng.ts'
import { createParticles } from './particles.ts'
import type { Burst } from './particles.ts'
import { ease } from './ease.ts'
import type { EaseName } from './ease.ts'
import type { Rect } from '../screen.ts'

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

const PLAIN_POP: Required<Pop> = {
  size: 32,
  colour: '#fff',
  outline: '#0008',
  font: 'system-ui, sans-serif',
  ms: 900,
  rise: 1.6,
}

/** More than three flashes a second can hurt. */
const FLASH_GAP_MS = 400
const MAX_SHAKE = 8
const MAX_STOP_MS = 80

export type Juice = ReturnType<typeof createJuice>

export function createJuice(freeze: (ms: number) => void = () => {}) {
  const random = createRng('juice')
  const particles = createParticles(random)
  const tweens = createTweens()
  let pops: Flying[] = []
  let now = 0
  let calm = false
  const shake = createShake()
  const flashing = { at: -1e9, ms: 1, colour: '#fff', strength: 0 }

  return {
    particles,
    /** Shakes the canvas by at most 8 CSS pixels. */
    shake(size: number, ms = 200) {
      if (!calm) shake.begin(size, ms, now)
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
      tweens.add(tween, now)
    },
    /** Lets a number or word fly up. */
    pop(x: number, y: number, text: string, pop: Pop = {}) {
      if (pops.length >= 24) pops.shift()
      pops.push({ ...PLAIN_POP, ...pop, x, y, text, at: now })
    },
    setCalm(value: boolean) {
      calm = value
      if (value) shake.clear()
    },
    /** True while anything moves. */
    isBusy: () =>
      tweens.isBusy() ||
      pops.length > 0 ||
      particles.count() > 0 ||
      shake.isBusy(now) ||
      now < flashing.at + flashing.ms,
    update(time: number, seconds: number) {
      now = time
      particles.update(seconds)
      pops = pops.filter((pop) => now < pop.at + pop.ms)
      tweens.update(now, calm)
    },
    /** The current shake offset, in CSS pixels. */
    getShake: (): { x: number; y: number } => shake.at(now),
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
      tweens.clear()
      pops = []
      particles.clear()
      shake.clear()
    },
  }
}

function createShake() {
  let until = 0
  let ms = 1
  let size = 0
  const isBusy = (now: number) => now < until
  return {
    isBusy,
    /** A weaker one does not end a stronger one. */
    begin(wanted: number, lengthMs: number, now: number) {
      if (wanted < size && isBusy(now)) return
      until = now + lengthMs
      ms = lengthMs
      size = Math.min(MAX_SHAKE, wanted)
    },
    at(now: number) {
      const reach = isBusy(now) ? (size * (until - now)) / ms : 0
      return { x: Math.sin(now * 0.09) * reach, y: Math.cos(now * 0.117) * reach }
    },
    clear: () => void (until = 0),
  }
}

function createTweens() {
  let running: Running[] = []
  return {
    isBusy: () => running.length > 0,
    add: (tween: Tween, now: number) => void running.push({ ...tween, startsAt: now + (tween.delayMs ?? 0) }),
    update(now: number, calm: boolean) {
      const due = running
      running = []
      // A tween's end may start the next one.
      for (const tween of due) {
        if (now < tween.startsAt) {
          running.push(tween)
          continue
        }
        const t = calm ? 1 : Math.min(1, (now - tween.startsAt) / Math.max(1, tween.ms))
        tween.update(ease[tween.ease ?? 'out'](t))
        if (t < 1) running.push(tween)
        else tween.done?.()
      }
    },
    clear: () => void (running = []),
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
