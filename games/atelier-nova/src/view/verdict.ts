/** The verdict: each judge in turn comments on pieces, then the points become stars. */
import type { Frame, Rect } from '@playhouse/game-kit'
import { createBackdrop } from '../art/places/backdrop.ts'
import { PIECES } from '../data/catalogue.ts'
import { listChips } from '../ui/chips.ts'
import { drawDoll, FLOOR_Y, scaleOf } from '../art/figure/doll.ts'
import { createVerdictFigure } from './verdict-figure.ts'
import type { Foot } from './verdict-figure.ts'
import { drawIcon } from '../art/icons.ts'
import { JUDGE_LOOKS, JUDGES } from '../art/figure/judges.ts'
import type { Worn } from '../rules/look.ts'
import { figureHeight, layOutVerdict } from '../ui/layout.ts'
import { box, button, fitWords, INK, panel, words } from '../art/paper.ts'
import { alpha, ellipse } from '../art/pen.ts'
import type { G, Point } from '../art/pen.ts'
import { frameOf } from '../art/clothes/pieces-draw.ts'
import { SPEECH_TICKS } from '../state.ts'
import type { Game, State } from '../state.ts'
import { texts } from '../texts.ts'
import { drawBadge, drawFlyingChip, drawSpeech, drawWaiting, feel, MOOD_OF, TINTS } from './verdict-card.ts'
import type { Feeling } from './verdict-card.ts'
import { CHIP_TICKS, decidesAt, fliesAt, pointsAt, scoreAt } from './verdict-time.ts'
import { createTotal } from './verdict-total.ts'
import type { Context, Page, Touched, Widget } from '../ui/widget.ts'

const BACKS = { tansy: '#d7efe6', otto: '#ffe0c2', nova: '#ead9f4' } as const

type GlowScene = { figure: Rect; height: number; pillar: number; x: number; y: number; w: number; h: number }

type VerdictState = {
  heard: number
}

type DrawJudge = (g: G, who: (typeof JUDGES)[number], at: Rect, feeling: Feeling) => void

/** All judges have spoken. */
const isSpoken = (state: State) => state.phase === 'done' || state.ticks >= SPEECH_TICKS * 3

export function createVerdict(context: Context): Page {
  const { drawJudge, drawApplause } = createJudges(context)
  const { sprites, request } = context
  const drawBackdrop = createBackdrop()
  const widgets = createVerdictWidgets(context)
  const total = createTotal(context)
  const drawListener = createVerdictFigure(sprites)
  const current: VerdictState = { heard: 0 }
  const drawCard = createCardPainter(context, drawJudge, current)
  return {
    widgets,
    draw(frame: Frame<Game>, touched: Touched): boolean {
      const { g, state, screen, now, settings } = frame
      const { x, y, w, h } = screen.visible
      const { cards, total: totalRect, places, ...room } = layOutVerdict(request())
      const isFree = state.mode === 'free'
      const figure = isFree ? room.stage : room.figure
      // On tall windows all of the place lies above the sheet: its floor is under the shoes.
      const isTall = room.sheet.w >= screen.safe.w && !isFree
      drawBackdrop(
        g,
        state.theme.place,
        { x, y, w, h: isTall ? room.sheet.y + 26 - y : h },
        { ratio: screen.ratio },
      )
      g.fillStyle = alpha('#3a1230', 0.16)
      g.fillRect(x, y, w, h)
      const height = figureHeight(figure)
      const pillar = figure.x + figure.w / 2
      // Wider than the figure's own place, so that the light has no edge.
      drawGlow(g, { figure, height, pillar, x, y, w, h })
      g.fillStyle = '#4a1f3e50'
      g.fill(ellipse(pillar, figure.y + figure.h - 6, height * 0.17, height * 0.02))
      const foot = { x: pillar, y: figure.y + figure.h - 4, height }
      drawListener(g, foot, frame, isSpoken(state))
      if (isFree) drawApplause(g, room.applause, settings.calm ? 0 : now)
      else {
        if (state.ticks <= 1) {
          total.begin()
          current.heard = 0
        }
        panel(g, room.sheet, 20, '#f7e3d4')
        const isSettled = isSpoken(state)
        const ticks = isSettled || settings.calm ? Infinity : state.ticks
        total.draw(g, totalRect, frame, scoreAt(state, ticks), false)
        const flights = cards.map((rect, i) => drawCard(g, rect, i, foot, frame))
        for (const fly of flights) fly?.()
      }
      drawChoices(state, places, g, touched)
      return !settings.calm || !isSpoken(state) || sprites.isBusy
    },
  }
}

/** The judges' faces. */
function createJudges(context: Context) {
  const { sprites, kit } = context
  const drawJudge = (g: G, who: (typeof JUDGES)[number], { x, y, w, h }: Rect, feeling: Feeling) => {
    const picture = sprites.picture(`judge ${who} ${feeling}`, w, h, kit.screen.ratio, (ink) => {
      ink.fillStyle = BACKS[who]
      box(ink, { x: 0, y: 0, w, h }, 14)
      ink.fill()
      ink.clip()
      const scale = w / 246
      ink.translate(w / 2, h * (feeling === 'puzzled' ? 0.17 : 0.15))
      if (feeling === 'puzzled') ink.rotate(-0.09)
      ink.scale(scale, scale)
      drawDoll(ink, JUDGE_LOOKS[who], { mood: MOOD_OF[feeling] })
    })
    if (picture) g.drawImage(picture, x, y, w, h)
  }
  /** All three are delighted: there was nothing to judge. */
  function drawApplause(g: G, rect: Rect, now: number): void {
    panel(g, rect, 18, TINTS.delighted)
    const side = Math.min(rect.h - 50, rect.w / 3.4)
    JUDGES.forEach((who, i) => {
      const x = rect.x + rect.w / 2 + (i - 1) * (side + 14) - side / 2
      const y = rect.y + 10 - Math.max(0, Math.sin(now / 240 + i * 2)) * 4
      drawJudge(g, who, { x, y, w: side, h: side }, 'delighted')
    })
    words(
      g,
      texts.applause,
      {
        x: rect.x + rect.w / 2,
        y: rect.y + rect.h - 20,
        size: 24,
        max: rect.w - 30,
        align: 'center',
        weight: 900,
      },
      INK,
    )
  }
  return { drawJudge, drawApplause }
}

/** Where a card stands. */
function createSpots(context: Context) {
  const { kit } = context
  /** Where a piece is worn, on the figure that stands here. */
  const spotOf = ({ piece }: Worn, foot: Foot): Point => {
    const { kind, cut } = PIECES[piece]!
    const [x, y, w, h] = frameOf(kind, cut)
    const unit = (foot.height / 1000) * scaleOf(kit.state.look)
    return { x: foot.x + (x + w / 2) * unit, y: foot.y + (y + h / 2 - FLOOR_Y) * unit }
  }
  return spotOf
}

/** A judge's card. */
function createCardPainter(context: Context, drawJudge: DrawJudge, current: VerdictState) {
  const { sprites, kit } = context
  const spotOf = createSpots(context)
  const drawCard = (g: G, rect: Rect, nth: number, foot: Foot, frame: Frame<Game>): (() => void) | null => {
    const { state, settings, now } = frame
    const isStill = settings.calm || isSpoken(state)
    const ticks = isStill ? Infinity : state.ticks + frame.alpha
    const since = (ticks - nth * SPEECH_TICKS) / 14
    // A judge whose turn has not come waits.
    const t = Math.max(0, Math.min(1, since))
    const isSpeaking = t > 0 && !isSpoken(state) && state.ticks < (nth + 1) * SPEECH_TICKS
    const who = JUDGES[nth]!
    const chips = listChips(state, who).length
    const decided = (ticks - decidesAt(who, chips)) / 16
    const feeling = decided >= 0 ? feel(who, state) : 'pleased'
    const points = pointsAt(state, who, ticks)
    const pop = isStill || decided < 0 || decided > 1 ? 0 : Math.sin(Math.min(1, decided) * Math.PI)
    g.save()
    panel(g, rect, 16, t > 0 ? TINTS[feeling] : '#f6e8dc')
    if (isSpeaking) {
      g.strokeStyle = '#e8b23c'
      g.lineWidth = 3
      box(g, { x: rect.x + 1.5, y: rect.y + 1.5, w: rect.w - 3, h: rect.h - 3 }, 15)
      g.stroke()
    }
    const side = Math.min(rect.h - 12, rect.w * 0.25, 160)
    // Delight hops, doubt shakes its head, then both go on more quietly.
    const beat = settings.calm ? 0 : Math.sin(now / 240 + nth * 2)
    const rise = isStill ? 0 : Math.sin(Math.max(0, Math.min(1, since * 0.8)) * Math.PI) * 7
    const hop = (feeling === 'delighted' ? Math.max(0, beat) * 4 + pop * 9 : Math.max(0, beat) * 1.5) + rise
    const shake = feeling === 'puzzled' && pop > 0 ? Math.sin(decided * 14) * pop * 5 : 0
    const seat = { x: rect.x + 7 + shake, y: rect.y + (rect.h - side) / 2 - hop, w: side, h: side }
    drawJudge(g, who, seat, feeling)
    const r = Math.max(13, side * 0.15)
    if (decided >= 0)
      drawBadge(g, feeling, { x: seat.x + side - r * 0.7, y: seat.y + side - r * 0.7, r }, 1 + pop * 0.5)
    const x = rect.x + side + 18
    if (t === 0) {
      drawWaiting(g, who, { x, y: rect.y, w: rect.x + rect.w - x - 14, h: rect.h })
      g.restore()
      return null
    }
    g.globalAlpha = t
    g.translate((1 - t) ** 2 * 10, 0)
    // The number swells whenever a chip has just landed.
    const landed = Array.from({ length: chips }, (_, i) => (ticks - fliesAt(who, i) - CHIP_TICKS) / 12)
    const bump = Math.max(0, ...landed.map((age) => (age >= 0 && age < 1 ? 1 - age : 0)))
    const speech = {
      sprites,
      ratio: kit.screen.ratio,
      rect: { x, y: rect.y + 6, w: rect.x + rect.w - 12 - x, h: rect.h - 12 },
      who,
      state: { ...state, verdict: state.verdict! },
      points,
      swell: 1 + bump * 0.35,
      hasNames: settings.colourSafe,
      big: settings.bigText ? 1.15 : 1,
    }
    const slots = drawSpeech(g, speech)
    g.restore()
    if (!isStill) {
      const count = nth * 100 + landed.filter((age) => age >= 0).length
      if (count > current.heard && count % 100 > 0)
        kit.audio.play('click', { rate: 1 + (count % 100) * 0.12, volume: 0.6 })
      current.heard = Math.max(current.heard, count)
    }
    // Chips cross other cards, so they are drawn after all cards.
    return () =>
      slots.forEach((slot, i) => {
        const from = slot.chip.worn && !slot.chip.isFaded ? spotOf(slot.chip.worn, foot) : null
        drawFlyingChip(g, speech, slot, from, Math.min(1, (ticks - fliesAt(who, i)) / CHIP_TICKS))
      })
  }
  return drawCard
}

/** What can be pressed. */
function createVerdictWidgets(context: Context) {
  const { prizes, open, kit, request } = context
  /** Rewards are shown before the card with the stars. */
  const takeVerdict = () => (prizes.listFresh().length > 0 ? open('won') : kit.send({ type: 'done' }))
  const widgets = (): Widget[] => {
    const { places } = layOutVerdict(request())
    if (!isSpoken(kit.state))
      return [
        {
          id: 'skip',
          rect: places.done,
          label: texts.skip,
          act: () => kit.send({ type: 'skip' }),
        },
      ]
    return [
      { id: 'done', rect: places.done, label: texts.done, act: takeVerdict },
      { id: 'back', rect: places.back, label: texts.back, act: () => kit.send({ type: 'back' }) },
      { id: 'photo', rect: places.photo, label: texts.photo, act: () => open('studio') },
    ]
  }
  return widgets
}

/** The buttons once all is said. */
function drawChoices(
  state: State,
  places: Record<'back' | 'photo' | 'done', Rect>,
  g: CanvasRenderingContext2D,
  touched: Touched,
): void {
  if (isSpoken(state)) {
    const choices = [
      ['back', texts.back, 'back'],
      ['photo', texts.photo, 'camera'],
      ['done', texts.done, 'check'],
    ] as const
    // One size for all three.
    const sign = Math.min(22, places.back.w * 0.2)
    const size = Math.min(...choices.map(([id, label]) => fitWords(g, label, places[id].w - sign - 22, 20)))
    for (const [id, label, icon] of choices) {
      const rect = places[id]
      const ink = button(g, rect, id === 'done' ? 'main' : 'plain', touched.down === id)
      drawIcon(g, icon, { x: rect.x + sign * 0.5 + 11, y: rect.y + rect.h / 2 - 2, size: sign }, ink)
      const at = rect.x + rect.w / 2 + sign * 0.5 + 3
      words(
        g,
        label,
        { x: at, y: rect.y + rect.h / 2 - 2, size, max: Infinity, align: 'center', weight: 900 },
        ink,
      )
    }
  } else {
    const ink = button(g, places.done, 'quiet', touched.down === 'skip')
    const { x: left, y: high, w: wide, h: tall } = places.done
    words(
      g,
      texts.skip,
      {
        x: left + wide / 2,
        y: high + tall / 2 - 2,
        size: 18,
        max: wide - 20,
        align: 'center',
        weight: 800,
      },
      ink,
    )
  }
}

/** Light behind the figure. */
function drawGlow(g: CanvasRenderingContext2D, { figure, height, pillar, x, y, w, h }: GlowScene): void {
  // Wider than the figure's own place, so that the light has no edge.
  const middle = figure.y + figure.h * 0.52
  const reach = Math.max(height * 0.62, 120)
  const glow = g.createRadialGradient(pillar, middle, 10, pillar, middle, reach)
  glow.addColorStop(0, '#fff3d694')
  glow.addColorStop(0.5, '#fff3d62e')
  glow.addColorStop(1, '#fff3d600')
  g.fillStyle = glow
  g.fillRect(x, y, w, h)
}
