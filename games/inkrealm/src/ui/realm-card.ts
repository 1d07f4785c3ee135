/** The player's realm card: rank, share and the missing part to the next rank, or the comeback goal. In CSS pixels. */
import { createCardLayer, drawCard, drawSwatchDisc, FONT, INK } from './layer.ts'
import type { Box } from './layer.ts'
import { CASTLE } from '../view/moments.ts'
import { TEAM_PART, teamPartOf } from '../rules/places.ts'
import { rankOf, rankShare } from '../rules/realm.ts'
import { toShare } from '../view/standings.ts'
import { CELLS } from '../state.ts'
import type { State } from '../state.ts'
import { texts } from '../texts.ts'
import { createWords } from '../art/words.ts'

type G = CanvasRenderingContext2D
const BAR = 7
/** Bars move in so many steps. */
export const STEPS = 60
/** Room for it is left beside the words, so that they keep their size while the share grows. */
const WIDEST = '88.8%'
const AIM_TONE = '#0f8a62'
/** Under words. */
export const AIM_PALE = '#8fdcb8'
export const REALM_TONE = '#8b3ff0'

let castle: Path2D | null = null

export function createRealmCard() {
  const layer = createCardLayer()
  const letters = createWords()
  /** What the words were made of, and the words. */
  let madeOf = -1
  let made = { words: '', percent: '', full: -1 }
  return {
    forget() {
      layer.forget()
      letters.forget()
      madeOf = -1
    },
    draw(
      g: G,
      state: State,
      /** The player's, as the ranking has it. */
      land: number,
      box: Box,
      {
        letter,
        ratio,
        swatch,
        swell,
      }: { letter: number; ratio: number; swatch: HTMLCanvasElement; swell: number },
    ) {
      const isQuiet = state.twist === 'relax'
      const aim = state.aim && !state.aim.isReached ? state.aim : null
      const part = state.twist === 'teams' ? teamPartOf(state) : 0
      const sign = land + (aim ? aim.target * CELLS : 0) + part * CELLS * CELLS
      if (sign !== madeOf) {
        madeOf = sign
        made = describeRealm(state, land)
      }
      const { words, percent, full } = made
      const { x, y, w, h } = box
      g.save()
      g.translate(x + w / 2, y + h / 2)
      g.scale(swell, swell)
      g.translate(-x - w / 2, -y - h / 2)
      layer.draw(g, box, ratio, [words, percent, full, letter, state.ink], (own) => {
        drawCard(own, box, 14)
        const side = letter * 1.3
        const middle = y + (isQuiet ? h / 2 : (h - BAR) / 2 - 1)
        const badge = letters.take(`badge ${isQuiet ? state.ink : ''}`, side, side, ratio, (g) => {
          drawSwatchDisc(g, swatch, side)
          if (!isQuiet) drawCastle(g, side / 2, side / 2, side * 0.72)
          return side
        })
        letters.put(own, badge, x + 8, middle - side / 2, ratio)
        const style = { weight: 800, letter: letter * (words ? 0.86 : 1), colour: INK, ratio }
        letters.prepare(style)
        letters.write(own, percent, x + w - 9 - letters.measure(percent, style), middle + 1, style)
        if (words) {
          const room = w - 24 - side - (percent ? letters.measure(WIDEST, style) : 0)
          const tall = letter * 1.6
          const label = letters.take(words, room, tall, ratio, (g) => {
            g.font = `900 ${letter}px ${FONT}`
            const fit = Math.min(1, room / g.measureText(words).width)
            if (fit < 1) g.font = `900 ${letter * fit}px ${FONT}`
            g.fillStyle = INK
            g.fillText(words, 0, tall / 2)
            return room
          })
          letters.put(own, label, x + 13 + side, middle + 1 - tall / 2, ratio)
        }
        if (full < 0) return
        const bar = { x: x + 9, y: y + h - BAR - 6, w: w - 18, h: BAR }
        drawBar(own, bar, full / STEPS, aim ? AIM_TONE : REALM_TONE)
      })
      g.restore()
    },
  }
}

/** How far the realm is; `full` in steps, -1 where there is nothing to fill. */
export function describeRealm(state: State, land: number): { words: string; percent: string; full: number } {
  const percent = texts.percent(toShare(land, state.room))
  if (state.twist === 'relax') return { words: '', percent, full: -1 }
  if (state.twist === 'teams' && (!state.aim || state.aim.isReached)) {
    const part = teamPartOf(state)
    const full = Math.round(Math.min(1, part / TEAM_PART) * STEPS)
    return { words: texts.teamPart(part, TEAM_PART), percent: '', full }
  }
  if (!state.aim || state.aim.isReached) {
    const full = Math.round(rankShare(state, land) * STEPS)
    return { words: texts.ranks[rankOf(state, land)]!, percent, full }
  }
  const { target } = state.aim
  const full = Math.round(Math.min(1, land / target) * STEPS)
  // The own share stands in the ranking.
  return { words: texts.aimShort(toShare(target, state.room)), percent: '', full }
}

export function drawCastle(g: G, x: number, y: number, size: number): void {
  castle ??= new Path2D(CASTLE)
  g.save()
  g.translate(x - size / 2, y - size / 2)
  g.scale(size / 24, size / 24)
  g.lineWidth = 4
  g.lineJoin = 'round'
  g.strokeStyle = INK
  g.stroke(castle)
  g.fillStyle = '#fff8ea'
  g.fill(castle)
  g.restore()
}

export function drawBar(g: G, { x, y, w, h }: Box, share: number, tone: string): void {
  g.fillStyle = 'rgba(43,26,69,0.18)'
  g.beginPath()
  g.roundRect(x, y, w, h, h / 2)
  g.fill()
  if (share <= 0) return
  g.fillStyle = tone
  g.beginPath()
  g.roundRect(x, y, Math.max(h, w * share), h, h / 2)
  g.fill()
}
