/** The verdict: each judge in turn says which piece gave what, then the points become stars. */
import type { Frame, Rect } from '@playhouse/game-kit'
import { createBackdrop } from './backdrop.ts'
import { drawDoll } from './doll.ts'
import { drawIcon } from './icons.ts'
import { JUDGE_LOOKS, JUDGES } from './judges.ts'
import { FIGURE_SHARE, layOutVerdict } from './layout.ts'
import { box, button, fitWords, INK, panel, PLUM, words } from './paper.ts'
import { alpha, ellipse, star, stroke } from './pen.ts'
import type { G } from './pen.ts'
import { drawFigure } from './sprites.ts'
import { SPEECH_TICKS } from './state.ts'
import type { Game, State } from './state.ts'
import { texts } from './texts.ts'
import { drawBadge, drawSpeech, feel, MOOD_OF, TINTS } from './verdict-card.ts'
import type { Feeling } from './verdict-card.ts'
import type { Context, Page, Touched, Widget } from './widget.ts'
import { skipRect } from './widget.ts'

const BACKS = { tansy: '#d7efe6', otto: '#ffe0c2', nova: '#ead9f4' } as const

export function createVerdict({ kit, sprites, request, open, prizes }: Context): Page {
  const drawBackdrop = createBackdrop()
  const isSpoken = (state: State) => state.phase === 'done' || state.ticks >= SPEECH_TICKS * 3
  /** What is won is shown before the card with the stars. */
  const takeVerdict = () => (prizes.listFresh().length > 0 ? open('won') : kit.send({ type: 'done' }))
  const widgets = (): Widget[] => {
    const { places } = layOutVerdict(request())
    if (!isSpoken(kit.state))
      return [
        {
          id: 'skip',
          rect: skipRect(kit.screen),
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
  const drawCard = (g: G, rect: Rect, nth: number, frame: Frame<Game>) => {
    const { state, settings, now } = frame
    const since = (state.ticks + frame.alpha - nth * SPEECH_TICKS) / 16
    if (since < 0 && !isSpoken(state)) return
    const t = settings.calm || isSpoken(state) ? 1 : Math.min(1, since)
    const who = JUDGES[nth]!
    const feeling = feel(who, state)
    g.save()
    g.globalAlpha = t
    g.translate((1 - t) * 40, 0)
    panel(g, rect, 16, TINTS[feeling])
    const side = Math.min(rect.h - 12, rect.w * 0.25, 160)
    // Delight hops, doubt leans.
    const beat = settings.calm ? 0 : Math.sin(now / 240 + nth * 2)
    const hop = feeling === 'delighted' ? Math.max(0, beat) * 4 : 0
    const seat = { x: rect.x + 7, y: rect.y + (rect.h - side) / 2 - hop, w: side, h: side }
    drawJudge(g, who, seat, feeling)
    const r = Math.max(13, side * 0.15)
    drawBadge(g, feeling, seat.x + side - r * 0.7, seat.y + side - r * 0.7, r, 1 + (hop ? 0.06 : 0))
    const x = rect.x + side + 18
    drawSpeech(
      g,
      sprites,
      kit.screen.ratio,
      { x, y: rect.y + 6, w: rect.x + rect.w - 12 - x, h: rect.h - 12 },
      who,
      { ...state, verdict: state.verdict! },
    )
    g.restore()
  }
  const drawJudge = (g: G, who: (typeof JUDGES)[number], { x, y, w, h }: Rect, feeling: Feeling) => {
    const picture = sprites.picture(`judge ${who} ${feeling}`, w, h, kit.screen.ratio, (ink) => {
      ink.fillStyle = BACKS[who]
      box(ink, { x: 0, y: 0, w, h }, 14)
      ink.fill()
      ink.clip()
      const scale = w / 215
      ink.translate(w / 2, h * (feeling === 'puzzled' ? 0.1 : 0.07))
      if (feeling === 'puzzled') ink.rotate(-0.09)
      ink.scale(scale, scale)
      drawDoll(ink, JUDGE_LOOKS[who], { mood: MOOD_OF[feeling] })
    })
    if (picture) g.drawImage(picture, x, y, w, h)
  }
  const drawTotal = (g: G, rect: Rect, { state, now, settings }: Frame<Game>) => {
    if (!isSpoken(state)) return
    const { score } = state.verdict!
    const [one, , three] = state.goals
    panel(g, rect, 16, PLUM)
    const size = Math.min(26, rect.h * 0.46)
    const width = words(
      g,
      texts.points(score),
      rect.x + 16,
      rect.y + rect.h * (score < one ? 0.38 : 0.5),
      size,
      '#fff4e2',
      rect.w * 0.42,
      'left',
      900,
    )
    if (score < one)
      words(
        g,
        texts.goal(one),
        rect.x + 16,
        rect.y + rect.h * 0.78,
        size * 0.6,
        '#f7cfa8',
        rect.w * 0.42,
        'left',
        700,
      )
    const from = rect.x + Math.max(width + 34, rect.w * 0.42)
    const most = rect.x + rect.w - 22 - from
    const share = (points: number) => Math.min(1, points / Math.max(1, three * 1.05))
    g.fillStyle = '#43173d'
    box(g, { x: from, y: rect.y + rect.h * 0.44, w: most, h: 12 }, 6)
    g.fill()
    g.fillStyle = '#f7b27a'
    box(g, { x: from, y: rect.y + rect.h * 0.44, w: Math.max(12, most * share(score)), h: 12 }, 6)
    g.fill()
    state.goals.forEach((goal, i) => {
      const has = score >= goal
      const swell = has && !settings.calm ? 1 + Math.sin(now / 260 + i) * 0.07 : 1
      const path = star(from + most * share(goal), rect.y + rect.h * 0.44 + 6, 15 * swell)
      g.fillStyle = has ? '#ffd45e' : '#7d4a76'
      g.fill(path)
      stroke(g, path, has ? '#b5701c' : '#43173d', 2)
    })
  }
  return {
    widgets,
    draw(frame: Frame<Game>, touched: Touched): boolean {
      const { g, state, screen, now, settings } = frame
      const { x, y, w, h } = screen.visible
      const { cards, total, places, ...room } = layOutVerdict(request())
      const isFree = state.mode === 'free'
      const figure = isFree ? room.stage : room.figure
      drawBackdrop(g, state.theme.place, x, y, w, h, screen.ratio)
      g.fillStyle = alpha('#3a1230', 0.24)
      g.fillRect(x, y, w, h)
      const height = Math.min(figure.h * FIGURE_SHARE, figure.w * 1.7)
      const pillar = figure.x + figure.w / 2
      // Wider than the figure's own place, so that the light has no edge.
      const middle = figure.y + figure.h * 0.52
      const reach = Math.max(height * 0.62, 120)
      const glow = g.createRadialGradient(pillar, middle, 10, pillar, middle, reach)
      glow.addColorStop(0, '#fff3d6d0')
      glow.addColorStop(0.55, '#fff3d648')
      glow.addColorStop(1, '#fff3d600')
      g.fillStyle = glow
      g.fillRect(x, y, w, h)
      g.fillStyle = '#4a1f3e50'
      g.fill(ellipse(pillar, figure.y + figure.h - 6, height * 0.17, height * 0.02))
      drawFigure(
        g,
        sprites.figure('verdict', state.look, (height / 1000) * screen.ratio, { mood: 'joy' }),
        pillar,
        figure.y + figure.h - 4,
        height,
        { now, isCalm: settings.calm },
      )
      if (isFree) drawApplause(g, room.applause, settings.calm ? 0 : now)
      else {
        panel(g, room.sheet, 20, '#f7e3d4')
        cards.forEach((rect, i) => drawCard(g, rect, i, frame))
        drawTotal(g, total, frame)
      }
      if (isSpoken(state)) {
        const choices = [
          ['back', texts.back, 'back'],
          ['photo', texts.photo, 'camera'],
          ['done', texts.done, 'check'],
        ] as const
        // One size for all three.
        const sign = Math.min(22, places.back.w * 0.2)
        const size = Math.min(
          ...choices.map(([id, label]) => fitWords(g, label, places[id].w - sign - 30, 20)),
        )
        for (const [id, label, icon] of choices) {
          const rect = places[id]
          const ink = button(g, rect, id === 'done' ? 'main' : 'plain', touched.down === id)
          drawIcon(g, icon, rect.x + sign * 0.5 + 11, rect.y + rect.h / 2 - 2, sign, ink)
          const at = rect.x + rect.w / 2 + sign * 0.5 + 3
          words(g, label, at, rect.y + rect.h / 2 - 2, size, ink, Infinity, 'center', 900)
        }
      } else
        words(
          g,
          texts.skip,
          total.x + total.w / 2,
          screen.visible.y + screen.visible.h - 20,
          15,
          !isFree ? '#7d4f6c' : '#fff4e2',
          total.w,
          'center',
          700,
        )
      return !settings.calm || !isSpoken(state) || sprites.isBusy
    },
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
    words(g, texts.applause, rect.x + rect.w / 2, rect.y + rect.h - 20, 24, INK, rect.w - 30, 'center', 900)
  }
}
