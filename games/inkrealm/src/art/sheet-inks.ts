/** The patterns of paper and inks at the size of the sheet's cells. */
import type { Dress } from '../view/dress.ts'
import { SEA } from '../state.ts'
import { SEA_INK, drawSwatch } from './inks.ts'
import type { TilePens } from './tiles.ts'

/** The bare paper: makes it what is filled with, the sheet's corner at (0, 0); and as a pen, in cells. */
export type Paper = {
  take(g: OffscreenCanvasRenderingContext2D, cell: number): void
  make(g: CanvasRenderingContext2D): CanvasPattern
}
export type SheetInks = ReturnType<typeof createSheetInks>

export function createSheetInks(dress: Dress, paper: Paper, sheet: { cell: number; hasStrong: boolean }) {
  const pens = new Map<number, TilePens>()
  /** Fill patterns of land that floods in, in cells. */
  const covers = new Map<number, CanvasPattern>()
  const patterns = document.createElement('canvas').getContext('2d')!
  const inkOf = (owner: number) => (owner === SEA ? SEA_INK : dress.list()[owner - 1])
  const paint = (ink: typeof SEA_INK) =>
    patterns.createPattern(drawSwatch(ink, sheet.cell * 2, sheet.hasStrong), 'repeat')!
  return {
    takePaper: (g: OffscreenCanvasRenderingContext2D) => paper.take(g, sheet.cell),
    pensOf(owner: number): TilePens {
      const cached = pens.get(owner)
      if (cached) return cached
      const ink = inkOf(owner)!
      const made = { fill: paint(ink), deep: ink.deep, light: ink.light }
      pens.set(owner, made)
      return made
    },
    coverOf(owner: number): CanvasPattern {
      const cached = covers.get(owner)
      if (cached) return cached
      const ink = inkOf(owner)
      const made = ink ? paint(ink) : paper.make(patterns)
      if (ink) made.setTransform(new DOMMatrix().scale(1 / sheet.cell))
      covers.set(owner, made)
      return made
    },
    clear() {
      pens.clear()
      covers.clear()
    },
  }
}
