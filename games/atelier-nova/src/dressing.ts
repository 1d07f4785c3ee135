/** The dressing room: theme card, figure, buttons around it, and the wardrobe. */
import type { Frame } from '@playhouse/game-kit'
import { createBackdrop } from './backdrop.ts'
import { createThemeCard } from './card.ts'
import { createDrawer } from './drawer.ts'
import type { IconName } from './icons.ts'
import { box, button, iconButton, PLUM, words } from './paper.ts'
import { alpha, ellipse } from './pen.ts'
import type { G } from './pen.ts'
import { createFlight, FLIGHT_MS } from './flight.ts'
import { POSES } from './poses.ts'
import { findNextPrize } from './prizes.ts'
import { drawFigure } from './sprites.ts'
import type { Game } from './state.ts'
import { texts } from './texts.ts'
import type { Context, Touched, Widget } from './widget.ts'

const ROUND: readonly (readonly [
  id: 'undo' | 'shuffle' | 'pose' | 'studio' | 'book' | 'prizes',
  icon: IconName,
])[] = [
  ['undo', 'undo'],
  ['shuffle', 'shuffle'],
  ['pose', 'pose'],
  ['studio', 'camera'],
  ['book', 'book'],
  ['prizes', 'gift'],
]
export function createDressing(context: Context) {
  const { kit, sprites, layout, prizes } = context
  const drawer = createDrawer(context)
  const drawBackdrop = createBackdrop()
  const drawCard = createThemeCard(context)
  const flight = createFlight(sprites)
  /** Time of the last change of clothes, for a little hop. */
  let changedAt = -1e6
  let nextBlink = 1800

  const acts: Record<string, () => void> = {
    undo: () => kit.send({ type: 'undo' }),
    shuffle: () => kit.send({ type: 'shuffle', seed: kit.rng.int(2 ** 31), stars: prizes.stars() }),
    pose: () => kit.send({ type: 'pose', pose: (kit.state.look.pose + 1) % POSES.length }),
    studio: () => context.open('studio'),
    book: () => context.open('book'),
    prizes: () => context.open('prizes'),
    walk: () => kit.send({ type: 'walk' }),
  }
  /** Nobody walks for the judges in what hung there by chance. */
  const isReady = () => kit.state.mode === 'free' || kit.state.past.length > 0
  const widgets = (): Widget[] => {
    const { places } = layout()
    const round = ROUND.map(([id]) => ({
      id,
      rect: places[id]!,
      label: texts.buttons[id],
      act: acts[id]!,
      isOff: id === 'undo' && kit.state.past.length === 0,
    }))
    return [
      ...drawer.widgets(),
      ...round,
      { id: 'walk', rect: places.walk!, label: texts.walk, act: acts.walk!, isOff: !isReady() },
    ]
  }
  const figurePlace = () => {
    const { stage, isWide } = layout()
    const height = Math.min((stage.h - 20) / 1.03, stage.w * 1.7)
    return { x: stage.x + stage.w * (isWide ? 0.5 : 0.47), y: stage.y + stage.h - 16, height }
  }

  const drawModel = (g: G, { now, settings }: Frame<Game>): boolean => {
    const { x, y, height } = figurePlace()
    const look = flight.lookBefore(now) ?? kit.state.look
    const scale = (height / 1000) * kit.screen.ratio
    const figure = sprites.figure('room', look, scale)
    if (now > nextBlink + 150) nextBlink = now + 1700 + kit.rng.int(2600)
    const isBlinking = now > nextBlink && !settings.calm
    const since = (now - changedAt) / 380
    const hop = settings.calm || since < 0 || since > 1 ? 0 : Math.sin(since * Math.PI) * (1 - since)
    g.fillStyle = '#4a1f3e40'
    g.fill(ellipse(x, y - 4, height * 0.17 * (1 - hop * 0.2), height * 0.022))
    g.save()
    g.translate(x, y)
    g.scale(1 - hop * 0.04, 1 + hop * 0.05)
    g.translate(-x, -y - hop * height * 0.03)
    drawFigure(g, figure, x, y + height * 0.012, height, {
      now,
      isCalm: settings.calm,
      blink: isBlinking ? sprites.blinkOf(figure, look) : null,
    })
    g.restore()
    flight.draw(g, now, kit.state.look, { x, y: y + height * 0.012, height }, kit.screen.ratio)
    return !settings.calm
  }

  /** Pale until something is worn, then it breathes. */
  const drawWalk = (g: G, { now, settings }: Frame<Game>, isDown: boolean) => {
    const walk = layout().places.walk!
    const beat = isReady() && !settings.calm && !isDown ? Math.max(0, Math.sin(now / 300)) : 0
    const [x, y] = [walk.x + walk.w / 2, walk.y + walk.h / 2]
    g.save()
    if (beat > 0) {
      g.globalAlpha = 0.5 * (1 - beat)
      g.fillStyle = '#ffd45e'
      const grow = beat * 9
      box(g, { x: walk.x - grow, y: walk.y - grow, w: walk.w + grow * 2, h: walk.h + grow * 2 }, 22)
      g.fill()
      g.globalAlpha = 1
    }
    g.translate(x, y)
    g.scale(1 + beat * 0.035, 1 + beat * 0.035)
    g.translate(-x, -y)
    const ink = button(g, walk, isReady() ? 'main' : 'quiet', isDown)
    if (!isReady()) g.globalAlpha = 0.6
    words(g, texts.walk, x, y - 1 + (isDown ? 3 : 0), 24, ink, walk.w - 24, 'center', 900)
    g.restore()
  }
  /** How near the next prize is, around its button. */
  const drawPrizeRing = (g: G) => {
    const next = findNextPrize(prizes.stars())
    const { x, y, w } = layout().places.prizes!
    if (!next) return
    const from = next.stars === 1 ? 0 : next.stars - 2
    const share = Math.max(0.06, (prizes.stars() - from) / (next.stars - from))
    g.lineWidth = 4
    g.lineCap = 'round'
    const line = (colour: string, part: number) => {
      g.strokeStyle = colour
      g.beginPath()
      g.moveTo(x + 9, y + w - 7)
      g.lineTo(x + 9 + (w - 18) * part, y + w - 7)
      g.stroke()
    }
    line(alpha(PLUM, 0.2), 1)
    line('#f0a93c', share)
  }

  return {
    drawer,
    widgets,
    acts,
    figurePlace,
    changed(now: number) {
      changedAt = now
      flight.stop()
    },
    /** A piece was put on: it flies from its cell, and the figure hops when it lands. Tells when that is. */
    worn(piece: number, now: number): number {
      const from = drawer.cellOf(piece)
      const before = kit.state.past.at(-1)
      if (!from || !before || kit.settings.calm) {
        changedAt = now
        return 0
      }
      flight.start(piece, from, before, now)
      changedAt = now + FLIGHT_MS
      return FLIGHT_MS
    },
    /** A tap on the figure opens the drawer of what was tapped. */
    tapFigure(at: { x: number; y: number }) {
      const { x, y, height } = figurePlace()
      if (Math.abs(at.x - x) > height * 0.16 || at.y > y || at.y < y - height) return false
      const t = (at.y - y + height) / height
      const { wear } = kit.state.look
      const kind =
        t < 0.1
          ? wear.hat
            ? 'hat'
            : 'hair'
          : t < 0.22
            ? 'hair'
            : t < 0.4
              ? wear.coat
                ? 'coat'
                : wear.dress
                  ? 'dress'
                  : 'top'
              : t < 0.88
                ? wear.dress
                  ? 'dress'
                  : 'bottom'
                : 'shoes'
      drawer.showKind(kind)
      return true
    },
    draw(frame: Frame<Game>, touched: Touched): boolean {
      const { g, screen } = frame
      const { places, isWide, drawer: room } = layout()
      const { x, y, w, h } = screen.visible
      drawBackdrop(
        g,
        kit.state.theme.place,
        x,
        y,
        w,
        isWide ? h : room.y + 26 - y,
        screen.ratio,
        sprites.isFresh,
      )
      const moves = drawModel(g, frame)
      drawCard(g)
      for (const [id, icon] of ROUND)
        iconButton(
          g,
          places[id]!,
          icon,
          'plain',
          touched.down === id,
          id === 'undo' && kit.state.past.length === 0,
        )
      drawPrizeRing(g)
      drawWalk(g, frame, touched.down === 'walk')
      const isBusy = drawer.draw(g, touched, frame.now, frame.settings.calm)
      if (!kit.record.knowsHow) drawer.drawHint(g, frame.now, frame.settings.calm)
      return isBusy || moves
    },
  }
}
export type Dressing = ReturnType<typeof createDressing>
