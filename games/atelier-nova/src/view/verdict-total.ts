/** The total: a counting number, a filling bar, popping stars. */
import type { Frame, Rect } from '@playhouse/game-kit'
import { throwConfetti } from '../art/confetti.ts'
import { box, panel, PLUM, words } from '../art/paper.ts'
import { at, poly, star, stroke } from '../art/pen.ts'
import type { G } from '../art/pen.ts'
import { drawRivalHead } from '../art/figure/rival-head.ts'
import { findRival } from '../rules/rival.ts'
import type { Rival } from '../rules/rival.ts'
import type { Game } from '../state.ts'
import { texts } from '../texts.ts'
import type { Context } from '../ui/widget.ts'

const POP_MS = 520
type RivalMarkScene = {
  rival: Rival | null
  rect: Rect
  from: number
  placeOf: (points: number) => number
  now: Frame<Game>['now']
  settings: Frame<Game>['settings']
  middle: number
  max: number
}

type GoalsScene = {
  state: Frame<Game>['state']
  from: number
  placeOf: (points: number) => number
  now: Frame<Game>['now']
  isSettled: boolean
  settings: Frame<Game>['settings']
  middle: number
  rect: Rect
  rival: Rival | null
}

type TotalState = {
  shown: number
  /** When each star was reached. */
  reached: number[]
  /** When the rival was passed; 0 before. */
  beatenAt: number
}

export function createTotal({ kit, sprites }: Context) {
  let lastAt = 0
  const current: TotalState = { shown: 0, reached: [], beatenAt: 0 }
  const drawRivalMark = createRivalMark(sprites, kit, current)
  const drawGoals = createGoalStars(kit, current)
  return {
    begin() {
      current.shown = 0
      current.reached = []
      current.beatenAt = 0
    },
    draw(g: G, rect: Rect, { state, now, settings }: Frame<Game>, score: number, isSettled: boolean): void {
      const share = isSettled || settings.calm ? 1 : 1 - Math.exp(-(now - lastAt) / 110)
      current.shown += (score - current.shown) * Math.min(1, share)
      lastAt = now
      const [one, , three] = state.goals
      panel(g, rect, 16, PLUM)
      const size = Math.min(26, rect.h * 0.46)
      const isShort = score < one
      const width = words(
        g,
        texts.points(Math.round(current.shown)),
        {
          x: rect.x + 16,
          y: rect.y + rect.h * (isShort ? 0.36 : 0.5),
          size,
          max: rect.w * 0.42,
          align: 'left',
          weight: 900,
        },
        '#fff4e2',
      )
      if (isShort)
        words(
          g,
          texts.goal(one),
          {
            x: rect.x + 16,
            y: rect.y + rect.h * 0.76,
            size: Math.max(13, size * 0.6),
            max: rect.w * 0.42,
            align: 'left',
            weight: 700,
          },
          '#f7cfa8',
        )
      const from = rect.x + Math.max(width + 34, rect.w * 0.42)
      const max = rect.x + rect.w - 24 - from
      const placeOf = (points: number) => max * Math.min(1, Math.max(0, points) / Math.max(1, three * 1.05))
      const rival = rect.h >= 50 ? findRival(state) : null
      const middle = rect.y + rect.h * (rival ? 0.34 : 0.5)
      const bar = (w: number, colour: string) => {
        g.fillStyle = colour
        box(g, { x: from, y: middle - 7, w, h: 14 }, 7)
        g.fill()
      }
      bar(max, '#43173d')
      if (current.shown > 0.4) bar(Math.max(14, placeOf(current.shown)), '#f7b27a')
      drawRivalMark(g, { rival, rect, from, placeOf, now, settings, middle, max })
      drawGoals(g, { state, from, placeOf, now, isSettled, settings, middle, rect, rival })
    },
  }
}

/** The rival's mark on the bar. */
function createRivalMark(sprites: Context['sprites'], kit: Context['kit'], current: TotalState) {
  /** A rival's head below the bar, at the points that are to be beaten. */
  const drawRival = (g: G, rival: Rival, x: number, y: number, r: number) => {
    g.fillStyle = '#fff4e2'
    g.fill(poly([at(x - 5, y - r + 1), at(x + 5, y - r + 1), at(x, y - r - 8)]))
    drawRivalHead(g, sprites, rival, { x, y, r, ratio: kit.screen.ratio, isBeaten: current.beatenAt > 0 })
  }
  /** The rival's mark on the bar. */
  const drawRivalMark = (
    g: G,
    { rival, rect, from, placeOf, now, settings, middle, max }: RivalMarkScene,
  ): void => {
    if (rival) {
      const r = Math.min(14, rect.h * 0.2)
      const x = from + placeOf(rival.score)
      if (current.shown > rival.score && current.beatenAt === 0) {
        current.beatenAt = now
        if (!settings.calm) {
          kit.audio.play('match', { rate: 1.5, vary: 0 })
          kit.juice.burst(x, middle, {
            count: 12,
            colours: ['#9fe3d2', '#fff3d6'],
            shape: 'star',
            speed: 150,
            ms: 700,
            size: 8,
          })
        }
      }
      const hop =
        settings.calm || current.beatenAt === 0 ? 0 : Math.max(0, 1 - (now - current.beatenAt) / 400)
      drawRival(g, rival, x, rect.y + rect.h - r - 5 + Math.sin(hop * Math.PI) * 4, r)
      const text = current.beatenAt > 0 ? texts.rival.passed(rival.name) : `${rival.name} ${rival.score}`
      const isRight = x - from < max * 0.5
      const room = (isRight ? from + max - x : x - from) - r - 2
      const colour = current.beatenAt > 0 ? '#9fe3d2' : '#f7cfa8'
      words(
        g,
        text,
        {
          x: x + (isRight ? r + 6 : -r - 6),
          y: rect.y + rect.h - r - 4,
          size: Math.max(13, r * 0.95),
          max: room,
          align: isRight ? 'left' : 'right',
          weight: 800,
        },
        colour,
      )
    }
  }
  return drawRivalMark
}

/** The stars at their places on the bar. */
function createGoalStars(kit: Context['kit'], current: TotalState) {
  /** The stars at their places on the bar. */
  const drawGoals = (
    g: G,
    { state, from, placeOf, now, isSettled, settings, middle, rect, rival }: GoalsScene,
  ): void => {
    state.goals.forEach((goal, i) => {
      const has = current.shown >= goal - 0.5
      const x = from + placeOf(goal)
      if (has && current.reached[i] === undefined) {
        current.reached[i] = now
        if (i === 2) kit.audio.play('cheer', { vary: 0 })
        if (!isSettled && !settings.calm) {
          kit.audio.play('match', { rate: 1.1 + i * 0.18, vary: 0 })
          throwConfetti(kit, 20 + i * 14)
          kit.juice.burst(x, middle, {
            count: 16,
            colours: ['#ffd45e', '#fff3d6', '#f7b27a'],
            shape: 'star',
            speed: 190,
            gravity: 220,
            ms: 800,
            size: 9,
          })
        }
      }
      const age = has && !isSettled ? (now - current.reached[i]!) / POP_MS : 1
      const pop = settings.calm || age >= 1 ? 0 : Math.sin(Math.PI * Math.min(1, age * 1.4)) * (1 - age)
      const breath = has && !settings.calm ? Math.sin(now / 260 + i) * 0.06 : 0
      const path = star(
        { x, y: middle, r: Math.min(17, rect.h * (rival ? 0.25 : 0.3)) * (1 + breath + pop * 0.9) },
        { points: 5, inner: 0.46, turn: pop * 0.8 },
      )
      g.fillStyle = has ? '#ffd45e' : '#7d4a76'
      g.fill(path)
      stroke(g, path, has ? '#b5701c' : '#43173d', 2)
    })
  }
  return drawGoals
}
