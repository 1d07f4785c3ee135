/** The reward scene: a box opens and shows the new piece in the light. */
import type { Frame, Rect } from '@playhouse/game-kit'
import { createBackdrop } from '../art/places/backdrop.ts'
import { PIECES } from '../data/catalogue.ts'
import { drawTags } from '../ui/cells.ts'
import { layOutVerdict } from '../ui/layout.ts'
import { wornAs } from '../rules/outfit.ts'
import { box, fitWords, words } from '../art/paper.ts'
import { alpha, at, ellipse, heart, lerp, poly } from '../art/pen.ts'
import type { G } from '../art/pen.ts'
import { drawPiece } from '../art/clothes/pieces-draw.ts'
import { findNextPrize } from '../data/prizes.ts'
import type { Prize } from '../data/prizes.ts'
import type { Game } from '../state.ts'
import { texts } from '../texts.ts'
import type { Context, Page, Widget } from '../ui/widget.ts'

/** The lid lifts, then the piece rises. */
const OPENS_MS = 620
const RISES_MS = 700
/** Then the card with the stars comes by itself: one way on is enough. */
const SHOWN_MS = 3400
type Rays = { x: number; y: number; reach: number }

type NamesScene = {
  area: { x: number; y: number; w: number; h: number }
  each: number
  isLow: boolean
  low: number
  names: number
}

type WonPageState = {
  won: readonly Prize[]
  since: number
  hasSparkled: boolean
}

export function createWonPage(context: Context): Page & { begin(): void } {
  const { kit, sprites, request, known } = context
  const { drawRays, drawBox } = createBox()
  const drawBackdrop = createBackdrop()
  const current: WonPageState = { won: [], since: 0, hasSparkled: false }
  const { drawPieces, drawNames, drawNext } = createWonPieces(sprites, kit, known, current)
  const sparkle = createSparkle(kit, current)
  const { widgets, begin } = createWonOpening(context, current)
  return {
    begin,
    widgets,
    draw({ g, state, screen, now, settings }: Frame<Game>): boolean {
      const { x, y, w, h } = screen.visible
      const { places } = layOutVerdict(request())
      drawBackdrop(g, state.theme.place, { x, y, w, h }, { ratio: screen.ratio })
      g.fillStyle = '#2b1030d8'
      g.fillRect(x, y, w, h)
      const opened = settings.calm ? 1 : Math.min(1, Math.max(0, (now - current.since - 160) / OPENS_MS))
      const risen = settings.calm ? 1 : Math.min(1, Math.max(0, (now - current.since - OPENS_MS) / RISES_MS))
      const t = 1 - (1 - risen) ** 3
      const middle = x + w / 2
      const isLow = h < 480
      const head = isLow ? 34 : Math.min(52, w / 8)
      const top = screen.safe.y + (isLow ? 10 : h * 0.08)
      const low = places.done.y - 12
      const names = isLow ? 54 : 96
      const area = {
        x: middle - Math.min(w * 0.46, 420),
        y: top + head * 1.5,
        w: Math.min(w * 0.92, 840),
        h: low - names - top - head * 1.5,
      }
      drawRays(
        g,
        { x: middle, y: area.y + area.h / 2, reach: Math.max(w, h) * 0.7 },
        settings.calm ? 0 : now / 5200,
        opened,
      )
      const boxW = Math.min(w * 0.4, area.h * 0.5, 240)
      const fade = 1 - Math.min(1, risen * 1.4)
      if (fade > 0) {
        g.save()
        g.globalAlpha = fade
        const shiver = opened > 0 || settings.calm ? 0 : Math.sin(now / 24) * 2
        drawBox(g, middle + shiver, area.y + area.h * 0.66, boxW, opened)
        g.restore()
      }
      if (opened > 0.35) drawPieces(g, area, t, now, settings.calm)
      sparkle(risen, middle, area)
      const title = current.won.length > 1 ? texts.prizes.newMany : texts.prizes.new
      g.save()
      g.globalAlpha = Math.max(0.25, opened)
      words(
        g,
        title,
        {
          x: middle,
          y: top + head * 0.7,
          size: fitWords(g, title, w - 40, head),
          max: Infinity,
          align: 'center',
          weight: 900,
        },
        '#ffe9a8',
      )
      g.globalAlpha = t
      const each = area.w / Math.max(1, current.won.length)
      drawNames(g, { area, each, isLow, low, names })
      if (!isLow) drawNext(g, middle, low - 18, w)
      g.restore()
      return !settings.calm || sprites.isBusy || risen < 1
    },
  }
}

/** The box that opens. */
function createBox() {
  const drawRays = (g: G, { x, y, reach }: Rays, turn: number, strength: number) => {
    g.save()
    g.globalCompositeOperation = 'lighter'
    for (let i = 0; i < 14; i++) {
      const a = (i / 14) * Math.PI * 2 + turn
      const ray = g.createRadialGradient(x, y, 10, x, y, reach)
      ray.addColorStop(0, alpha('#ffdf9a', 0.42 * strength))
      ray.addColorStop(1, alpha('#ffdf9a', 0))
      g.fillStyle = ray
      g.fill(
        poly([
          at(x, y),
          at(x + Math.cos(a - 0.1) * reach, y + Math.sin(a - 0.1) * reach),
          at(x + Math.cos(a + 0.1) * reach, y + Math.sin(a + 0.1) * reach),
        ]),
      )
    }
    g.restore()
  }
  /** A hat box with a ribbon; its lid flies off. */
  const drawBox = (g: G, x: number, y: number, w: number, lift: number) => {
    const h = w * 0.52
    g.fillStyle = '#2c103066'
    g.fill(ellipse(x, y + h * 0.5, w * 0.56, h * 0.13))
    const tone = g.createLinearGradient(x - w / 2, 0, x + w / 2, 0)
    for (const [stop, colour] of [
      [0, '#b8456f'],
      [0.35, '#f08aa6'],
      [1, '#8a2c5c'],
    ] as const)
      tone.addColorStop(stop, colour)
    g.fillStyle = tone
    box(g, { x: x - w / 2, y: y - h / 2, w, h }, 14)
    g.fill()
    g.fillStyle = '#ffd45e'
    g.fillRect(x - w * 0.06, y - h / 2, w * 0.12, h)
    g.save()
    g.globalAlpha *= 1 - lift
    g.translate(x + lift * w * 0.7, y - h * 0.55 - lift * w * 0.8)
    g.rotate(lift * 0.9)
    g.fillStyle = tone
    box(g, { x: -w * 0.55, y: -h * 0.16, w: w * 1.1, h: h * 0.34 }, 10)
    g.fill()
    g.fillStyle = '#ffd45e'
    g.fillRect(-w * 0.06, -h * 0.16, w * 0.12, h * 0.34)
    for (const s of [-1, 1]) g.fill(heart(s * w * 0.1, -h * 0.26, w * 0.075))
    g.restore()
  }
  return { drawRays, drawBox }
}

/** The pieces that rise out of it. */
function createWonPieces(
  sprites: Context['sprites'],
  kit: Context['kit'],
  known: Context['known'],
  current: WonPageState,
) {
  const drawPieces = (g: G, area: Rect, t: number, now: number, isCalm: boolean) => {
    const each = area.w / current.won.length
    current.won.forEach(({ piece }, i) => {
      const side = Math.min(each - 16, area.h * 0.94)
      const x = area.x + each * (i + 0.5)
      const float = isCalm ? 0 : Math.sin(now / 700 + i) * 5
      const y = lerp(area.y + area.h * 0.95, area.y + area.h / 2, t) + float
      const size = side * lerp(0.25, 1, t)
      const picture = sprites.picture(`won ${piece}`, side, side, kit.screen.ratio, (ink) =>
        drawPiece(ink, wornAs(piece), side, side),
      )
      const glow = g.createRadialGradient(x, y, 4, x, y, size * 0.7)
      glow.addColorStop(0, alpha('#fff6da', 0.9 * t))
      glow.addColorStop(0.6, alpha('#ffe3a0', 0.34 * t))
      glow.addColorStop(1, alpha('#ffe3a0', 0))
      g.fillStyle = glow
      g.fill(ellipse(x, y, size * 0.7))
      if (picture) g.drawImage(picture, x - size / 2, y - size / 2, size, size)
    })
  }
  /** The names under the pieces. */
  const drawNames = (g: Frame<Game>['g'], { area, each, isLow, low, names }: NamesScene): void => {
    current.won.forEach(({ piece }, i) => {
      const at = area.x + each * (i + 0.5)
      const name = texts.piece(PIECES[piece]!.name)
      const size = fitWords(g, name, each - 16, isLow ? 20 : 26)
      words(
        g,
        name,
        { x: at, y: low - names + 14, size, max: Infinity, align: 'center', weight: 900 },
        '#fff4e2',
      )
      const high = 26
      g.fillStyle = '#fff8ee'
      box(g, { x: at - 52, y: low - names + 30, w: 104, h: high }, high / 2)
      g.fill()
      drawTags(g, piece, {
        x: at,
        y: low - names + 30 + high / 2,
        size: 20,
        align: 'middle',
        isKnown: known.has(piece),
      })
    })
  }
  function drawNext(g: G, x: number, y: number, w: number): void {
    const stars = current.won.at(-1)?.stars ?? 0
    const next = findNextPrize(stars)
    const text = current.won.length > 1 ? texts.prizes.hang : texts.prizes.hangs
    words(
      g,
      next ? text : texts.prizes.all,
      { x, y, size: 17, max: w - 30, align: 'center', weight: 700 },
      '#f7cfa8',
    )
  }
  return { drawPieces, drawNames, drawNext }
}

/** Sparks as the pieces rise. */
function createSparkle(kit: Context['kit'], current: WonPageState) {
  /** Sparks as the pieces rise. */
  const sparkle = (
    risen: number,
    middle: number,
    area: { x: number; y: number; w: number; h: number },
  ): void => {
    if (risen > 0.3 && !current.hasSparkled) {
      current.hasSparkled = true
      kit.audio.play('prize', { vary: 0 })
      for (const dx of [-0.25, 0, 0.25])
        kit.juice.burst(middle + area.w * dx, area.y + area.h / 2, {
          count: 26,
          colours: ['#ffd45e', '#fff3d6', '#f7a8c4', '#b9e4dc'],
          shape: 'star',
          speed: 360,
          gravity: 220,
          ms: 1500,
          size: 13,
        })
    }
  }
  return sparkle
}

/** Opens the page and leaves it. */
function createWonOpening({ leave, kit, request, prizes }: Context, current: WonPageState) {
  let isOpen = false
  const goOn = () => {
    if (!isOpen) return
    isOpen = false
    leave()
    kit.send({ type: 'done' })
  }
  const widgets = (): Widget[] => [
    { id: 'done', rect: layOutVerdict(request()).places.done, label: texts.done, act: goOn },
  ]
  const begin = () => {
    current.won = prizes.listFresh()
    current.since = kit.now
    current.hasSparkled = false
    isOpen = true
    const begun = current.since
    kit.juice.tween({
      ms: 1,
      delayMs: SHOWN_MS,
      update: () => {},
      done: () => current.since === begun && goOn(),
    })
    kit.audio.play('box', { vary: 0 })
    kit.say(
      `${current.won.length > 1 ? texts.prizes.newMany : texts.prizes.new} ${current.won.map(({ piece }) => texts.piece(PIECES[piece]!.name)).join(', ')}`,
    )
  }
  return { widgets, begin }
}
