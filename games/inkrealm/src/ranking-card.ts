/** The ranking: on a phone the player, the next one up and whom to beat, else the first ones, whoever is to be beaten, and the player. In CSS pixels. */
import { markOf, nameOf, shortName } from './cast.ts'
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
/** The same on a phone, where the card comes and goes. */
const TIGHT_ROW_MORE = 4
const TIGHT_MORE = 6

const rowsOf = ({ twist }: State, isTight: boolean): number => (isTight ? 3 : twist === 'teams' ? 4 : 6)

export const heightOf = (state: State, isTight: boolean, letter: number, big: number): number =>
  rowsOf(state, isTight) * (letter + (isTight ? TIGHT_ROW_MORE : ROW_MORE) * big) +
  (isTight ? TIGHT_MORE : CARD_MORE)

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
        isTight,
        letter,
        ratio,
        swatches,
      }: {
        isTight: boolean
        letter: number
        ratio: number
        swatches: readonly HTMLCanvasElement[]
      },
    ) {
      if (listed !== frame.ranking) {
        listed = frame.ranking
        rows = listRows(frame, isTight)
        keys = rows.map((row) => JSON.stringify(row))
      }
      const more = isTight ? TIGHT_MORE : CARD_MORE
      const tall = (box.h - more) / rowsOf(frame.state, isTight)
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
        const place = { x: box.x, y: box.y + more / 2 + tall * i, w: box.w, h: tall }
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

function listRows({ state, ranking, duel }: RankingFrame, isTight: boolean): Row[] {
  const isTeams = state.twist === 'teams'
  const mine = isTeams ? state.painters[0]!.team : 0
  const all = ranking.map(({ id, land, place }) => {
    const name = isTeams ? texts.teams[id]! : nameOf(state, id)
    return {
      id,
      isMine: id === mine,
      isDuel: !isTeams && id === duel,
      sign: isTeams ? markOf(state, id).trim() : String(place),
      name: isTight ? shortName(name) : name,
      share: texts.percent(toShare(land, state.room)),
    }
  })
  if (isTight) {
    const at = all.findIndex((row) => row.isMine)
    return all.filter((row, rank) => pickTight(all, at).includes(rank) || row.isMine)
  }
  const most = rowsOf(state, isTight)
  let left = Math.max(1, most - all.filter((row) => row.isMine || row.isDuel).length)
  return all.filter((row) => row.isMine || row.isDuel || left-- > 0).slice(0, most)
}

/** Beside the player: who is to be overtaken next and whom to beat; where one of them is missing, the first and whoever comes after. */
function pickTight(all: readonly Row[], at: number): number[] {
  const duel = all.findIndex((row) => row.isDuel)
  const wanted = [at - 1, duel, 0, at + 1, at + 2].filter(
    (rank) => rank >= 0 && rank !== at && rank < all.length,
  )
  return [...new Set(wanted)].slice(0, 2)
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
