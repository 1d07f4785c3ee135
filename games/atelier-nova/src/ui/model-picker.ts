/** The model picker: a row for each feature, in pages where there is not enough room. */
import type { Rect } from '@playhouse/game-kit'
import type { Model } from '../rules/look.ts'
import { AIDS, BODIES, EYES, FACES, SKINS } from '../rules/models.ts'
import { swatch } from '../rules/palette.ts'

export type ModelPart = keyof Model | 'hair'
export type ModelCell = { part: ModelPart; value: number; rect: Rect }
export type ModelRow = { part: ModelPart; head: Rect; isFirst: boolean; cells: ModelCell[] }

/** Tones hair grows in; the dye shop has all the others. */
const HAIR_TONES = ['honeyblond', 'copper', 'chestnut', 'espresso', 'raven', 'silver', 'snow'].map(swatch)
const PARTS: readonly { part: ModelPart; values: readonly number[]; least: number; high: number }[] = [
  { part: 'skin', values: [...SKINS.keys()], least: 45, high: 45 },
  { part: 'face', values: [...FACES.keys()], least: 62, high: 64 },
  { part: 'eyes', values: [...EYES.keys()], least: 45, high: 45 },
  { part: 'hair', values: HAIR_TONES, least: 45, high: 45 },
  { part: 'body', values: [...BODIES.keys()], least: 45, high: 74 },
  { part: 'aid', values: [...AIDS.keys()], least: 45, high: 74 },
]
const HEAD = 54
const WIDEST = 104

type Line = { part: ModelPart; values: readonly number[]; high: number; isFirst: boolean; columns: number }
export function layOutModelPicker(area: Rect): ModelRow[][] {
  const room = area.w - HEAD
  const lines = PARTS.flatMap(({ part, values, least, high }): Line[] => {
    const count = Math.ceil(values.length / Math.max(1, Math.floor(room / least)))
    const columns = Math.ceil(values.length / count)
    return Array.from({ length: count }, (_, i) => ({
      part,
      values: values.slice(i * columns, (i + 1) * columns),
      high,
      isFirst: i === 0,
      columns,
    }))
  })
  const pages: Line[][] = []
  let left = 0
  for (const line of lines) {
    if (line.high > left) {
      pages.push([])
      left = area.h
    }
    pages.at(-1)!.push(line)
    left -= line.high
  }
  return pages.map((page) => placeLines(page, area))
}

function placeLines(lines: readonly Line[], { x, y, w, h }: Rect): ModelRow[] {
  const sum = lines.reduce((all, { high }) => all + high, 0)
  const grow = Math.min(1.7, h / sum)
  let top = y + Math.max(0, (h - sum * grow) / 2)
  return lines.map(({ part, values, high, isFirst, columns }) => {
    const size = { w: Math.min((w - HEAD) / columns, WIDEST), h: high * grow }
    const cells = values.map((value, i) => ({
      part,
      value,
      rect: { x: x + HEAD + i * size.w, y: top, ...size },
    }))
    const row = { part, head: { x, y: top, w: HEAD, h: size.h }, isFirst, cells }
    top += size.h
    return row
  })
}
