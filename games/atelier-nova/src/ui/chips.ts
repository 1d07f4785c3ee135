/** A judge's points as chips: their reason, and their number. */
import { EMBLEMS } from '../art/clothes/emblems.ts'
import { drawIcon, drawTag, TAG_COLOURS } from '../art/icons.ts'
import type { IconName } from '../art/icons.ts'
import type { Judge, Remark, Verdict } from '../rules/judging.ts'
import type { Look, Worn } from '../rules/look.ts'
import { wornAs } from '../rules/outfit.ts'
import { box, INK, setFont, TEAL, words } from '../art/paper.ts'
import { hexOf, SWATCHES } from '../rules/palette.ts'
import { alpha, dark, ellipse, stroke } from '../art/pen.ts'
import type { G } from '../art/pen.ts'
import type { Sprites } from '../art/sprites.ts'
import type { State } from '../state.ts'
import type { Tag } from '../rules/tags.ts'
import { texts } from '../texts.ts'

export type Chip = {
  worn?: Worn
  isFaded?: boolean
  tags?: Tag[]
  isCrossed?: boolean
  dye?: number
  icon?: IconName
  label?: string
  points: number
  /** The only one of its card: its number is the card's. */
  isAlone?: boolean
}
/** A verdict does not change, and its chips are asked for in every picture. */
const known = new WeakMap<Verdict, Map<Judge, Chip[]>>()
export function listChips({ verdict, look }: State, who: Judge): Chip[] {
  if (!verdict) return []
  const own = known.get(verdict) ?? new Map<Judge, Chip[]>()
  known.set(verdict, own)
  const list = own.get(who) ?? makeChips(verdict, look, who)
  own.set(who, list)
  return list
}
function makeChips(verdict: Verdict, look: Look, who: Judge): Chip[] {
  const chips = new Map<string, Chip>()
  for (const remark of verdict.remarks.filter(({ judge }) => judge === who)) {
    const chip = chipOf(remark, look)
    if (!chip) continue
    const key = remark.what === 'style' ? `style ${remark.piece}` : `${chips.size}`
    const same = chips.get(key)
    if (!same) chips.set(key, chip)
    else {
      same.points += chip.points
      same.tags = [...same.tags!, ...chip.tags!]
    }
  }
  const list = [...chips.values()].sort(
    (a, b) => Number(a.points < 0) - Number(b.points < 0) || b.points - a.points,
  )
  return list.length === 1 ? [{ ...list[0]!, isAlone: true }] : list
}
function chipOf(remark: Remark, look: Look): Chip | null {
  const { points } = remark
  /** As it was worn, dyes and all. */
  const asWorn = (piece: number) =>
    Object.values(look.wear).find((worn) => worn.piece === piece) ?? wornAs(piece)
  switch (remark.what) {
    case 'style':
      return { worn: asWorn(remark.piece), tags: [remark.tag], points }
    case 'palette':
      return { worn: asWorn(remark.piece), dye: remark.dye, points }
    case 'echo':
      return { icon: 'pattern', points }
    case 'trim':
      return { icon: 'dye', points }
    case 'pose':
      return { tags: [remark.tag], icon: 'pose', points }
    case 'harmony':
      return { icon: 'wheelHues', points }
    case 'must':
      return { worn: asWorn(remark.piece), icon: 'check', points }
    case 'missing':
      return { worn: wornAs(EMBLEMS[remark.kind]), isFaded: true, points }
    case 'avoid':
      return { worn: asWorn(remark.piece), tags: [remark.tag], isCrossed: true, points }
    case 'few':
    case 'many':
      return { label: `≤ ${remark.most}`, points }
    case 'complete':
    case 'bare':
      return { icon: 'model', points }
    default:
      return null
  }
}
const nameOf = (dye: number) => texts.dyeName(SWATCHES[dye]!.name)
export const signed = (points: number) => (points < 0 ? `−${-points}` : points > 0 ? `+${points}` : '0')
/** `hasNames`: where shapes stand beside colours, a dye has its name. */
export function chipWidth(g: G, chip: Chip, high: number, hasNames = false): number {
  setFont(g, high * 0.56, 900)
  const sign = high * 0.62
  return (
    high * 0.36 +
    (chip.worn ? high * 0.98 : 0) +
    (chip.tags?.length ?? 0) * sign +
    (chip.dye === undefined ? 0 : sign + (hasNames ? g.measureText(nameOf(chip.dye)).width + 4 : 0)) +
    (chip.icon ? sign * 1.15 : 0) +
    (chip.label ? g.measureText(chip.label).width + 5 : 0) +
    (chip.isAlone ? high * 0.1 : g.measureText(signed(chip.points)).width)
  )
}
type ChipPlace = { x: number; y: number; high: number }

type SpriteInk = { sprites: Sprites; ratio: number }

export function drawChip(
  g: G,
  { sprites, ratio }: SpriteInk,
  chip: Chip,
  { x, y, high }: ChipPlace,
  hasNames = false,
): void {
  const w = chipWidth(g, chip, high, hasNames)
  const isLoss = chip.points < 0
  g.fillStyle = isLoss ? '#fbdcd2' : '#ffffff'
  box(g, { x, y, w, h: high }, high / 2)
  g.fill()
  g.strokeStyle = isLoss ? '#d98a72' : '#e3c4b4'
  g.lineWidth = 1.2
  g.stroke()
  let at = x + high * 0.16
  const sign = high * 0.62
  const middle = y + high / 2
  if (chip.worn) {
    const side = high * 0.9
    const picture = sprites.thumb(chip.worn, side, side, ratio)
    g.save()
    if (chip.isFaded) g.globalAlpha *= 0.4
    if (picture) g.drawImage(picture, at, y + high * 0.05, side, side)
    g.restore()
    at += high * 0.98
  }
  for (const tag of chip.tags ?? []) {
    drawTag(
      g,
      tag,
      { x: at + sign / 2, y: middle, size: sign },
      chip.isCrossed ? alpha(TAG_COLOURS[tag], 0.6) : undefined,
    )
    at += sign
  }
  if (chip.isCrossed) {
    const bar = new Path2D()
    bar.moveTo(at - sign, middle + sign * 0.45)
    bar.lineTo(at, middle - sign * 0.45)
    stroke(g, bar, '#c8324d', 2.4)
  }
  if (chip.dye !== undefined) {
    const path = ellipse(at + sign / 2, middle, sign * 0.42)
    g.fillStyle = hexOf(chip.dye)
    g.fill(path)
    stroke(g, path, dark(hexOf(chip.dye), 0.4), 1.3)
    at += sign
    if (hasNames)
      at +=
        words(
          g,
          nameOf(chip.dye),
          { x: at + 1, y: middle + 0.5, size: high * 0.56, max: Infinity, align: 'left', weight: 900 },
          INK,
        ) + 4
  }
  if (chip.icon) {
    drawIcon(g, chip.icon, { x: at + sign * 0.58, y: middle, size: sign }, isLoss ? '#a8402a' : TEAL)
    at += sign * 1.15
  }
  if (chip.label)
    at +=
      words(
        g,
        chip.label,
        { x: at, y: middle + 0.5, size: high * 0.56, max: Infinity, align: 'left', weight: 900 },
        INK,
      ) + 5
  if (chip.isAlone) return
  words(
    g,
    signed(chip.points),
    { x: at + 1, y: middle + 0.5, size: high * 0.56, max: Infinity, align: 'left', weight: 900 },
    isLoss ? '#a8402a' : TEAL,
  )
}
