/** The catwalk: lights, a crowd with cameras, and the walk towards us. */
import type { Frame } from '@playhouse/game-kit'
import { drawIcon } from './icons.ts'
import { box, PLUM, words } from './paper.ts'
import { alpha, at, chance, ellipse, lerp, poly, taper, twinkle } from './pen.ts'
import type { G } from './pen.ts'
import type { Look } from './look.ts'
import { drawSet, gateOf, listCameras } from './runway-set.ts'
import { drawFigure } from './figure.ts'
import { ARRIVALS, lastPose, TURNS, yawAt } from './finale.ts'
import { STEPS } from './strides.ts'
import type { Game } from './state.ts'
import { WALK_TICKS } from './state.ts'
import { texts } from './texts.ts'
import { choicesOf, motionOf, MUST_HAVES, WALK } from './walk-pictures.ts'
import type { Context, Page, Widget } from './widget.ts'
import { skipRect } from './widget.ts'

/** Shares of the walk: the curtain is open, the end is reached. */
const OPEN = 0.1
const ARRIVED = 0.6
const POSED = 0.655
const TURN_FROM = 0.715
const TURN_TO = 0.895
const STEP_MS = 48
/** Pictures of the walk that are drawn in one frame. */
const AT_ONCE = 3
/** Flashes are small, far apart, and never more than two a second. */
const FLASH_MS = 520

/** Where somebody on the catwalk stands, how tall, and how far the show is. */
type Stand = {
  x: number
  foot: number
  height: number
  /** Pixels a unit of the figure's pictures. */
  scale: number
  /** The share of the walk that is over. */
  t: number
  isCalm: boolean
}

export function createRunway({ kit, sprites }: Context): Page & { begin(): void } {
  let set: { canvas: HTMLCanvasElement; key: string } | null = null
  let ready = 0
  let lastStep = -1
  let lastFlash = -1
  let hasTurned = false
  let hasPosed = false

  /** Everything that stands still, drawn once. */
  const setOf = (w: number, h: number, ratio: number) => {
    const key = `${kit.state.theme.place}/${w}/${h}/${ratio}`
    if (set?.key === key) return set.canvas
    const canvas = document.createElement('canvas')
    canvas.width = Math.ceil(w * ratio)
    canvas.height = Math.ceil(h * ratio)
    const g = canvas.getContext('2d')!
    g.scale(ratio, ratio)
    drawSet(g, kit.state.theme.place, w, h)
    set = { canvas, key }
    return canvas
  }
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
  /** The photographers' lamps, each with its light on the figure. */
  const drawFlashes = (g: G, w: number, h: number, now: number, t: number, isCalm: boolean) => {
    const nth = Math.floor(now / FLASH_MS)
    const age = now / FLASH_MS - nth
    if (t < OPEN || t > 0.98) return
    const cameras = listCameras(w, h)
    const next = chance(nth + 5)
    // All of them at once when the pose stands.
    const isPose = t > ARRIVED
    const chosen = cameras.filter(() => next() < (isPose ? 0.7 : 0.3))
    if (nth !== lastFlash) {
      lastFlash = nth
      kit.audio.play('flash', { volume: isPose ? 0.8 : 0.5, pan: (next() - 0.5) * 0.8 })
    }
    if (age > 0.5) return
    g.save()
    g.globalCompositeOperation = 'lighter'
    const strength = 1 - age * 2
    for (const { x, y, r, side } of chosen) {
      const reach = r * 7
      const halo = g.createRadialGradient(x, y, 1, x, y, reach)
      halo.addColorStop(0, alpha('#fff6dc', 0.75 * strength))
      halo.addColorStop(0.3, alpha('#ffe2b0', 0.24 * strength))
      halo.addColorStop(1, alpha('#ffe2b0', 0))
      g.fillStyle = halo
      g.fill(ellipse(x, y, reach))
      g.globalAlpha = strength
      g.fillStyle = '#fffdf4'
      g.fill(twinkle(x, y - r * 0.4, r * 2.6))
      g.globalAlpha = 1
      if (isCalm || !isPose) continue
      const shine = g.createRadialGradient(
        w / 2 + side * w * 0.1,
        h * 0.5,
        4,
        w / 2 + side * w * 0.1,
        h * 0.5,
        h * 0.3,
      )
      shine.addColorStop(0, alpha('#fff4d8', 0.08 * strength))
      shine.addColorStop(1, alpha('#fff4d8', 0))
      g.fillStyle = shine
      g.fillRect(0, 0, w, h)
    }
    g.restore()
  }
  const drawStep = (g: G, { x, foot, height, scale, t, isCalm }: Stand) => {
    const { now, state } = kit
    const beat = now / STEP_MS
    const nth = Math.floor(beat) % STEPS
    if (Math.floor(nth / 8) !== Math.floor(lastStep / 8) && t > OPEN)
      kit.audio.play('step', { volume: 0.4 + (height / kit.screen.visible.h) * 0.6, vary: 0.08 })
    lastStep = nth
    const turn = (beat / STEPS) * Math.PI * 2
    const waits = t < OPEN
    drawFigure(
      g,
      sprites.motion('step', state.look, scale, choicesOf(state.look, 'step', waits ? 2 : nth)),
      x + (isCalm || waits ? 0 : Math.sin(turn) * height * 0.014),
      foot,
      height,
      // Hair and hems come after the hips.
      { now, isCalm: true, swing: isCalm || waits ? 0 : Math.sin(turn - 1.1) * 0.06 },
    )
  }
  /** Out of the step into the pose, a turn to both sides with everything flying, and a last pose. */
  const drawEnd = (g: G, { x, foot, height, scale, t, isCalm }: Stand) => {
    const { now, state } = kit
    const { look } = state
    const share = (from: number, to: number) => Math.max(0, Math.min(1, (t - from) / (to - from)))
    const move = (motion: 'arrival' | 'turn', u: number, count: number, swing: number) => {
      const nth = Math.min(count - 1, Math.floor(u * count))
      const figure = sprites.motion(motion, look, scale, choicesOf(look, motion, nth))
      drawFigure(g, figure, x, foot, height, { now, isCalm: true, swing })
    }
    const [arrived, turned] = [share(ARRIVED, POSED), share(TURN_FROM, TURN_TO)]
    if (arrived < 1 && !isCalm) return move('arrival', arrived, ARRIVALS, Math.sin(arrived * Math.PI) * -0.04)
    if (turned > 0 && turned < 1 && !isCalm) {
      if (!hasTurned) kit.audio.play('twirl')
      hasTurned = true
      // What hangs behind is where the body was a moment ago.
      const drag = yawAt(look.pose, Math.max(0, turned - 0.09)) - yawAt(look.pose, turned)
      return move('turn', turned, TURNS, drag * 0.0035)
    }
    const isLast = isCalm ? t > TURN_TO : turned === 1
    const last = { ...look, pose: lastPose(look.pose) }
    const figure = isLast
      ? sprites.figure('last', last, scale, { mood: 'joy' })
      : sprites.figure('end', look, scale)
    // The first moment after a movement the cloth still goes on.
    const since = Math.max(0, (t - (isLast ? TURN_TO : POSED)) * 7)
    const swing = isCalm ? 0 : Math.sin(since * 9) * 0.05 * Math.exp(-since * 3.2)
    // A wink for the cameras.
    const winks = !isCalm && !isLast && t > POSED + 0.02
    const face = winks ? sprites.faceOf(figure, look, 'wink', { mood: 'wink' }) : null
    drawFigure(g, figure, x, foot, height, { now, isCalm, sway: 2, swing, face })
  }
  /** Some pictures at once, while the curtain is still shut and nothing moves. */
  const prepare = (look: Look, scale: number, t: number) => {
    const most = sprites.hasPainter ? WALK.length : MUST_HAVES
    for (let i = t < OPEN / 2 ? AT_ONCE : 1; i > 0 && ready < most && sprites.hasRoom; i--)
      sprites.prepareMotion(look, scale, motionOf(look, ...WALK[ready++]!))
    // The poses themselves stand longer, and are wanted in full.
    if (ready !== most || hasPosed) return
    hasPosed = true
    sprites.prepare(look, {}, scale)
    sprites.prepare({ ...look, pose: lastPose(look.pose) }, { mood: 'joy' }, scale)
  }
  const skip = (): void => kit.send({ type: 'skip' })
  const widgets = (): Widget[] => [{ id: 'skip', rect: skipRect(kit.screen), label: texts.skip, act: skip }]

  return {
    begin() {
      ready = 0
      lastStep = -1
      sprites.begin()
      hasTurned = false
      hasPosed = false
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
      prepare(state.look, scale, t)
      const walked = Math.max(0, Math.min(1, (t - OPEN) / (ARRIVED - OPEN)))
      const size = lerp(0.4, 1, walked ** 1.25)
      const gate = gateOf(w, h)
      const foot = lerp(gate.y + gate.h + 6, h * 0.93, walked ** 1.25)
      drawReflection(g, w / 2, foot, full * size)
      const stand: Stand = { x: w / 2, foot, height: full * size, scale, t, isCalm: settings.calm }
      if (t < ARRIVED) drawStep(g, stand)
      else drawEnd(g, stand)
      drawCurtain(g, w, h, Math.min(1, t / OPEN))
      drawFlashes(g, w, h, now, t, settings.calm)
      const middle = Math.min(w / 2, (screen.hud.x - x) / 2)
      words(
        g,
        texts.theme(state.theme.name),
        w < 700 ? middle : w / 2,
        // On low windows the gate's arch begins right below.
        Math.max(12, Math.min(33, gate.y - 16)),
        Math.max(15, Math.min(26, w / 16, gate.y * 0.6)),
        '#ffe9c8',
        middle * 2 - 24,
        'center',
        900,
      )
      // Over before the judges' cards come.
      if (t < ARRIVED) drawSkip(g, w / 2, h - 30)
      g.restore()
      return true
    },
  }
}

/** Plum on paper: it lies on the light and on the crowd. */
function drawSkip(g: G, x: number, y: number): void {
  const plate = { x: x - 52, y: y - 20, w: 104, h: 40 }
  g.fillStyle = '#fff8eee8'
  box(g, plate, 20)
  g.fill()
  words(g, texts.skip, x - 7, y + 1, 19, PLUM, 90, 'center', 900)
  drawIcon(g, 'next', x + 32, y, 16, PLUM)
}
function drawReflection(g: G, x: number, y: number, height: number): void {
  const glow = g.createRadialGradient(x, y, 4, x, y, height * 0.3)
  glow.addColorStop(0, '#fff8e0b0')
  glow.addColorStop(1, '#fff8e000')
  g.fillStyle = glow
  g.fill(ellipse(x, y, height * 0.32, height * 0.07))
  g.fillStyle = '#6a3a5040'
  g.fill(ellipse(x, y, height * 0.1, height * 0.015))
  taper(g, at(x - height * 0.1, y + 4), at(x, y + 8), at(x + height * 0.1, y + 4), 5, '#ffffff60')
}
