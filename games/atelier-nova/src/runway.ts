/** The catwalk: lights, a crowd with cameras, and the walk towards us. */
import type { Frame } from '@playhouse/game-kit'
import { drawPlace } from './places.ts'
import { words } from './paper.ts'
import { alpha, at, blob, chance, ellipse, lerp, poly, stroke, taper, twinkle } from './pen.ts'
import type { G } from './pen.ts'
import { drawFigure, STEPS } from './sprites.ts'
import type { Game } from './state.ts'
import { WALK_TICKS } from './state.ts'
import { texts } from './texts.ts'
import type { Context, Page, Widget } from './widget.ts'
import { skipRect } from './widget.ts'

/** Shares of the walk: the curtain is open, the end is reached. */
const OPEN = 0.1
const ARRIVED = 0.66
const STEP_MS = 96
/** Flashes are small, far apart, and never more than two a second. */
const FLASH_MS = 520

export function createRunway({ kit, sprites }: Context): Page & { begin(): void } {
  let set: { canvas: HTMLCanvasElement; key: string } | null = null
  let ready = 0
  let lastStep = -1
  let lastFlash = -1

  /** Everything that stands still, drawn once. */
  const setOf = (w: number, h: number, ratio: number) => {
    const key = `${kit.state.theme.place}/${w}/${h}/${ratio}`
    if (set?.key === key) return set.canvas
    const canvas = document.createElement('canvas')
    canvas.width = Math.ceil(w * ratio)
    canvas.height = Math.ceil(h * ratio)
    const g = canvas.getContext('2d')!
    g.scale(ratio, ratio)
    drawSet(g, w, h)
    set = { canvas, key }
    return canvas
  }
  const drawSet = (g: G, w: number, h: number) => {
    const hall = g.createLinearGradient(0, 0, 0, h)
    hall.addColorStop(0, '#2b1030')
    hall.addColorStop(0.6, '#4a1c44')
    hall.addColorStop(1, '#200c26')
    g.fillStyle = hall
    g.fillRect(0, 0, w, h)
    const gate = gateOf(w, h)
    g.save()
    g.beginPath()
    g.roundRect(gate.x, gate.y, gate.w, gate.h + 4, [gate.w / 2, gate.w / 2, 0, 0])
    g.clip()
    g.translate(gate.x, gate.y)
    drawPlace(g, kit.state.theme.place, gate.w, gate.h)
    g.restore()
    const arch = new Path2D()
    arch.roundRect(gate.x, gate.y, gate.w, gate.h + 4, [gate.w / 2, gate.w / 2, 0, 0])
    stroke(g, arch, '#f2c46a', 6)
    stroke(g, arch, '#fff0c8', 2)
    for (let i = 0; i <= 16; i++) {
      const turn = Math.PI * (1 + i / 16)
      g.fillStyle = '#fff2cc'
      g.fill(
        ellipse(
          w / 2 + (Math.cos(turn) * gate.w) / 2,
          gate.y + gate.w / 2 + (Math.sin(turn) * gate.w) / 2,
          3.4,
        ),
      )
    }
    const far = gate.y + gate.h
    const carpet = poly([
      at(w / 2 - gate.w * 0.34, far),
      at(w / 2 + gate.w * 0.34, far),
      at(w / 2 + half(w, h), h),
      at(w / 2 - half(w, h), h),
    ])
    const tone = g.createLinearGradient(0, far, 0, h)
    tone.addColorStop(0, '#e9c6b2')
    tone.addColorStop(1, '#fff3e4')
    g.fillStyle = tone
    g.fill(carpet)
    for (const s of [-1, 1]) {
      const edge = new Path2D()
      edge.moveTo(w / 2 + s * gate.w * 0.34, far)
      edge.lineTo(w / 2 + s * half(w, h), h)
      stroke(g, edge, '#f2a65a', 5)
      stroke(g, edge, '#fff0c8', 2)
      for (let i = 0; i < 9; i++) {
        const t = (i / 8) ** 1.6
        g.fillStyle = '#fff4d6'
        g.fill(
          ellipse(lerp(w / 2 + s * gate.w * 0.34, w / 2 + s * half(w, h), t), lerp(far, h, t), 2 + t * 4),
        )
      }
    }
    drawCrowd(g, w, h, far)
  }
  const drawCrowd = (g: G, w: number, h: number, far: number) => {
    const next = chance(17)
    for (let row = 0; row < 5; row++) {
      const t = row / 4
      const y = lerp(far + h * 0.04, h * 0.98, t)
      const size = lerp(h * 0.018, h * 0.052, t)
      const edge = lerp(w * 0.12, half(w, h), t) + size
      for (const s of [-1, 1])
        for (let x = edge; x < w / 2 + size; x += size * 1.9) {
          const cx = w / 2 + s * x
          const tone = ['#3d1a3f', '#4c2249', '#331538', '#572a50'][Math.floor(next() * 4)]!
          const lift = (next() - 0.5) * size * 0.6
          g.fillStyle = tone
          g.fill(
            blob([
              at(cx - size, y + size * 1.9),
              at(cx - size * 0.9, y + size * 0.8),
              at(cx, y + size * 0.5 + lift),
              at(cx + size * 0.9, y + size * 0.8),
              at(cx + size, y + size * 1.9),
            ]),
          )
          g.fill(ellipse(cx, y + lift - size * 0.1, size * 0.56, size * 0.66))
          if (next() > 0.6) g.fill(ellipse(cx, y + lift - size * 0.7, size * 0.3))
          stroke(
            g,
            blob([
              at(cx - size * 0.5, y + lift - size * 0.3),
              at(cx - s * size * 0.2, y + lift - size * 0.72),
              at(cx - s * size * 0.44, y + lift),
            ]),
            alpha('#f7b27a', 0.3),
            1.4,
          )
        }
    }
  }
  const gateOf = (w: number, h: number) => {
    const gw = Math.min(w * 0.56, h * 0.4)
    return { x: w / 2 - gw / 2, y: h * 0.07, w: gw, h: h * 0.37 }
  }
  const half = (w: number, h: number) => Math.min(w * 0.44, h * 0.42)

  const drawBeams = (g: G, w: number, h: number, now: number, isCalm: boolean) => {
    const sway = isCalm ? 0 : Math.sin(now / 900)
    g.save()
    g.globalCompositeOperation = 'lighter'
    for (const [i, x] of [0.08, 0.34, 0.66, 0.92].entries()) {
      const to = w * (0.5 + (x - 0.5) * 0.3 + sway * 0.06 * (i % 2 ? 1 : -1))
      const beam = g.createLinearGradient(w * x, 0, to, h)
      beam.addColorStop(0, i % 2 ? '#ffcf9a44' : '#d9a0e844')
      beam.addColorStop(1, '#ffcf9a00')
      g.fillStyle = beam
      g.fill(poly([at(w * x - 9, -10), at(w * x + 9, -10), at(to + w * 0.14, h), at(to - w * 0.14, h)]))
    }
    g.restore()
  }
  const drawCurtain = (g: G, w: number, h: number, open: number) => {
    if (open >= 1) return
    const gate = gateOf(w, h)
    g.save()
    g.beginPath()
    g.roundRect(gate.x, gate.y, gate.w, gate.h + 2, [gate.w / 2, gate.w / 2, 0, 0])
    g.clip()
    for (const s of [-1, 1])
      for (let i = 0; i < 5; i++) {
        const width = (gate.w / 10) * (1 - open * 0.85)
        const x = s < 0 ? gate.x + i * width : gate.x + gate.w - (i + 1) * width
        const tone = g.createLinearGradient(x, 0, x + width, 0)
        tone.addColorStop(0, '#5c1838')
        tone.addColorStop(0.5, '#c04866')
        tone.addColorStop(1, '#5c1838')
        g.fillStyle = tone
        g.fillRect(x, gate.y, width + 1, gate.h + 4)
      }
    g.restore()
  }
  const drawFlashes = (g: G, w: number, h: number, now: number, t: number) => {
    const nth = Math.floor(now / FLASH_MS)
    const age = now / FLASH_MS - nth
    if (t < OPEN || t > 0.97) return
    const next = chance(nth + 5)
    const s = next() > 0.5 ? 1 : -1
    const depth = next()
    const x = w / 2 + s * lerp(w * 0.2, w * 0.44, depth)
    const y = lerp(h * 0.52, h * 0.9, depth) - 10
    if (nth !== lastFlash) {
      lastFlash = nth
      kit.audio.play('flash', { volume: 0.6, pan: s * 0.5 })
    }
    if (age > 0.5) return
    g.save()
    g.globalAlpha = (1 - age * 2) * 0.9
    g.fillStyle = '#fffdf4'
    g.fill(twinkle(x, y, 10 + depth * 20))
    g.fill(ellipse(x, y, 4 + depth * 4))
    g.restore()
  }
  const skip = (): void => kit.send({ type: 'skip' })
  const widgets = (): Widget[] => [{ id: 'skip', rect: skipRect(kit.screen), label: texts.skip, act: skip }]

  return {
    begin() {
      ready = 0
      lastStep = -1
      sprites.forget('step')
      sprites.forget('end')
    },
    widgets,
    draw({ g, state, screen, now, alpha: part, settings }: Frame<Game>): boolean {
      const { x, y, w, h } = screen.visible
      g.save()
      g.translate(x, y)
      const t = Math.min(1, (state.ticks + part) / WALK_TICKS)
      g.drawImage(setOf(w, h, screen.ratio), 0, 0, w, h)
      drawBeams(g, w, h, now, settings.calm)
      const full = Math.min(h * 0.74, w * 1.55)
      const scale = (full / 1000) * screen.ratio
      // One step a picture, while the curtain is still shut.
      if (ready < STEPS) sprites.step(state.look, ready++, scale)
      const walked = Math.max(0, Math.min(1, (t - OPEN) / (ARRIVED - OPEN)))
      const size = lerp(0.4, 1, walked ** 1.25)
      const gate = gateOf(w, h)
      const foot = lerp(gate.y + gate.h + 6, h * 0.93, walked ** 1.25)
      drawReflection(g, w / 2, foot, full * size)
      if (t < ARRIVED) {
        const nth = Math.floor(now / STEP_MS) % STEPS
        if (nth % 4 === 0 && nth !== lastStep && t > OPEN)
          kit.audio.play('step', { volume: 0.4 + walked * 0.6, vary: 0.08 })
        lastStep = nth
        const figure = sprites.step(state.look, t < OPEN ? 1 : nth, scale)
        drawFigure(
          g,
          figure,
          w / 2 + (settings.calm ? 0 : Math.sin(now / 380) * 3 * size),
          foot,
          full * size,
          { now, isCalm: true, sway: 0 },
        )
      } else {
        const figure = sprites.figure('end', state.look, scale)
        drawFigure(g, figure, w / 2, foot, full, { now, isCalm: settings.calm, sway: 1.5 })
      }
      drawCurtain(g, w, h, Math.min(1, t / OPEN))
      drawFlashes(g, w, h, now, t)
      const middle = Math.min(w / 2, (screen.hud.x - x) / 2)
      words(
        g,
        texts.theme(state.theme.name),
        w < 700 ? middle : w / 2,
        33,
        Math.min(26, w / 16),
        '#ffe9c8',
        middle * 2 - 24,
        'center',
        900,
      )
      words(g, texts.skip, w / 2, h - 18, 16, '#8a4a5a', w, 'center', 800)
      g.restore()
      return true
    },
  }
}

function drawReflection(g: G, x: number, y: number, height: number): void {
  const glow = g.createRadialGradient(x, y, 4, x, y, height * 0.3)
  glow.addColorStop(0, '#fff8e0b0')
  glow.addColorStop(1, '#fff8e000')
  g.fillStyle = glow
  g.fill(ellipse(x, y, height * 0.32, height * 0.07))
  g.fillStyle = '#6a3a5040'
  g.fill(ellipse(x, y, height * 0.13, height * 0.017))
  taper(g, at(x - height * 0.1, y + 4), at(x, y + 8), at(x + height * 0.1, y + 4), 5, '#ffffff60')
}
