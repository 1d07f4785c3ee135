/** The ranking: the first ones, whoever is to be beaten, and the player; a phone's line has the player and the leader only. In CSS pixels. */
import { markOf, nameOf } from './cast.ts'
import { drawFlag } from './flag.ts'
import { createLayer, drawCard, drawSwatchAt, fitText, FONT, INK } from './layer.ts'
import type { Box } from './layer.ts'
import { toShare } from './standings.ts'
import type { Ranking } from './standings.ts'
import type { State } from './state.ts'
import { texts } from './texts.ts'

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

const rowsOf = ({ twist }: State): number => (twist === 'teams' ? 4 : 6)

export const heightOf = (state: State, letter: number, big: number): number =>
  rowsOf(state) * (letter + ROW_MORE * big) + CARD_MORE

export function createRankingCard() {
  const card = createLayer()
  const lines: { layer: ReturnType<typeof createLayer>; shown: string }[] = []
  let rows: Row[] = []
  let keys: string[] = []
  let listed: Ranking | null = null
  return {
    forget() {
      card.forget()
      for (const line of lines) {
        line.layer.forget()
        line.shown = ''
      }
      listed = null
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
      if (listed !== frame.ranking) {
        listed = frame.ranking
        rows = listRows(frame)
        keys = rows.map((row) => JSON.stringify(row))
      }
      const tall = (box.h - CARD_MORE) / rowsOf(frame.state)
      card.draw(g, box, ratio, `${letter}`, (own) => drawCard(own, box, 14))
      // Letters cost much: one line is painted anew at a time.
      let isPainted = false
      rows.forEach((row, i) => {
        const line = (lines[i] ??= { layer: createLayer(), shown: '' })
        const isNew = line.shown === ''
        if (line.shown !== keys[i] && (isNew || !isPainted)) {
          isPainted = true
          line.shown = keys[i]!
        }
        const place = { x: box.x, y: box.y + CARD_MORE / 2 + tall * i, w: box.w, h: tall }
        line.layer.draw(g, place, ratio, line.shown, (own) =>
          drawRow(own, row, swatches[row.id]!, place, letter),
        )
      })
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
  const most = rowsOf(state)
  let left = Math.max(1, most - all.filter((row) => row.isMine || row.isDuel).length)
  return all.filter((row) => row.isMine || row.isDuel || left-- > 0).slice(0, most)
}

function drawRow(
  g: G,
  { sign, name, share, isMine, isDuel }: Row,
  swatch: HTMLCanvasElement,
  { x, y, w, h }: Box,
  letter: number,
): void {
  const middle = y + h / 2
  g.textBaseline = 'middle'
  if (isMine) {
    g.fillStyle = 'rgba(139,63,240,0.2)'
    g.beginPath()
    g.roundRect(x + 4, y + 1, w - 8, h - 2, 8)
    g.fill()
  }
  const side = letter * 1.3
  drawSwatchAt(g, swatch, x + PAD, middle - side / 2, side)
  drawSign(g, sign, x + PAD + side / 2, middle, letter)
  g.fillStyle = INK
  const from = x + PAD + side + letter * 0.35
  g.font = `${isMine ? 900 : 800} ${letter}px ${FONT}`
  const flag = isDuel ? letter * 1.36 : 0
  if (isDuel) drawFlag(g, from + letter * 0.42, middle, letter * 0.84)
  const room = x + w - PAD - from - flag
  // A card too narrow for both has the whole name.
  const hasShare = g.measureText(name).width + g.measureText(share).width * 0.86 + 5 <= room
  g.fillStyle = INK
  g.textAlign = 'left'
  g.fillText(fitText(g, name, room), from + flag, middle)
  if (!hasShare) return
  g.font = `800 ${letter * 0.86}px ${FONT}`
  g.textAlign = 'right'
  g.fillText(share, x + w - PAD, middle)
}

export function drawSign(g: G, sign: string, x: number, y: number, letter: number): void {
  g.font = `900 ${letter * 0.82}px ${FONT}`
  g.textAlign = 'center'
  g.lineJoin = 'round'
  g.lineWidth = letter * 0.24
  g.strokeStyle = INK
  g.strokeText(sign, x, y + 0.5)
  g.fillStyle = '#fff'
  g.fillText(sign, x, y + 0.5)
}
