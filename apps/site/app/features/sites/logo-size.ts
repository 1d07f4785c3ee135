/** Reads the size of a drawing. */
import type { Element } from 'hast'
import { LogoFault } from './logo-fault.ts'

export interface LogoSize {
  width: number
  height: number
}

const MAX_SIDE = 1_000_000
const PX_PER_UNIT: Record<string, number> = {
  ...{ '': 1, px: 1, pt: 4 / 3, pc: 16, in: 96 },
  ...{ mm: 96 / 25.4, cm: 96 / 2.54 },
}

/** The view box as written, or the one that follows from width and height. */
export function findViewBox({ properties }: Element): [viewBox: string, size: LogoSize] {
  if (properties.viewBox !== undefined) {
    const numbers = String(properties.viewBox)
      .trim()
      .split(/[\s,]+/)
      .map(Number)
    const [x, y, width = 0, height = 0] = numbers
    if (numbers.length === 4 && numbers.every(Number.isFinite) && isSide(width) && isSide(height))
      return [`${x} ${y} ${width} ${height}`, { width, height }]
    throw new LogoFault(`the viewBox “${String(properties.viewBox).slice(0, 60)}” of <svg> is invalid`)
  }
  const width = toPx(properties.width)
  const height = toPx(properties.height)
  if (isSide(width) && isSide(height)) return [`0 0 ${width} ${height}`, { width, height }]
  throw new LogoFault('<svg> has neither a viewBox nor a width and a height, so its size is unknown')
}

const isSide = (length: number) => length > 0 && length <= MAX_SIDE

function toPx(value: unknown): number {
  const match = /^\s*(\d+(?:\.\d+)?|\.\d+)\s*([a-z]*)\s*$/i.exec(String(value ?? ''))
  const factor = PX_PER_UNIT[match?.[2]?.toLowerCase() ?? '']
  return match && factor ? Math.round(Number(match[1]) * factor * 1000) / 1000 : NaN
}
