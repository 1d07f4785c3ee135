/** The ranking: the first three, the rival to beat, the player and its neighbours; on a phone the player and the leader only. In CSS pixels. */
import { markOf, nameOf } from '../view/cast.ts'
import { drawFlag } from '../art/flag.ts'
import { drawDisc, drawSign } from './coin.ts'
import { createCardLayer, drawCard, fitText, FONT, INK } from './layer.ts'
import type { Box } from './layer.ts'
import type { FrameBudget } from '../view/frame-budget.ts'
import { toShare } from '../view/standings.ts'
import type { Ranking } from '../view/standings.ts'
import type { State } from '../state.ts'
import { texts } from '../texts.ts'
import { createWords } from '../art/words.ts'
import type { Words } from '../art/words.ts'

type G = CanvasRenderingContext2D
export type RankingFrame = {
  state: State
  ranking: Ranking
  /** The painter to be beaten in this round, or -1. */
  duel: number
}
type Row = {
  id: number
  /** In the swatch: the place, or a team's mark. */
  sign: string
  name: string
  share: string
  isMine: boolean
  isDuel: boolean
}

/** Between letters and the edge of the card. */
const PAD = 8
/** The height of a row beyond its letters. */
const ROW_MORE = 9
const CARD_MORE = 12

const rowsOf = ({ twist }: State): number => (twist === 'teams' ? 4 : 5)

export const heightOf = (state: State, letter: number, big: number): number =>
  rowsOf(state) * (letter + ROW_MORE * big) + CARD_MORE

export function createRankingCard(frameBudget: FrameBudget) {
  const hasTime = frameBudget.createDeferral()
  /** The visible rows, and the next ones while they are being painted. */
  let shown = createCardLayer()
  let next = createCardLayer()
  let pen: G | null = null
  let painted = 0
  let rows: Row[] = []
  let listed: Ranking | null = null
  let lies = ''
  const words = createWords()
  return {
    forget() {
      words.forget()
      lies = ''
    },
    draw(
      g: G,
      frame: RankingFrame,
      box: Box,
      {
        letter,
        ratio,
        swatches,
      }: {
        letter: number
        ratio: number
        swatches: readonly HTMLCanvasElement[]
      },
    ) {
      const now = `${box.x} ${box.y} ${box.w} ${box.h} ${ratio}`
      const isElsewhere = now !== lies
      lies = now
      if (isElsewhere || (!pen && listed !== frame.ranking)) {
        listed = frame.ranking
        rows = listRows(frame)
        painted = 0
        pen = next.open(box, ratio)
        drawCard(pen, box, 14)
      }
      const tall = (box.h - CARD_MORE) / rowsOf(frame.state)
      // Paints one row per frame: all together cost too much. All rows use the same snapshot, so that no painter appears twice.
      while (pen && (isElsewhere || hasTime())) {
        const row = rows[painted]!
        const place = { x: box.x, y: box.y + CARD_MORE / 2 + tall * painted, w: box.w, h: tall }
        drawRow(pen, words, row, place, { letter, ratio, swatch: swatches[row.id]! })
        if (++painted === rows.length) {
          pen = null
          const before = shown
          shown = next
          next = before
        }
        if (!isElsewhere) break
      }
      shown.show(g)
    },
  }
}

/** The player's own row, or its team's. */
export function findMine({ ranking, state }: RankingFrame): { sign: string; share: string; id: number } {
  const isTeams = state.twist === 'teams'
  const mine = isTeams ? state.painters[0]!.team : 0
  const { land, place } = ranking.find(({ id }) => id === mine)!
  const sign = isTeams ? markOf(state, mine).trim() : String(place)
  return { id: mine, sign, share: texts.percent(toShare(land, state.room)) }
}

/** The leader's coin, or the next one's where the player leads. */
export function findRival({ ranking, state, duel }: RankingFrame, mine: number) {
  const rival = ranking.find(({ id }) => id !== mine)
  if (!rival) return null
  const { id, land, place } = rival
  return {
    id,
    sign: state.twist === 'teams' ? markOf(state, id).trim() : String(place),
    share: texts.percent(toShare(land, state.room)),
    leads: ranking[0]!.id === id,
    isDuel: state.twist !== 'teams' && id === duel,
  }
}

function listRows({ state, ranking, duel }: RankingFrame): Row[] {
  const isTeams = state.twist === 'teams'
  const mine = isTeams ? state.painters[0]!.team : 0
  const all = ranking.map(({ id, land, place }) => ({
    id,
    isMine: id === mine,
    isDuel: !isTeams && id === duel,
    sign: isTeams ? markOf(state, id).trim() : String(place),
    name: isTeams ? texts.teams[id]! : nameOf(state, id),
    share: texts.percent(toShare(land, state.room)),
  }))
  const shown = chooseRows(
    all.findIndex((row) => row.isMine),
    all.findIndex((row) => row.isDuel),
    all.length,
    rowsOf(state),
  )
  return all.filter((_, i) => shown.has(i))
}

/** The listed places: the player, the first three, the rival to beat, and the player's neighbours. */
export function chooseRows(mine: number, duel: number, count: number, max: number): Set<number> {
  const wanted = [mine, 0, duel, 1, 2, mine - 1, mine + 1, 3, 4]
  return new Set([...new Set(wanted.filter((i) => i >= 0 && i < count))].slice(0, max))
}

/** Of a name's letters. */
const SHARE_LETTER = 0.86

function drawRow(
  g: G,
  words: Words,
  { id, sign, name, share, isMine, isDuel }: Row,
  { x, y, w, h }: Box,
  { letter, ratio, swatch }: { letter: number; ratio: number; swatch: HTMLCanvasElement },
): void {
  const middle = y + h / 2
  if (isMine) {
    g.fillStyle = 'rgba(139,63,240,0.2)'
    g.beginPath()
    g.roundRect(x + 4, y + 1, w - 8, h - 2, 8)
    g.fill()
  }
  const side = letter * 1.3
  drawDisc(g, words, id, swatch, { x: x + PAD, y: middle - side / 2, side, ratio })
  drawSign(g, words, sign, { x: x + PAD + side / 2, y: middle, letter, ratio })
  const from = x + PAD + side + letter * 0.35
  const flag = isDuel ? letter * 1.36 : 0
  if (isDuel) drawFlag(g, from + letter * 0.42, middle, letter * 0.84)
  const room = x + w - PAD - from - flag
  const style = { weight: 800, letter: letter * SHARE_LETTER, colour: INK, ratio }
  words.prepare(style)
  const figures = words.measure(share, style)
  const label = words.take(`${name} ${isMine}`, room, h, ratio, (own) => {
    own.fillStyle = INK
    own.font = `${isMine ? 900 : 800} ${letter}px ${FONT}`
    own.fillText(fitText(own, name, room), 0, h / 2)
    return own.measureText(name).width
  })
  words.put(g, label, from + flag, y, ratio)
  // A card too narrow for both has the whole name.
  if (label.wide + figures + 5 > room) return
  words.write(g, share, x + w - PAD - figures, middle, style)
}
