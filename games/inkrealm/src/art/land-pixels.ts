/** All land as a small image, one pixel per cell. */
import { parseHex } from '@playhouse/game-kit/colour'
import type { Ink } from './inks.ts'
import { SEA, SIZE } from '../state.ts'

/** Owner value of cells that the player has not seen. */
export const UNSEEN = 100
/** Little-endian pixels. */
const UNSEEN_PIXEL = 0xff6b4a40
const PAPER_PIXEL = 0xffdaeaf6
const SEA_PIXEL = 0xffd8c69c

export function createLandPixels() {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = SIZE
  const g = canvas.getContext('2d')!
  const pixels = g.createImageData(SIZE, SIZE)
  const colours = new Uint32Array(pixels.data.buffer)
  let tones: number[] = []
  let pale: number[] = []
  let deep: number[] = []
  /** Highlighted land has a rim. */
  const drawRims = (owners: ArrayLike<number>, mine: readonly number[]) => {
    const isMine = new Uint8Array(UNSEEN + 1)
    for (const owner of mine) isMine[owner] = 1
    for (let i = 0; i < colours.length; i++) {
      const owner = owners[i]!
      if (isMine[owner] === 1 && isRim(owners, i)) colours[i] = deep[owner - 1]!
    }
  }
  return {
    canvas,
    setInks(inks: readonly Ink[]) {
      tones = inks.map(({ fill }) => toPixel(fill))
      pale = tones.map(mixWithPaper)
      deep = inks.map((ink) => toPixel(ink.deep))
    },
    /** `owners`: by cell, 0 is paper. `mine`: owners that stand out, if any do. */
    paint(owners: ArrayLike<number>, mine: readonly number[] = []) {
      const hasMine = mine.length > 0
      // By owner, so that a picture of ten thousand cells is one look-up each.
      const shades = new Uint32Array(Math.max(SEA, UNSEEN) + 1)
      shades.set([
        PAPER_PIXEL,
        ...tones.map((tone, i) => (hasMine && !mine.includes(i + 1) ? pale[i]! : tone)),
      ])
      shades[SEA] = SEA_PIXEL
      shades[UNSEEN] = UNSEEN_PIXEL
      for (let i = 0; i < colours.length; i++) colours[i] = shades[owners[i]!]!
      if (hasMine) drawRims(owners, mine)
      g.putImageData(pixels, 0, 0)
    },
  }
}

function isRim(owners: ArrayLike<number>, i: number): boolean {
  const x = i % SIZE
  return (
    (x > 0 && owners[i - 1] !== owners[i]) ||
    (x < SIZE - 1 && owners[i + 1] !== owners[i]) ||
    (i >= SIZE && owners[i - SIZE] !== owners[i]) ||
    (i + SIZE < owners.length && owners[i + SIZE] !== owners[i])
  )
}

function toPixel(hex: string): number {
  const [red, green, blue] = parseHex(hex)
  return (0xff000000 | (blue << 16) | (green << 8) | red) >>> 0
}

/** Slightly thinned inks on paper: all inks can be told apart, and the player's own stands out. */
const INK_PART = 0.7
function mixWithPaper(pixel: number): number {
  const at = (of: number, shift: number) => (of >>> shift) & 255
  const mix = (shift: number) =>
    Math.round(at(pixel, shift) * INK_PART + at(PAPER_PIXEL, shift) * (1 - INK_PART)) << shift
  return (0xff000000 | mix(16) | mix(8) | mix(0)) >>> 0
}
