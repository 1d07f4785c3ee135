/** The runway: the hall with its crowd and cameras, the rival's walk, and the player's walk. */
import type { Frame } from '@playhouse/game-kit'
import { drawFigure } from '../art/figure/figure.ts'
import { createHall } from '../art/places/hall.ts'
import { drawIcon } from '../art/icons.ts'
import { box, PLUM, words } from '../art/paper.ts'
import { lerp } from '../art/pen.ts'
import type { G } from '../art/pen.ts'
import { drawRivalHead } from '../art/figure/rival-head.ts'
import { findRival } from '../rules/rival.ts'
import type { Rival } from '../rules/rival.ts'
import { createFlashes, drawBeams, drawCurtain, drawReflection } from '../art/places/runway-lights.ts'
import { gateOf } from '../art/places/runway-set.ts'
import { ARRIVED, createWalk, OPEN, stepBack } from './runway-walk.ts'
import type { Stand } from './runway-walk.ts'
import type { Game } from '../state.ts'
import { RIVAL_TICKS, WALK_TICKS } from '../state.ts'
import { texts } from '../texts.ts'
import type { Context, Page, Widget } from '../ui/widget.ts'
import { skipRect } from '../ui/widget.ts'

/** Timeline of the rival's walk, as shares: the pose, her points, the curtain closes behind her. */
const RIVAL_OPEN = 0.12
const RIVAL_POSES = 0.6
const RIVAL_SCORE_SHOWN = 0.66
const RIVAL_GOES = 0.88
/** She stops before the end: that is not hers. */
const RIVAL_WAY = 0.74

const share = (t: number, from: number, to: number) => Math.max(0, Math.min(1, (t - from) / (to - from)))
type HallSize = { w: number; h: number }

type RunwayState = {
  isScoreShown: boolean
}

export function createRunway({ kit, sprites }: Context): Page & { begin(): void } {
  const widgets = createRunwayWidgets(kit)
  const drawHall = createHall()
  const walk = createWalk(kit, sprites)
  const { standAt, drawRival } = createRivalWalk(kit, walk, sprites)
  const drawFlashes = createFlashes((volume, pan) => kit.audio.play('flash', { volume, pan }))
  const current: RunwayState = { isScoreShown: false }
  const drawBar = createScoreBar(kit, sprites, current)
  return {
    begin() {
      sprites.begin()
      walk.begin()
      current.isScoreShown = false
    },
    widgets,
    draw({ g, state, screen, now, alpha: part, settings }: Frame<Game>): boolean {
      const { x, y, w, h } = screen.visible
      const { theme, look } = state
      const ticks = state.ticks + part - RIVAL_TICKS
      const rival = state.mode === 'free' ? null : findRival(state)
      const t = Math.max(0, Math.min(1, ticks / WALK_TICKS))
      // A rival's share; 1 from when she is through.
      const q = rival ? Math.min(1, 1 + ticks / RIVAL_TICKS) : 1
      const isRival = rival !== null && q < 1
      const isPose = isRival ? q > RIVAL_POSES && q < RIVAL_GOES : t > ARRIVED
      const joy = isRival
        ? share(q, RIVAL_POSES, 0.66) * 0.5
        : 0.12 + share(t, ARRIVED - 0.04, ARRIVED + 0.06) * 0.88
      const gate = gateOf(w, h)
      const full = (standAt(w, h, 1).height / 1000) * screen.ratio
      g.save()
      g.translate(x, y)
      drawHall(
        g,
        theme.place,
        { w, h },
        {
          ratio: screen.ratio,
          now,
          isCalm: settings.calm,
          joy,
          isFresh: sprites.isFresh,
        },
      )
      drawBeams(g, theme.place, { w, h }, now, settings.calm)
      if (isRival) {
        if (drawRival(g, rival, { w, h }, q, full)) walk.prepare(look, full, false)
        const [opens, closes] = [share(q, 0, RIVAL_OPEN), share(q, RIVAL_GOES, 1)]
        drawCurtain(g, theme.place, w, h, Math.min(opens, 1 - closes))
        drawDusk(g, w, h, closes)
      } else {
        walk.prepare(look, full, t < OPEN / 2)
        const way = share(t, OPEN, ARRIVED) - (settings.calm ? 0 : stepBack(t))
        const stand = { ...standAt(w, h, way), scale: full, t, isCalm: settings.calm }
        drawReflection(g, stand.x, stand.foot, stand.height)
        walk.draw(g, look, stand)
        drawCurtain(g, theme.place, w, h, Math.min(1, t / OPEN))
        if (rival) drawDusk(g, w, h, 1 - share(t, 0, OPEN * 0.7))
      }
      const isLit = isRival ? q > RIVAL_OPEN && q < RIVAL_GOES : t > OPEN && t < 0.98
      if (isLit) drawFlashes(g, w, h, { now, isPose, isCalm: settings.calm })
      const middle = Math.min(w / 2, (screen.hud.x - x) / 2)
      // On low windows the gate's arch begins right below.
      const titleY = Math.max(12, Math.min(33, gate.y - 16))
      const size = Math.max(15, Math.min(26, w / 16, gate.y * 0.6))
      const title = isRival ? texts.rival.first(rival.name) : texts.theme(theme.name)
      words(
        g,
        title,
        { x: w < 700 ? middle : w / 2, y: titleY, size, max: middle * 2 - 24, align: 'center', weight: 900 },
        '#ffe9c8',
      )
      if (rival && t < ARRIVED) drawBar(g, rival, { w, h }, Math.max(54, gate.y - 8), q)
      // Over before the judges' cards come.
      if (t < ARRIVED) drawSkip(g, w / 2, h - 30)
      g.restore()
      return true
    },
  }
}

/** What can be pressed. */
function createRunwayWidgets(kit: Context['kit']) {
  const skip = (): void => kit.send({ type: 'skip' })
  const widgets = (): Widget[] => [{ id: 'skip', rect: skipRect(kit.screen), label: texts.skip, act: skip }]
  return widgets
}

/** The rival on the runway. */
function createRivalWalk(
  kit: Context['kit'],
  walk: ReturnType<typeof createWalk>,
  sprites: Context['sprites'],
) {
  /** From the gate to the end: further forward is larger. */
  const standAt = (w: number, h: number, way: number): Pick<Stand, 'x' | 'foot' | 'height'> => {
    const gate = gateOf(w, h)
    const near = way ** 1.25
    return {
      x: w / 2,
      foot: lerp(gate.y + gate.h + 6, h * 0.93, near),
      height: Math.min(h * 0.74, w * 1.55) * lerp(0.4, 1, near),
    }
  }
  const drawRival = (g: G, rival: Rival, { w, h }: HallSize, q: number, full: number) => {
    const { now, settings } = kit
    const scale = full * 0.8
    const asked = walk.preparePassing(rival.look, scale)
    const way = share(q, RIVAL_OPEN, RIVAL_POSES) * RIVAL_WAY
    const stand = { ...standAt(w, h, way), scale, t: q, isCalm: settings.calm }
    drawReflection(g, stand.x, stand.foot, stand.height)
    if (q < RIVAL_POSES) walk.drawStep(g, rival.look, stand, true)
    else {
      const figure = sprites.figure('rival', rival.look, scale, { mood: 'cool' })
      const since = q - RIVAL_POSES
      const swing = settings.calm ? 0 : Math.sin(since * 40) * 0.05 * Math.exp(-since * 14)
      drawFigure(
        g,
        figure,
        { x: stand.x, y: stand.foot, height: stand.height },
        { now, isCalm: settings.calm, sway: 2, swing },
      )
    }
    return asked
  }
  return { standAt, drawRival }
}

/** The bar with the rival's score. */
function createScoreBar(kit: Context['kit'], sprites: Context['sprites'], current: RunwayState) {
  /** Her points, first large below her, then small in a corner as the score to beat. */
  const drawBar = (g: G, rival: Rival, { w, h }: HallSize, top: number, q: number) => {
    const pop = share(q, RIVAL_SCORE_SHOWN, RIVAL_SCORE_SHOWN + 0.07)
    if (pop === 0) return
    if (!current.isScoreShown && q < 1) kit.audio.play('match', { rate: 0.8, vary: 0 })
    current.isScoreShown = true
    const away = share(q, RIVAL_GOES, 1) ** 2
    const grown = kit.settings.calm ? 1 : 1 - (1 - pop) ** 3 + Math.sin(pop * Math.PI) * 0.25
    const tall = lerp(72, 44, away) * (h < 500 ? 0.8 : 1)
    const [name, points] = [rival.name, texts.rival.bar(rival.score)]
    // About half as wide as tall: nothing is measured in every picture.
    const chars = Math.max(name.length, points.length) * 0.58
    const letters = Math.min(tall * 0.3, (w * 0.8 - tall) / chars)
    const wide = letters * chars + tall + 18
    const x = lerp(w / 2 - wide / 2, 12, away)
    const y = lerp(h * 0.88 - tall / 2, top, away)
    g.save()
    g.translate(x + wide / 2, y + tall / 2)
    g.scale(grown, grown)
    g.translate(-wide / 2, -tall / 2)
    g.fillStyle = '#fff8eef0'
    box(g, { x: 0, y: 0, w: wide, h: tall }, tall / 2)
    g.fill()
    const r = tall / 2 - 4
    drawRivalHead(g, sprites, rival, {
      x: tall / 2,
      y: tall / 2,
      r: away > 0 ? 18 : r,
      ratio: kit.screen.ratio,
    })
    words(
      g,
      name,
      { x: tall + 4, y: tall * 0.33, size: letters, max: wide - tall, align: 'left', weight: 900 },
      PLUM,
    )
    words(
      g,
      points,
      { x: tall + 4, y: tall * 0.68, size: letters, max: wide - tall, align: 'left', weight: 900 },
      '#a8402a',
    )
    g.restore()
  }
  return drawBar
}

/** The lights go down between two who walk. */
function drawDusk(g: G, w: number, h: number, share: number): void {
  if (share <= 0) return
  g.fillStyle = `rgba(20,8,26,${(share * 0.93).toFixed(3)})`
  g.fillRect(0, 0, w, h)
}
/** Plum on paper: it lies on the light and on the crowd. */
function drawSkip(g: G, x: number, y: number): void {
  const plate = { x: x - 52, y: y - 20, w: 104, h: 40 }
  g.fillStyle = '#fff8eee8'
  box(g, plate, 20)
  g.fill()
  words(g, texts.skip, { x: x - 7, y: y + 1, size: 19, max: 90, align: 'center', weight: 900 }, PLUM)
  drawIcon(g, 'next', { x: x + 32, y, size: 16 }, PLUM)
}
