/** What one judge says: a face that shows it, one whole sentence, and a chip for every point. */
import type { Rect } from '@playhouse/game-kit'
import { findBestLook } from './best.ts'
import { chipWidth, drawChip, listChips, signed } from './chips.ts'
import type { Chip } from './chips.ts'
import { drawIcon } from './icons.ts'
import type { IconName } from './icons.ts'
import { sayRemark } from './judges.ts'
import { judge } from './judging.ts'
import type { Judge, Verdict } from './judging.ts'
import type { Look } from './look.ts'
import type { Mood } from './models.ts'
import { INK, setFont, TEAL, words, wrap } from './paper.ts'
import { ellipse } from './pen.ts'
import type { G } from './pen.ts'
import { sureStars } from './prizes.ts'
import type { Sprites } from './sprites.ts'
import type { State } from './state.ts'
import { texts } from './texts.ts'

export type Feeling = 'delighted' | 'pleased' | 'puzzled'
export const MOOD_OF: Record<Feeling, Mood> = { delighted: 'joy', pleased: 'smile', puzzled: 'puzzled' }
export const TINTS: Record<Feeling, string> = { delighted: '#fff1c8', pleased: '#fff8ee', puzzled: '#e9e4f3' }

/** By the share of what a perfect outfit would have got from this judge. */
export function feel(who: Judge, state: State): Feeling {
  const known = state.verdict && felt.get(state.verdict)
  if (known?.[who]) return known[who]
  const feeling = weigh(who, state)
  if (state.verdict) felt.set(state.verdict, { ...known, [who]: feeling })
  return feeling
}
/** Asked for in every picture of a verdict that does not change. */
const felt = new WeakMap<Verdict, Partial<Record<Judge, Feeling>>>()
function weigh(who: Judge, state: State): Feeling {
  const best = judge(findBestLook(state.theme, sureStars(state)), state.theme).totals[who]
  const share = (state.verdict?.totals[who] ?? 0) / Math.max(1, best)
  return share >= 0.66 ? 'delighted' : share >= 0.28 ? 'pleased' : 'puzzled'
}

const remarksOf = ({ remarks }: Verdict, who: Judge) => remarks.filter(({ judge: own }) => own === who)
/** What matters most: a fault that costs, else the greatest praise. */
export function sayVerdict(verdict: Verdict, who: Judge, look: Look): string {
  const own = remarksOf(verdict, who)
  const [worst] = own.filter(({ points }) => points < 0).sort((a, b) => a.points - b.points)
  const harmony = own.find(({ what }) => what === 'harmony')
  const [best] = own.toSorted((a, b) => b.points - a.points)
  const spoken = worst ?? harmony ?? best
  return spoken ? sayRemark(spoken, look) : texts.remarks.plain
}

const BIGGEST = 18
const SMALLEST = 13
const CHIP_GAP = 5
type Plan = { size: number; lines: string[]; rows: Chip[][]; high: number; tall: number }
/** The largest letters with which the whole sentence and every chip have room; the last chips become one where they do not. */
function plan(g: G, text: string, chips: readonly Chip[], w: number, h: number): Plan {
  let list = [...chips]
  for (;;) {
    for (let size = BIGGEST; size >= SMALLEST; size -= 0.5) {
      setFont(g, size, 700)
      const lines = wrap(g, text, w, 9)
      const high = Math.max(22, size * 1.75)
      const rows: Chip[][] = []
      let left = 0
      for (const chip of list) {
        const wide = chipWidth(g, chip, high) + CHIP_GAP
        if (rows.length === 0 || wide > left) {
          rows.push([])
          left = w + CHIP_GAP
        }
        rows.at(-1)!.push(chip)
        left -= wide
      }
      const tall = size * 1.75 + lines.length * size * 1.22 + rows.length * (high + 4) + 2
      if (tall <= h || (size === SMALLEST && list.length < 2)) return { size, lines, rows, high, tall }
    }
    const [a, b] = list.slice(-2) as [Chip, Chip]
    list = [...list.slice(0, -2), { label: '…', points: a.points + b.points }]
  }
}

/** Measuring letters sixty times a second is dear, and a verdict does not change. */
const plans = new WeakMap<Verdict, Map<string, Plan>>()
function recall(verdict: Verdict, key: string, make: () => Plan): Plan {
  const own = plans.get(verdict) ?? new Map<string, Plan>()
  plans.set(verdict, own)
  const made = own.get(key) ?? make()
  own.set(key, made)
  return made
}

/** In a card this low the chips stand beside the name. */
const LOW = 84
/** Name, sentence and chips, in the middle of the height they have. */
export function drawSpeech(
  g: G,
  sprites: Sprites,
  ratio: number,
  { x, y, w, h }: Rect,
  who: Judge,
  state: State & { verdict: Verdict },
): void {
  const { verdict } = state
  const chips = listChips(state, who)
  const isLow = h < LOW
  const { size, lines, rows, high, tall } = recall(verdict, `${who} ${w} ${h}`, () =>
    plan(g, sayVerdict(verdict, who, state.look), isLow ? [] : chips, w, h),
  )
  let top = y + Math.max(0, (h - tall) / 2)
  const { name, role } = texts.judges[who]
  const head = size * 1.12
  const total = verdict.totals[who]
  const wide = words(g, name, x, top + head * 0.6, head, INK, w * 0.4, 'left', 900)
  const then = words(g, role, x + wide + 8, top + head * 0.64, size * 0.92, '#7d4f6c', w * 0.3, 'left', 700)
  const colour = total > 0 ? TEAL : total < 0 ? '#a8402a' : '#6a5a8a'
  words(g, signed(total), x + w, top + head * 0.66, size * 1.5, colour, 80, 'right', 900)
  if (isLow) {
    const from = x + wide + then + 20
    const row = fitRow(g, chips, LOW_CHIP, x + w - 62 - from)
    drawRow(g, sprites, ratio, row, from, top + head * 0.62 - LOW_CHIP / 2, LOW_CHIP)
  }
  top += size * 1.75
  for (const line of lines) {
    words(g, line, x, top + size * 0.55, size, INK, w, 'left', 700)
    top += size * 1.22
  }
  top += 2
  for (const row of rows) {
    drawRow(g, sprites, ratio, row, x, top, high)
    top += high + 4
  }
}
const LOW_CHIP = 22
/** As many chips as fit in a row, the rest in one. */
function fitRow(g: G, chips: readonly Chip[], high: number, most: number): Chip[] {
  const list = [...chips]
  const wide = () => list.reduce((sum, chip) => sum + chipWidth(g, chip, high) + CHIP_GAP, 0)
  while (list.length > 1 && wide() > most) {
    const [a, b] = list.splice(-2) as [Chip, Chip]
    list.push({ label: '…', points: a.points + b.points })
  }
  return list
}
function drawRow(
  g: G,
  sprites: Sprites,
  ratio: number,
  row: readonly Chip[],
  x: number,
  y: number,
  high: number,
): void {
  let at = x
  for (const chip of row) {
    drawChip(g, sprites, ratio, chip, at, y, high)
    at += chipWidth(g, chip, high) + CHIP_GAP
  }
}

const BADGES: Record<Feeling, readonly [icon: IconName, back: string, ink: string]> = {
  delighted: ['heart', '#c8324d', '#fff4e2'],
  pleased: ['thumb', '#127a7a', '#fff4e2'],
  puzzled: ['question', '#6a5a8a', '#fff4e2'],
}
/** A sign of what the judge thinks, at the corner of the portrait. */
export function drawBadge(g: G, feeling: Feeling, x: number, y: number, r: number, swell: number): void {
  const [icon, back, ink] = BADGES[feeling]
  g.fillStyle = '#fff8ee'
  g.fill(ellipse(x, y, (r + 3) * swell))
  g.fillStyle = back
  g.fill(ellipse(x, y, r * swell))
  drawIcon(g, icon, x, y, r * 1.3 * swell, ink)
}
