/** Marks around cards: empty places, the path of a hint, the cursor, and targets of picked-up cards. */
import { idOf } from '../rules/cards.ts'
import type { Stop } from '../rules/cursor.ts'
import { FONT } from './faces.ts'
import type { Deck } from './faces.ts'
import { isPlace } from '../view/grab.ts'
import { placeCard } from '../view/layout.ts'
import type { Layout } from '../view/layout.ts'
import { listTargets } from '../rules/moves.ts'
import { COVERS, PLACES } from '../state.ts'
import type { Move, Table } from '../state.ts'
import { drawSuit } from './suits.ts'
import { texts } from '../texts.ts'
import { drawFir } from './trees.ts'

type G = CanvasRenderingContext2D
export type Hint = { move: Move; until: number }
/** Where the cards in the hand may go, and where they would go now. */
export type Aim = { piles: readonly number[]; over: number | null }
export const HINT_MS = 2600

export function createMarks(deck: Deck, table: () => Table, getLayout: () => Layout) {
  const drawRuns = createRunMarks(getLayout, table)
  const { drawPlaces, drawTurns } = createPlaceMarks(table, getLayout, drawRuns)
  const { drawGhost, drawHint, drawCursor } = createMoveMarks(getLayout, table, deck)
  return {
    drawPlaces,
    drawTurns,
    drawGhost,
    drawHint,
    /** Piles that take the cards in the hand glow; the one they are over most, with the place where they will lie. */
    drawAim(g: G, { piles, over }: Aim, now: number, isCalm: boolean) {
      const { cw, ch, fan } = getLayout()
      const { kind, piles: cards } = table()
      for (const pile of piles) {
        const last = Math.max(0, cards[pile]!.length - 1)
        const { x, y } = placeCard(getLayout(), table(), pile, last)
        const isOver = pile === over
        g.globalAlpha = isOver ? 1 : isCalm ? 0.6 : 0.5 + 0.15 * Math.sin(now / 190)
        g.fillStyle = isOver ? '#ffe27a20' : '#ffe27a10'
        g.strokeStyle = '#ffe27a'
        g.lineWidth = isOver ? 5 : 3
        g.beginPath()
        g.roundRect(x - 2, y - 2, cw + 4, ch + 4, cw * 0.12)
        g.fill()
        g.stroke()
        const isColumn = PLACES[kind].columns.includes(pile) && !(kind in COVERS)
        if (!isOver || !isColumn || cards[pile]!.length === 0) continue
        g.setLineDash([7, 6])
        g.lineWidth = 3
        g.beginPath()
        g.roundRect(x + 1, y + ch * fan, cw - 2, ch - 2, cw * 0.1)
        g.stroke()
        g.setLineDash([])
      }
      g.globalAlpha = 1
    },
    drawCursor,
  }
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

/** Empty places and how often the stock may still be turned. */
function createPlaceMarks(table: () => Table, getLayout: () => Layout, drawRuns: (g: G) => void) {
  const drawPlaces = (g: G) => {
    const { kind } = table()
    const layout = getLayout()
    const { home, cells, stock, waste } = PLACES[kind]
    if (kind === 'spider') drawRuns(g)
    layout.spots.forEach(({ x, y }, pile) => {
      if (!isPlace(table(), pile) || (kind === 'spider' && home.includes(pile))) return
      g.beginPath()
      g.roundRect(x + 1, y + 1, layout.cw - 2, layout.ch - 2, layout.cw * 0.1)
      g.fillStyle = cells.includes(pile) ? '#0629265c' : '#0629264a'
      g.fill()
      g.lineWidth = 2
      g.strokeStyle = '#cfe6bd8c'
      // Cards lie here for a while only: no place of the four homes.
      if (pile === waste) g.setLineDash([5, 7])
      g.stroke()
      g.setLineDash([])
      if (home.includes(pile) && (kind === 'klondike' || kind === 'freecell'))
        drawSuit(
          g,
          home.indexOf(pile) as 0,
          { x: x + layout.cw / 2, y: y + layout.ch / 2, size: layout.cw * 0.5 },
          '#dff0cc78',
        )
      if (cells.includes(pile)) drawCell(g, x + layout.cw / 2, y + layout.ch / 2, layout.cw * 0.26)
      if (pile !== stock || kind === 'spider' || kind === 'tripeaks') return
      if (table().turns === 0) drawNoTurn(g, x + layout.cw / 2, y + layout.ch / 2, layout.cw * 0.2)
      else drawTurn(g, x + layout.cw / 2, y + layout.ch / 2, layout.cw * 0.2, '#dff0cc88')
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

/** The way of a hint and the cursor. */
function createMoveMarks(getLayout: () => Layout, table: () => Table, deck: Deck) {
  /** A ghost of the lifted cards' first, some of the way to where they go. */
  const drawGhost = (g: G, [from, to, count]: Move, way: number, alpha: number, shrink = 0) => {
    const layout = getLayout()
    const cards = table().piles[from]!
    const start = placeCard(layout, table(), from, cards.length - count)
    const under = table().piles[to]!.length
    const end = placeCard(layout, table(), to, Math.max(0, under - 1))
    // Below the card it goes onto, so that both can be read.
    if (under > 0 && PLACES[table().kind].columns.includes(to) && !(table().kind in COVERS))
      end.y += layout.ch * layout.fan
    // A small one hides less of what it passes over.
    const less = (Math.sin(Math.PI * way) * shrink) / 2
    g.globalAlpha = alpha
    g.drawImage(
      deck.picture(idOf(cards[cards.length - count]!), table().suits),
      start.x + (end.x - start.x) * way + layout.cw * less,
      start.y + (end.y - start.y) * way - Math.sin(Math.PI * way) * 30 + layout.ch * less,
      layout.cw * (1 - less * 2),
      layout.ch * (1 - less * 2),
    )
    g.globalAlpha = 1
  }
  const outline = (g: G, pile: number, count: number, colour: string, isDashed: boolean) => {
    const cards = table().piles[pile]!
    const layout = getLayout()
    const first = placeCard(layout, table(), pile, Math.max(0, cards.length - Math.max(1, count)))
    const last = placeCard(layout, table(), pile, Math.max(0, cards.length - 1))
    g.strokeStyle = colour
    g.lineWidth = 4
    g.setLineDash(isDashed ? [9, 6] : [])
    g.beginPath()
    g.roundRect(first.x - 2, first.y - 2, layout.cw + 4, last.y - first.y + layout.ch + 4, layout.cw * 0.12)
    g.stroke()
    g.setLineDash([])
  }
  /** A ghost of the card shows the way. */
  const drawHint = (g: G, { move: [from, to, count], until }: Hint, now: number) => {
    if (table().piles[from]!.length < count) return
    outline(g, from, count, '#ffd25e', false)
    const { stock } = PLACES[table().kind]
    if (to === stock || from === stock) return
    outline(g, to, 1, '#ffd25ecc', true)
    const t = ((((now - until) / 1300) % 1) + 1) % 1
    const u = Math.min(1, t * 1.4)
    drawGhost(g, [from, to, count], u * u * (3 - 2 * u), t > 0.8 ? (1 - t) * 4.4 : 0.88)
  }
  const drawCursor = (g: G, at: Stop, lifted: { pile: number; count: number } | null) => {
    if (lifted) {
      outline(g, lifted.pile, lifted.count, '#fff', false)
      for (const to of listTargets(table(), lifted.pile, lifted.count)) outline(g, to, 1, '#ffe9a8aa', true)
    }
    outline(g, at.pile, table().piles[at.pile]!.length - at.index, '#ffd25e', false)
  }
  return { drawGhost, drawHint, drawCursor }
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
