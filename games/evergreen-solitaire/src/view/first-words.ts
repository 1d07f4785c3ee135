/** The first hint at a table: its main rule in a few words, with a small image in games of pairs. */
import type { Kit } from '@playhouse/game-kit'
import { drawFace } from '../art/faces.ts'
import type { Prospects } from './prospects.ts'
import type { Game } from '../state.ts'
import type { Data } from '../ui/stats.ts'
import { texts } from '../texts.ts'
import { VARIANTS } from '../rules/variants.ts'
import type { Kind } from '../rules/variants.ts'

const CARD = { w: 27, h: 36, hasFour: false, isBig: false, back: 'moon', strip: 0 } as const
const GAP = 15
/** Rank and suit in one number, and the sign between the cards. */
const PICTURES: Partial<Record<Kind, { cards: readonly number[]; sign: string }>> = {
  pyramid: { cards: [13 + 9, 2], sign: '+' },
  tripeaks: { cards: [5, 13 + 6, 7], sign: '·' },
}
/** As wide as the words are, with their picture. */
const WIDTHS: Record<Kind, number> = {
  klondike: 248,
  spider: 284,
  freecell: 292,
  pyramid: 346,
  tripeaks: 350,
}
/** A square window has room for the words alone. */
const PLAIN = 248
const SQUARE = 1.2
type Size = { w: number; h: number }
/** Beside a pyramid on a phone held sideways there is room for two short lines. */
export const TIGHT_WIDTH = 150
export const isTight = ({ w, h }: Size, kind: Kind): boolean => kind === 'pyramid' && w > h && h < 480
export const hasPicture = (screen: Size, kind: Kind): boolean =>
  Math.max(screen.w, screen.h) / Math.min(screen.w, screen.h) > SQUARE && !isTight(screen, kind)
export const widthOfWords = (kind: Kind, screen: Size): number =>
  hasPicture(screen, kind) ? WIDTHS[kind] : isTight(screen, kind) ? TIGHT_WIDTH : PLAIN

/** No card of this game has been moved yet. */
export const isNewTo = ({ record, data, state }: Kit<Game, Data>): boolean =>
  !record.knowsHow ||
  !Object.keys(VARIANTS).some(
    (mode) => VARIANTS[mode]!.kind === state.table.kind && (data.tallies[mode]?.played ?? 0) > 0,
  )

/** They stand until a card was moved, and give way while the pill says something else. */
export function createFirstWords(kit: Kit<Game, Data>, { readSaid }: Pick<Prospects, 'readSaid'>) {
  let shown = ''
  const show = (isWanted = isNewTo(kit) && !readSaid(kit.now)) => {
    const next = isWanted ? getFirstHint(kit.device, kit.state.table.kind) : ''
    if (next !== shown) kit.setHint(next)
    shown = next
  }
  return {
    show,
    /** A new table: the kit has its own words up, or none. */
    begin() {
      kit.setHint('')
      shown = ''
      show()
    },
  }
}

/** The word is that of the hand in use, whatever keys were pressed before. */
export function getFirstHint(device: string, kind: Kind): string {
  const isTouch = device === 'touch' || (device !== 'mouse' && matchMedia('(pointer: coarse)').matches)
  return texts.firstWords[kind] ?? (isTouch ? texts.hint : texts.clickHint)
}

const painted = new Map<Kind, string>()
/** For the style sheet: `none` where words are enough. */
export function paintFirst(kind: Kind): string {
  const picture = PICTURES[kind]
  if (!picture) return 'none'
  const cached = painted.get(kind)
  if (cached) return cached
  const canvas = document.createElement('canvas')
  canvas.width = measureFirst(kind) * 2
  canvas.height = CARD.h * 2
  const g = canvas.getContext('2d')!
  g.scale(2, 2)
  picture.cards.forEach((card, i) => {
    if (i > 0) {
      g.font = '900 20px sans-serif'
      g.textAlign = 'center'
      g.textBaseline = 'middle'
      g.fillStyle = '#27402f'
      g.fillText(picture.sign, CARD.w + GAP / 2, CARD.h / 2)
      g.translate(CARD.w + GAP, 0)
    }
    drawFace(g, card, 4, CARD)
  })
  const url = `url(${canvas.toDataURL()})`
  painted.set(kind, url)
  return url
}

export function measureFirst(kind: Kind): number {
  const count = PICTURES[kind]?.cards.length ?? 0
  return count && count * (CARD.w + GAP) - GAP
}
