/** Notes on plates: the points of a piece, beside the figure, and the reason of a refused press, above its button. They never cover buttons or each other. */
import type { Rect } from '@playhouse/game-kit'
import { drawIcon, drawTag } from './icons.ts'
import type { IconName } from './icons.ts'
import { sheetOf } from './layers.ts'
import type { Picture } from './layers.ts'
import { box, PLUM, setFont, words, wrap } from './paper.ts'
import { alpha } from './pen.ts'
import type { G, Point } from './pen.ts'
import type { Tag } from '../rules/tags.ts'

export type Praise = { colour: string; text: string; tag?: Tag; icon?: IconName }
const PRAISE_MS = 1500
const REFUSAL_MS = 2400
const COMES_MS = 160
const GOES_MS = 260
const HIGH = 34
const GAP = 4
/** Room for a plate's shadow. */
const MARGIN = 14

type Plate = { picture: Picture; w: number }
type PraiseRoom = { h: number; size: number; most: number; ratio: number }

export function createNotes() {
  const { plate, paintPraise } = createPlates()
  let praise: { list: readonly Praise[]; at: number } = { list: [], at: -1e6 }
  let plates: Plate[] = []
  let refusal = { text: '', rect: { x: 0, y: 0, w: 0, h: 0 }, at: -1e6, isBelow: false }
  /** Its opacity: it fades in quickly, stays, and fades out. */
  const seen = (since: number, ms: number) =>
    since < 0 || since > ms ? 0 : Math.min(1, since / COMES_MS, (ms - since) / GOES_MS)
  return {
    clear() {
      praise = { ...praise, at: -1e6 }
      refusal = { ...refusal, at: -1e6 }
    },
    /** Removes the note once the refused action succeeds. */
    forgive: () => (refusal = { ...refusal, at: -1e6 }),
    praise(list: readonly Praise[], at: number) {
      praise = { list, at }
      plates = []
    },
    refuse(text: string, rect: Rect, at: number, isBelow = false) {
      refusal = { text, rect, at, isBelow }
    },
    /** `end`: right end of the praise, on its middle line; `most`: its width, before it takes two lines; `room`: where a refusal may lie. */
    draw(
      g: G,
      now: number,
      {
        end,
        isFromLeft,
        room,
        big,
        isCalm,
        ratio,
        most = Infinity,
      }: {
        end: Point
        isFromLeft: boolean
        room: Rect
        big: number
        isCalm: boolean
        ratio: number
        most?: number
      },
    ): boolean {
      const share = seen(now - praise.at, PRAISE_MS)
      const h = HIGH * big
      const size = 19 * big
      g.save()
      if (share > 0)
        praise.list.forEach((one, i) => {
          const { w, picture } = (plates[i] ??= paintPraise(one, { h, size, most, ratio }))
          const rise = isCalm ? 0 : (1 - share) * 12
          const y = end.y + (i - (praise.list.length - 1) / 2) * (h + GAP) - h / 2 + rise
          const x = isFromLeft ? end.x : end.x - w
          g.globalAlpha = share
          g.drawImage(picture, x - MARGIN, y - MARGIN, w + MARGIN * 2, h + MARGIN * 2)
        })
      const refused = seen(now - refusal.at, REFUSAL_MS)
      if (refused > 0) {
        setFont(g, size, 800)
        const w = Math.min(room.w, g.measureText(refusal.text).width + 32)
        const { x, y, w: wide, h: high } = refusal.rect
        const left = Math.max(room.x, Math.min(room.x + room.w - w, x + wide / 2 - w / 2))
        const above = y - h - 8
        const rect = { x: left, y: refusal.isBelow || above < room.y ? y + high + 8 : above, w, h: h + 4 }
        g.globalAlpha = refused
        plate(g, rect, PLUM)
        words(
          g,
          refusal.text,
          { x: left + w / 2, y: rect.y + rect.h / 2 + 1, size, max: w - 24, align: 'center', weight: 800 },
          '#fff4e2',
        )
      }
      g.restore()
      return share > 0 || refused > 0
    },
  }
}

/** The plates of praise. */
function createPlates() {
  const plate = (g: G, rect: Rect, colour: string) => {
    g.shadowColor = alpha('#3a1230', 0.4)
    g.shadowBlur = 10
    g.shadowOffsetY = 3
    g.fillStyle = colour
    box(g, rect, rect.h / 2)
    g.fill()
    g.shadowColor = 'transparent'
    g.strokeStyle = '#fff8ee'
    g.lineWidth = 2
    g.stroke()
  }
  /** Measured and painted once: it is seen in a hundred frames. */
  const paintPraise = ({ colour, text, tag, icon }: Praise, { h, size, most, ratio }: PraiseRoom): Plate => {
    const [, measure] = sheetOf(1, 1)
    setFont(measure, size, 900)
    const isLong = measure.measureText(text).width + h * 1.15 + 6 > most
    const own = isLong ? size * 0.8 : size
    setFont(measure, own, 900)
    const lines = isLong ? wrap(measure, text, most - h * 1.15 - 6, 2) : [text]
    const w = Math.max(...lines.map((line) => measure.measureText(line).width)) + h * 1.15 + 6
    const [picture, g] = sheetOf((w + MARGIN * 2) * ratio, (h + MARGIN * 2) * ratio)
    g.scale(ratio, ratio)
    g.translate(MARGIN, MARGIN)
    plate(g, { x: 0, y: 0, w, h }, colour)
    if (icon) drawIcon(g, icon, { x: h * 0.58, y: h / 2, size: h * 0.6 }, '#fff4e2')
    if (tag) drawTag(g, tag, { x: h * 0.58, y: h / 2, size: h * 0.6 }, '#fff4e2')
    lines.forEach((line, nth) => {
      const middle = h / 2 + 1 + (nth - (lines.length - 1) / 2) * own * 0.98
      words(
        g,
        line,
        { x: h * 1.02, y: middle, size: own, max: Infinity, align: 'left', weight: 900 },
        '#ffffff',
      )
    })
    return { picture, w }
  }
  return { plate, paintPraise }
}
