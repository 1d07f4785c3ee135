/** A judge's verdict: a face with an expression, one sentence, and a chip for every point. */
import type { Rect } from '@playhouse/game-kit'
import { findBestLook } from '../rules/best.ts'
import { PIECES } from '../data/catalogue.ts'
import { chipWidth, drawChip, listChips, signed } from '../ui/chips.ts'
import type { Chip } from '../ui/chips.ts'
import { drawIcon } from '../art/icons.ts'
import type { IconName } from '../art/icons.ts'
import { JUDGES, sayRemark } from '../art/figure/judges.ts'
import { judge } from '../rules/judging.ts'
import type { Judge, Verdict } from '../rules/judging.ts'
import type { Mood } from '../rules/models.ts'
import { INK, setFont, TEAL, words, wrap } from '../art/paper.ts'
import { ellipse, lerp } from '../art/pen.ts'
import type { G, Point, Circle } from '../art/pen.ts'
import { sureStars } from '../data/prizes.ts'
import type { Sprites } from '../art/sprites.ts'
import type { State } from '../state.ts'
import { texts } from '../texts.ts'

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
/** Cached, because every frame of an unchanged verdict needs it. */
const felt = new WeakMap<Verdict, Partial<Record<Judge, Feeling>>>()
/** Below a fifth a thumb up would be a lie. */
const MIN_PLEASED = 0.2
/** Otto likes the colours of clothes that the card did not ask for. */
const isBeside = (who: Judge, { totals }: Verdict): boolean =>
  who === 'otto' && totals.tansy <= 0 && totals.otto > 0
function weigh(who: Judge, state: State): Feeling {
  // Who gives points does not frown at the same time.
  if (state.verdict && isBeside(who, state.verdict)) return 'pleased'
  const best = judge(findBestLook(state.theme, sureStars(state)), state.theme).totals[who]
  const share = (state.verdict?.totals[who] ?? 0) / Math.max(1, best)
  return share >= 0.66 ? 'delighted' : share >= MIN_PLEASED ? 'pleased' : 'puzzled'
}

const remarksOf = ({ remarks }: Verdict, who: Judge) => remarks.filter(({ judge: own }) => own === who)
/** What matters most: a fault that costs, else the greatest praise; in words that agree with the judge's thumb. */
export function sayVerdict(state: State & { verdict: Verdict }, who: Judge): string {
  const { verdict, look } = state
  const own = remarksOf(verdict, who)
  const isPuzzled = feel(who, state) === 'puzzled'
  const [worst] = own.filter(({ points }) => points < 0).sort((a, b) => a.points - b.points)
  const harmony = own.find(({ what }) => what === 'harmony')
  const [best] = own.toSorted((a, b) => b.points - a.points)
  const spoken = worst ?? harmony ?? best
  if (!spoken) return texts.remarks.plain
  if (isBeside(who, verdict)) return texts.remarks.beside
  if (isPuzzled && spoken.what === 'style' && spoken.points > 0)
    return texts.remarks.little(texts.piece(PIECES[spoken.piece]!.name), texts.tags[spoken.tag])
  const sentence = sayRemark(spoken, look)
  const isScolding = spoken.points < 0 || (spoken.what === 'harmony' && spoken.points === 0)
  return isScolding && !isPuzzled ? texts.remarks.almost(sentence) : sentence
}

/** Letters grow with the card. */
const biggest = (h: number) => Math.max(18, Math.min(24, h * 0.135))
const SMALLEST = 13
const CHIP_GAP = 5
/** `most`: the largest letters. */
type Room = { w: number; h: number; hasNames: boolean; most: number }
type Plan = { size: number; lines: string[]; rows: Chip[][]; high: number; tall: number }
/** The largest letters with which the whole sentence and every chip have room; the last chips become one where they do not. */
function plan(g: G, text: string, chips: readonly Chip[], { w, h, hasNames, most }: Room): Plan {
  let list = [...chips]
  for (;;) {
    for (let size = most; size >= SMALLEST; size -= 0.5) {
      setFont(g, size, 700)
      const lines = wrap(g, text, w, 9)
      const high = Math.max(22, size * 1.75)
      const rows: Chip[][] = []
      let left = 0
      for (const chip of list) {
        const wide = chipWidth(g, chip, high, hasNames) + CHIP_GAP
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

/** Cached: measuring text sixty times a second is slow, and a verdict does not change. */
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
/** A chip and where it belongs on its card. */
export type Slot = { chip: Chip; x: number; y: number; high: number }
export type Speech = {
  sprites: Sprites
  ratio: number
  rect: Rect
  who: Judge
  state: State & { verdict: Verdict }
  /** The points counted so far, and their current scale. */
  points: number
  swell: number
  hasNames: boolean
  big: number
}
/** Name, sentence and number, in the middle of the height they have. Tells where the chips belong. */
export function drawSpeech(
  g: G,
  { rect: { x, y, w, h }, who, state, points, swell, hasNames, big }: Speech,
): Slot[] {
  const { verdict } = state
  const chips = listChips(state, who)
  const isLow = h < LOW
  const planOf = (one: Judge, max: number) =>
    plan(g, sayVerdict(state, one), isLow ? [] : listChips(state, one), { w, h, hasNames, most: max })
  const { size, lines, rows, high, tall } = recall(verdict, `${who} ${w} ${h} ${hasNames} ${big}`, () => {
    // All three speak in letters of one size.
    const max = Math.min(...JUDGES.map((one) => planOf(one, biggest(h) * big).size))
    return planOf(who, max)
  })
  let top = y + Math.max(0, (h - tall) / 2)
  const { name, role } = texts.judges[who]
  const head = size * 1.12
  const wide = words(
    g,
    name,
    { x, y: top + head * 0.6, size: head, max: w * 0.4, align: 'left', weight: 900 },
    INK,
  )
  const then = words(
    g,
    role,
    { x: x + wide + 8, y: top + head * 0.64, size: size * 0.92, max: w * 0.3, align: 'left', weight: 700 },
    '#7d4f6c',
  )
  const colour = points > 0 ? TEAL : points < 0 ? '#a8402a' : '#6a5a8a'
  words(
    g,
    signed(points),
    { x: x + w, y: top + head * 0.66, size: size * 1.5 * swell, max: 80, align: 'right', weight: 900 },
    colour,
  )
  const slots: Slot[] = []
  const putRow = (row: readonly Chip[], from: number, rowY: number, tallness: number) => {
    let left = from
    for (const chip of row) {
      slots.push({ chip, x: left, y: rowY, high: tallness })
      left += chipWidth(g, chip, tallness, hasNames && !isLow) + CHIP_GAP
    }
  }
  if (isLow) {
    const from = x + wide + then + 20
    // The space beside the number, which can have two digits and a sign.
    putRow(
      fitRow(g, chips, LOW_CHIP, x + w - size * 3 - from),
      from,
      top + head * 0.62 - LOW_CHIP / 2,
      LOW_CHIP,
    )
  }
  top += size * 1.75
  for (const line of lines) {
    words(g, line, { x, y: top + size * 0.55, size, max: w, align: 'left', weight: 700 }, INK)
    top += size * 1.22
  }
  top += 2
  for (const row of rows) {
    putRow(row, x, top, high)
    top += high + 4
  }
  return slots
}
/** Name, office and liking of a judge whose turn has not come. */
export function drawWaiting(g: G, who: Judge, { x, y, w, h }: Rect): void {
  const { name, role } = texts.judges[who]
  const size = Math.min(24, Math.max(18, h * 0.16))
  const isLow = h < LOW
  const middle = y + h / 2
  const wide = words(
    g,
    name,
    { x, y: middle - (isLow ? 0 : size * 0.6), size, max: w * 0.5, align: 'left', weight: 900 },
    INK,
  )
  const beside = x + wide + 8
  words(
    g,
    role,
    {
      x: beside,
      y: middle + (isLow ? 0 : 1 - size * 0.6),
      size: Math.max(14, size * 0.8),
      max: x + w - beside,
    },
    '#7d4f6c',
  )
  if (!isLow)
    words(
      g,
      texts.likes[who],
      { x, y: middle + size * 0.6, size: Math.max(14, size * 0.8), max: w, align: 'left', weight: 700 },
      '#7d4f6c',
    )
}
const LOW_CHIP = 22
/** As many chips as fit in a row, the rest in one; none where there is no room even for that. */
function fitRow(g: G, chips: readonly Chip[], high: number, max: number): Chip[] {
  const list = [...chips]
  const wide = () => list.reduce((sum, chip) => sum + chipWidth(g, chip, high) + CHIP_GAP, 0)
  while (list.length > 1 && wide() > max) {
    const [a, b] = list.splice(-2) as [Chip, Chip]
    list.push({ label: '…', points: a.points + b.points })
  }
  return wide() > max ? [] : list
}
/** A chip on its way from where its piece is worn (or out of nothing) to its slot. */
export function drawFlyingChip(
  g: G,
  { sprites, ratio, rect, hasNames }: Pick<Speech, 'sprites' | 'ratio' | 'rect' | 'hasNames'>,
  { chip, x, y, high }: Slot,
  from: Point | null,
  t: number,
): void {
  if (t <= 0) return
  const isNamed = hasNames && rect.h >= LOW
  const w = chipWidth(g, chip, high, isNamed)
  const [cx, cy] = [x + w / 2, y + high / 2]
  const k = t < 0.5 ? 2 * t * t : 1 - 2 * (1 - t) ** 2
  const grown = from ? lerp(1.5, 1, k) : k * (1 + Math.sin(k * Math.PI) * 0.3)
  g.save()
  if (t < 1 && from)
    g.translate(lerp(from.x - cx, 0, k), lerp(from.y - cy, 0, k) - Math.sin(k * Math.PI) * 30)
  g.translate(cx, cy)
  g.scale(grown, grown)
  g.translate(-cx, -cy)
  drawChip(g, { sprites, ratio }, chip, { x, y, high }, isNamed)
  g.restore()
}

const BADGES: Record<Feeling, readonly [icon: IconName, back: string, ink: string]> = {
  delighted: ['heart', '#c8324d', '#fff4e2'],
  pleased: ['thumb', '#127a7a', '#fff4e2'],
  puzzled: ['question', '#6a5a8a', '#fff4e2'],
}
/** A sign of what the judge thinks, at the corner of the portrait. */
export function drawBadge(g: G, feeling: Feeling, { x, y, r }: Circle, swell: number): void {
  const [icon, back, ink] = BADGES[feeling]
  g.fillStyle = '#fff8ee'
  g.fill(ellipse(x, y, (r + 3) * swell))
  g.fillStyle = back
  g.fill(ellipse(x, y, r * swell))
  drawIcon(g, icon, { x, y, size: r * 1.3 * swell }, ink)
}
