/** Empty places: pictures laid on the cloth, the runs of a web, and how often a stock may still be turned. */
import { createBitmaps, lay } from '@playhouse/game-kit'
import type { Deck } from './deck.ts'
import { FONT } from './faces.ts'
import { isPlace } from '../view/grab.ts'
import type { Layout } from '../view/layout.ts'
import { PLACES } from '../state.ts'
import type { Table } from '../state.ts'
import { drawSuit } from './suits.ts'
import { texts } from '../texts.ts'
import { drawFir } from './trees.ts'

type G = CanvasRenderingContext2D

/** Room around a place for its line, in units. */
const LINE = 2
/** More than there are kinds of places in a game. */
const MAX_PLACES = 24

/** Empty places and how often the stock may still be turned. */
export function createPlaceMarks(table: () => Table, getLayout: () => Layout, deck: Deck) {
  const drawRuns = createRunMarks(getLayout, table)
  const bitmaps = createBitmaps(MAX_PLACES)
  const drawPlaces = (g: G) => {
    const { kind } = table()
    const layout = getLayout()
    const { cw, ch } = layout
    if (kind === 'spider') drawRuns(g)
    const { grid } = deck
    layout.spots.forEach(({ x, y }, pile) => {
      if (!isPlace(table(), pile) || (kind === 'spider' && PLACES.spider.home.includes(pile))) return
      const sign = signOf(table(), pile)
      const draw = (own: G) => paintPlace(own, layout, table(), pile)
      const box = () => ({ x: -LINE, y: -LINE, w: cw + LINE * 2, h: ch + LINE * 2 })
      lay(g, grid, bitmaps.find([kind, cw, ch, grid.scale].join(), sign, grid, draw, box), x, y)
    })
  }
  /** How often a pyramid's stock may still be turned over, on a tag at its inner edge. */
  const drawTurns = (g: G) => {
    const { kind, turns } = table()
    if (turns < 0) return
    const layout = getLayout()
    const { x, y } = layout.spots[PLACES[kind].stock]!
    const r = Math.max(13, layout.cw * 0.2)
    const cx = x + layout.cw / 2
    const isAtFoot = y > layout.area.y + layout.area.h / 2
    const cy = isAtFoot ? y - r * 0.45 : y + layout.ch + r * 0.35
    g.fillStyle = turns > 0 ? '#ffd25e' : '#8a7a5c'
    g.strokeStyle = '#43270f'
    g.lineWidth = 2
    g.beginPath()
    g.roundRect(cx - r * 1.55, cy - r * 0.85, r * 3.1, r * 1.7, r * 0.85)
    g.fill()
    g.stroke()
    drawTurn(g, cx - r * 0.62, cy, r * 0.42, '#43270f')
    g.font = `900 ${r * 1.25}px ${FONT}`
    g.textAlign = 'center'
    g.textBaseline = 'middle'
    g.fillText(String(turns), cx + r * 0.68, cy + r * 0.08)
  }
  return { drawPlaces, drawTurns }
}

/** What stands on an empty place: the same sign, the same picture. */
function signOf({ kind, turns }: Table, pile: number): string {
  const { home, cells, stock, waste } = PLACES[kind]
  if (home.includes(pile)) return `home ${home.indexOf(pile)}`
  if (cells.includes(pile)) return 'cell'
  if (pile === stock) return turns === 0 ? 'last stock' : 'stock'
  return pile === waste ? 'waste' : 'column'
}

/** An empty place with its upper left corner at the origin. */
function paintPlace(g: G, { cw, ch }: Layout, { kind, turns }: Table, pile: number): void {
  const { home, cells, stock, waste } = PLACES[kind]
  g.beginPath()
  g.roundRect(1, 1, cw - 2, ch - 2, cw * 0.1)
  g.fillStyle = cells.includes(pile) ? '#0629265c' : '#0629264a'
  g.fill()
  g.lineWidth = 2
  g.strokeStyle = '#cfe6bd8c'
  // Cards lie here for a while only: no place of the four homes.
  if (pile === waste) g.setLineDash([5, 7])
  g.stroke()
  g.setLineDash([])
  if (home.includes(pile) && (kind === 'klondike' || kind === 'freecell'))
    drawSuit(g, home.indexOf(pile) as 0, { x: cw / 2, y: ch / 2, size: cw * 0.5 }, '#dff0cc78')
  if (cells.includes(pile)) drawCell(g, cw / 2, ch / 2, cw * 0.26)
  if (pile !== stock || kind === 'spider' || kind === 'tripeaks') return
  if (turns === 0) drawNoTurn(g, cw / 2, ch / 2, cw * 0.2)
  else drawTurn(g, cw / 2, ch / 2, cw * 0.2, '#dff0cc88')
}

/** A web's runs and how many are home. */
function createRunMarks(getLayout: () => Layout, table: () => Table) {
  /** A web's eight runs share one frame, with how many are home. */
  const drawRuns = (g: G) => {
    const { home } = PLACES.spider
    const { spots, cw, ch } = getLayout()
    const count = home.filter((pile) => table().piles[pile]!.length > 0).length
    const xs = home.map((pile) => spots[pile]!.x)
    const step = Math.abs(xs[1]! - xs[0]!)
    const { y } = spots[home[0]!]!
    // A plot for every run's tree, as wide as what the next run leaves of it.
    const side = Math.sign(xs[1]! - xs[0]!)
    home.forEach((_, i) => {
      const w = step - 3
      const x = side > 0 ? xs[i]! : xs[i]! + cw - w
      if (i < count) return
      g.beginPath()
      g.roundRect(x + 1, y + 1, w - 2, ch - 2, Math.min(w, cw) * 0.12)
      g.fillStyle = '#0629265c'
      g.fill()
      g.lineWidth = 1.5
      g.strokeStyle = '#cfe6bd8c'
      g.stroke()
      const size = Math.min(w * 0.78, ch * 0.6)
      drawFir(
        g,
        { x: x + w / 2, foot: y + ch * 0.9, w: size, h: size * 1.5 },
        i === count ? '#ffd25e9c' : '#dff0cc5c',
      )
    })
    writeRuns(g, count)
  }
  /** Beside the runs where the stock leaves room, else over them: never across their trees. */
  const writeRuns = (g: G, count: number) => {
    const { home, stock } = PLACES.spider
    const { spots, cw, ch, area } = getLayout()
    const [first, last] = [spots[home[0]!]!, spots[home.at(-1)!]!]
    const pack = spots[stock]!
    const isRight = pack.x > first.x
    g.textBaseline = 'middle'
    g.lineJoin = 'round'
    g.lineWidth = 5
    g.strokeStyle = '#0b2f35'
    g.fillStyle = '#f2fae6'
    const write = (says: string, x: number, y: number) => {
      g.strokeText(says, x, y)
      g.fillText(says, x, y)
    }
    if (first.y > area.y + area.h / 2) {
      g.font = `900 23px ${FONT}`
      g.textAlign = isRight ? 'left' : 'right'
      return write(texts.runs(count, home.length), isRight ? first.x + 2 : first.x + cw - 2, first.y - 18)
    }
    // The pack's five deals lie towards the runs.
    const [from, to] = isRight ? [last.x + cw, pack.x - cw * 0.4] : [pack.x + cw * 1.4, last.x]
    g.font = `900 30px ${FONT}`
    g.textAlign = 'center'
    const [word, ...rest] = texts.runs(count, home.length).split(' ') as [string, ...string[]]
    const room = to - from - 12
    const size = Math.min(36, (30 * room) / g.measureText(word).width)
    if (size < 16) return
    g.font = `900 ${size}px ${FONT}`
    write(word, (from + to) / 2, first.y + ch / 2 - size * 0.62)
    write(rest.join(' '), (from + to) / 2, first.y + ch / 2 + size * 0.62)
  }
  return drawRuns
}

function drawTurn(g: G, x: number, y: number, r: number, ink: string): void {
  g.strokeStyle = ink
  g.lineWidth = r * 0.24
  g.lineCap = 'round'
  g.beginPath()
  g.arc(x, y, r, -0.6, Math.PI * 1.35)
  g.stroke()
  g.fillStyle = ink
  g.beginPath()
  g.moveTo(x + r * 1.25, y - r * 0.75)
  g.lineTo(x + r * 0.95, y + r * 0.05)
  g.lineTo(x + r * 0.35, y - r * 0.55)
  g.fill()
}

/** A free cell takes one card of any kind: a card and a sign that it comes and goes. */
function drawCell(g: G, x: number, y: number, r: number): void {
  g.strokeStyle = '#dff0cc78'
  g.lineWidth = Math.max(2, r * 0.16)
  g.lineCap = 'round'
  g.lineJoin = 'round'
  g.beginPath()
  g.roundRect(x - r * 0.62, y - r, r * 1.24, r * 1.7, r * 0.2)
  g.moveTo(x, y - r * 0.62)
  g.lineTo(x, y + r * 0.28)
  g.moveTo(x - r * 0.32, y - r * 0.04)
  g.lineTo(x, y + r * 0.28)
  g.lineTo(x + r * 0.32, y - r * 0.04)
  g.stroke()
}

/** The stock has been gone through for the last time. */
function drawNoTurn(g: G, x: number, y: number, r: number): void {
  g.strokeStyle = '#dff0cc66'
  g.lineWidth = r * 0.24
  g.lineCap = 'round'
  g.beginPath()
  g.arc(x, y, r, 0, Math.PI * 2)
  g.moveTo(x - r * 0.7, y + r * 0.7)
  g.lineTo(x + r * 0.7, y - r * 0.7)
  g.stroke()
}
