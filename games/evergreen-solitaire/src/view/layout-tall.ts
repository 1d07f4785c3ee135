/** The layout of a tall window: width is short and height is not, so cards are slim and columns are spread out downwards. */
import type { Rect } from '@playhouse/game-kit'
import { row } from './layout-types.ts'
import type { Placed, PlaceRequest, Spot } from './layout-types.ts'
import type { Kind } from '../state.ts'

/** A window at least this much taller than wide has room for a row under the thumb. */
const SLIM = 1.1
const MAX_RATIO = 1.7
/** A web's cards are so narrow that they may be taller still. */
const WEB_RATIO = 2.2
const MIN_RATIO = 1.4
const WIDEST = 150
const WORDS = 54
/** Cards side by side, and card heights one above the other that a game needs at least. */
const SHAPES: Record<Kind, { across: number; down: number }> = {
  klondike: { across: 7, down: 4.3 },
  spider: { across: 10, down: 4.1 },
  freecell: { across: 8, down: 4 },
  pyramid: { across: 7, down: 5.1 },
  tripeaks: { across: 6, down: 4.6 },
}
/** Places of the fox and of what lies under the thumb, counted from the left as a right hand has them. */
type Grid = {
  left: number
  top: number
  step: number
  cw: number
  ch: number
  /** The upper edge of the row under the thumb. */
  foot: number
  /** From a right hand's place to this hand's. */
  side(x: number): number
  area: Rect
}

export const isSlim = (area: Rect): boolean => area.h > area.w * SLIM

export function placeTall(area: Rect, { kind, isLeftHanded, isBig }: PlaceRequest): Placed {
  const { down } = SHAPES[kind]
  // A tablet has room to stand the peaks further apart.
  const across = kind === 'tripeaks' && area.w > 600 ? 7.6 : SHAPES[kind].across
  const isWeb = kind === 'spider'
  const gap = kind === 'pyramid' && !isBig ? 3 : isWeb ? 0.5 : 2
  const max = Math.min((area.w - gap * (Math.ceil(across) - 1)) / across, area.h / MIN_RATIO / down, WIDEST)
  // Of ten narrow columns half a pixel each counts.
  const cw = isWeb ? Math.floor(max * 2) / 2 : Math.floor(max)
  const ratio = Math.min(isWeb ? WEB_RATIO : MAX_RATIO, Math.max(MIN_RATIO, area.h / down / cw))
  const ch = Math.round(cw * ratio)
  const count = kind === 'tripeaks' ? 10 : across
  const step = kind === 'tripeaks' ? (Math.min(area.w, cw * 8.2) - cw) / 9 : cw + gap
  const width = step * (count - 1) + cw
  const left = area.x + (area.w - width) / 2
  const foot = area.y + area.h - ch - 6
  const side = (x: number) => (isLeftHanded ? area.x * 2 + area.w - x - cw : x)
  return { cw, ch, ...PLACERS[kind]({ left, top: area.y + 4, step, cw, ch, foot, side, area }) }
}

const PLACERS: Record<Kind, (grid: Grid) => Omit<Placed, 'cw' | 'ch'>> = {
  klondike({ left, top, step, cw, ch, foot, side }) {
    return {
      spots: [
        { x: side(left + 6 * step), y: foot },
        // The last card lies beside the stock, those before it towards the fox.
        { x: side(left + 4.85 * step), y: foot },
        // In line with the columns below; the moon stands on the other side.
        ...row(4, (i) => ({ x: side(left + i * step), y: top })),
        ...row(7, (i) => ({ x: left + i * step, y: top + ch + 22 })),
      ],
      fan: 0.8,
      fanDown: 0.62,
      bottom: foot - 12,
      hostX: side(left + 1.35 * step) + cw / 2,
    }
  },
  spider({ left, top, step, cw, foot, side }) {
    return {
      spots: [
        { x: side(left + 9 * step), y: foot },
        ...row(8, (i) => ({ x: side(left + i * 0.52 * step), y: foot })),
        ...row(10, (i) => ({ x: left + i * step, y: top + 14 })),
      ],
      // Faces are read, backs are only counted. Above the runs stands how many are home.
      fan: 0.88,
      fanDown: 0.72,
      bottom: foot - 40,
      hostX: side(left + 6.1 * step) + cw / 2,
    }
  },
  freecell({ left, top, step, ch, side, area }) {
    return {
      spots: [
        ...row(4, (i) => ({ x: side(left + (7 - i) * step), y: top })),
        ...row(4, (i) => ({ x: side(left + (3 - i) * step), y: top })).reverse(),
        ...row(8, (i) => ({ x: left + i * step, y: top + ch + 20 })),
      ],
      fan: 0.7,
      fanDown: 0.2,
      bottom: area.y + area.h - 8,
      hostX: area.x + area.w / 2,
    }
  },
  pyramid({ left, top, step, cw, ch, foot, side, area }) {
    const room = foot - ch * 0.3 - top
    // Over its tip the first words stand.
    const rise = Math.min(0.8, (room - ch - WORDS) / 6 / ch)
    const y = top + Math.max(WORDS, Math.min(ch, Math.max(0, room - ch * (1 + rise * 6)) / 2))
    const spots: Spot[] = [
      { x: side(left + 6 * step), y: foot },
      { x: side(left + 5 * step), y: foot },
      { x: side(left), y: foot },
    ]
    for (let line = 0; line < 7; line++)
      spots.push(...row(line + 1, (i) => ({ x: left + (3 + i - line / 2) * step, y: y + line * ch * rise })))
    return { spots, fan: 0.5, fanDown: 0.2, bottom: foot - 12, hostX: area.x + area.w / 2 - cw * 0.5 }
  },
  tripeaks({ left, top, step, cw, ch, foot, side, area }) {
    // The peaks stand over each other sideways too: their corners are what is read.
    const rise = Math.min(0.86, (foot - ch * 1.25 - top) / 3 / ch)
    const slack = Math.max(0, foot - top - ch * (rise * 3 + 1.35))
    const y = top + Math.min(slack * 0.4, ch)
    const base = Math.min(foot, y + ch * (rise * 3 + 1.35) + Math.min(slack * 0.2, ch * 0.4))
    const at = (i: number, line: number) => ({ x: left + i * step, y: y + line * ch * rise })
    const middle = area.x + (area.w - cw) / 2
    return {
      spots: [
        { x: side(middle + cw * 1.35), y: base },
        { x: side(middle), y: base },
        ...row(3, (i) => at(i * 3 + 1.5, 0)),
        ...row(6, (i) => at(Math.floor(i / 2) * 3 + (i % 2) + 1, 1)),
        ...row(9, (i) => at(i + 0.5, 2)),
        ...row(10, (i) => at(i, 3)),
      ],
      fan: 0.5,
      fanDown: 0.2,
      bottom: foot + ch,
      hostX: side(area.x + cw * 0.75) + cw / 2,
    }
  },
}
