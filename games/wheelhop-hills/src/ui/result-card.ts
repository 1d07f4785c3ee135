/** The result card: time beside best, star and rival, cargo, carrots; and what was won. */
import { makePicture } from '@playhouse/game-kit/canvas'
import './result-card.css'
import type { Gain } from '@playhouse/game-kit'
import { drawCargo } from '../art/cargo-art.ts'
import type { State } from '../state.ts'
import { drawPot, drawVehicle } from './garage.ts'
import type { Goal } from '../view/goals.ts'
import { drawHare } from '../art/hare.ts'
import type { G } from '../art/paper.ts'
import { PAINTS } from '../art/paints.ts'
import { FLIP_CARROTS } from '../view/records.ts'
import type { News } from '../view/records.ts'
import { metresOf } from '../rules/road.ts'
import { isCargoComplete } from '../rules.ts'
import { createGolden } from './special-hills.ts'
import { texts } from '../texts.ts'

const ICON = 64

export function make(className: string, ...content: (Node | string)[]): HTMLElement {
  const made = document.createElement('span')
  made.className = className
  made.append(...content)
  return made
}

export type CardWhat = {
  state: State
  par: number
  news: News
  /** What the next hill brings, as a sentence. */
  next: string
}

export function createResultCard(what: CardWhat): HTMLElement {
  const { state, news, next } = what
  const tiles = state.mode === 'road' ? listRoadTiles(what) : listHillTiles(what)
  return make(
    'wh-result',
    createTiles(tiles, state.mode === 'road' || news.rival !== null),
    ...(next ? [make('wh-next', next)] : []),
  )
}

/** What was won, and how far the next things are. */
export function listGains({ golden, car, hat, paints }: News, goals: readonly Goal[]): Gain[] {
  const won: Gain[] = []
  if (golden) won.push({ text: texts.goldenWon, picture: createGolden })
  if (car)
    won.push({
      text: texts.newCar(texts.cars[car]),
      picture: () => createPicture((g) => (g.translate(0, 6), drawVehicle(g, car, 0.36))),
    })
  if (hat > 0) won.push({ text: texts.newHat, picture: () => createPicture((g) => drawHatIcon(g, hat)) })
  for (const index of paints)
    won.push({
      text: texts.newPaint,
      picture: () => createPicture((g) => drawPot(g, PAINTS[index - 1]!.coat)),
    })
  return [...won, ...goals.slice(0, won.length > 0 ? 1 : 2).map(toGain)]
}

const toGain = ({ kind, needs, at, have, index }: Goal): Gain => ({
  text: texts.goals[kind],
  about: texts.needs[needs](have, at),
  share: have / at,
  picture: () =>
    createPicture((g) => (kind === 'hat' ? drawHatIcon(g, index) : drawPot(g, PAINTS[index - 1]!.coat))),
})

function createTiles(tiles: readonly HTMLElement[], isInThrees: boolean): HTMLElement {
  const made = make('wh-tiles', ...tiles)
  if (isInThrees) made.dataset.threes = ''
  return made
}

const seconds = (ticks: number): string => (ticks / 60).toFixed(1)
/** Difference to another time: below 0 is faster. */
const gap = (ticks: number, other: number): string =>
  `${ticks <= other ? '−' : '+'}${seconds(Math.abs(ticks - other))} s`

function listHillTiles({ state, par, news }: CardWhat): HTMLElement[] {
  const { ticks, load, eaten, flips } = state
  const isQuick = ticks / 60 <= par
  const tiles = [
    createTile(texts.tiles.time, `${seconds(ticks)} s`, texts.tiles.star(String(par)), isQuick),
    news.before === undefined
      ? createTile(texts.tiles.best, `${seconds(ticks)} s`, texts.tiles.first, true)
      : createTile(
          texts.tiles.best,
          `${seconds(Math.min(ticks, news.before))} s`,
          ticks < news.before ? texts.tiles.record(gap(ticks, news.before)) : gap(ticks, news.before),
          ticks < news.before,
        ),
  ]
  if (news.rival !== null)
    tiles.push(
      createTile(
        texts.tiles.rival,
        `${seconds(news.rival)} s`,
        gap(ticks, news.rival),
        ticks < news.rival && isCargoComplete(state),
      ),
    )
  const delivered = load.filter(({ lost }) => !lost).length
  const cargo = createTile(texts.tiles.cargo, '', `${delivered} / ${load.length}`, delivered === load.length)
  cargo.children[1]!.append(...load.map(({ kind, lost }, i) => createPiece(kind, lost, i)))
  const found = eaten.filter(Boolean).length
  const carrots = `${found} / ${eaten.length}`
  const forFlips = flips > 0 ? texts.tiles.flips(flips * FLIP_CARROTS) : ''
  tiles.push(cargo, createTile(texts.tiles.carrots, carrots, forFlips, found === eaten.length))
  return tiles
}

function listRoadTiles({ state, news }: CardWhat): HTMLElement[] {
  const metres = metresOf(state)
  const isFarther = metres > news.farthest
  return [
    createTile(
      texts.tiles.farthest,
      texts.metres(Math.max(metres, news.farthest)),
      isFarther ? texts.tiles.first : texts.tiles.short(news.farthest - metres),
      isFarther,
    ),
    createTile(texts.tiles.stalls, String(state.leg), '', true),
    createTile(
      texts.tiles.delivered,
      String(state.delivered),
      texts.tiles.of(state.leg * state.load.length),
      true,
    ),
  ]
}

function createTile(label: string, value: string, note: string, isGood: boolean): HTMLElement {
  const tile = make(
    'wh-tile',
    make('wh-label', label),
    make('wh-value', value),
    ...(note ? [make('wh-note', note)] : []),
  )
  if (isGood) tile.dataset.good = ''
  return tile
}

function createPicture(draw: (g: G) => void): HTMLCanvasElement {
  const paint = (g: G) => {
    g.translate(ICON / 2, ICON / 2)
    draw(g)
  }
  return makePicture(ICON, ICON, 'wh-icon', paint, { ratio: 1 })
}

const createPiece = (kind: State['load'][0]['kind'], lost: boolean, i: number): HTMLCanvasElement =>
  createPicture((g) => {
    g.save()
    g.globalAlpha = lost ? 0.3 : 1
    const scale = kind.startsWith('tier') ? 1.2 : kind === 'cat' ? 1.5 : 2
    g.scale(scale, scale)
    drawCargo(g, kind, { wobble: 0, squash: 0, awake: 1, now: 0, i })
    g.restore()
    if (!lost) return
    g.strokeStyle = '#d8404f'
    g.lineWidth = 7
    g.lineCap = 'round'
    for (const side of [-1, 1]) {
      g.beginPath()
      g.moveTo(-20, -20 * side)
      g.lineTo(20, 20 * side)
      g.stroke()
    }
  })

function drawHatIcon(g: G, hat: number): void {
  g.translate(-2, 15)
  g.scale(0.86, 0.86)
  drawHare(g, {
    mood: 'joy',
    blink: 0,
    lookX: 0.4,
    lookY: 0,
    ears: [0.1, 0.2],
    scarf: 0,
    wave: 0,
    now: 0,
    hat,
    scarfColour: '#2fa7a0',
  })
}
