/** A puzzle as a patch of cloth: dark while unsolved, coloured once solved. */
import { embroider } from './motifs.ts'
import { CLOTHS, ROOM } from './palette.ts'
import { findPictureName, getPuzzle, listCloth } from '../rules/puzzles.ts'
import { SIZE } from '../rules/shapes.ts'
import { readCushion } from '../rules/cushion-cell.ts'

/** Colours that suit what a picture shows go by its number: neighbours differ. */
const clothOf = (number: number) => CLOTHS[1 + ((number * 3 + Math.floor(number / 7)) % 7)]!
type PatchPlace = { x: number; y: number; size: number }

export function paintPatch(
  g: CanvasRenderingContext2D,
  number: number,
  { x, y, size }: PatchPlace,
  isSolved: boolean,
): void {
  const cloth = clothOf(number)
  g.fillStyle = isSolved ? cloth.light : 'rgba(90,49,36,.14)'
  g.beginPath()
  g.roundRect(x, y, size, size, size * 0.16)
  g.fill()
  if (findPictureName(number) === null) {
    if (isSolved) embroider(g, number, { x, y, size }, cloth.deep)
    else paintHeap(g, number, x, y, size)
  } else paintPicture(g, number, { x, y, size }, isSolved ? cloth.deep : null)
  if (isSolved) stitch(g, x, y, size)
}

/** What a puzzle's picture shows, dark while it waits for its `colour`. */
function paintPicture(
  g: CanvasRenderingContext2D,
  number: number,
  { x, y, size }: PatchPlace,
  colour: string | null,
): void {
  const cell = (size * 0.8) / SIZE
  g.fillStyle = colour ?? ROOM.woodDark
  g.globalAlpha = colour ? 1 : 0.62
  g.beginPath()
  listCloth(number).forEach((on, index) => {
    if (!on) return
    const left = x + size * 0.1 + (index % SIZE) * cell
    const top = y + size * 0.1 + Math.floor(index / SIZE) * cell
    g.rect(left - 0.3, top - 0.3, cell + 0.6, cell + 0.6)
  })
  g.fill()
  g.globalAlpha = 1
}

/** The cushions to clear are shown in their colours, as on the board. */
function paintHeap(g: CanvasRenderingContext2D, number: number, x: number, y: number, size: number): void {
  const { board } = getPuzzle(number)
  // As large as its squares allow.
  const filled = board.flatMap((value, index) => (value > 0 ? [index] : []))
  const rows = filled.map((index) => Math.floor(index / SIZE))
  const cols = filled.map((index) => index % SIZE)
  const [top0, left0] = [Math.min(...rows), Math.min(...cols)]
  const [high, wide] = [Math.max(...rows) - top0 + 1, Math.max(...cols) - left0 + 1]
  const cell = (size * 0.86) / Math.max(high, wide, 4)
  board.forEach((value, index) => {
    if (value <= 0) return
    const { colour, links } = readCushion(value)
    const { base, line } = CLOTHS[colour]!
    const left = x + size / 2 + ((index % SIZE) - left0 - wide / 2) * cell
    const top = y + size / 2 + (Math.floor(index / SIZE) - top0 - high / 2) * cell
    g.fillStyle = base
    g.strokeStyle = line
    g.lineWidth = Math.max(0.8, cell * 0.12)
    g.beginPath()
    // Two that are sewn together are one.
    g.roundRect(
      left + cell * 0.06,
      top + cell * 0.06,
      cell * (links & 2 ? 1.06 : 0.88),
      cell * 0.88,
      cell * 0.3,
    )
    g.fill()
    g.stroke()
  })
}

function stitch(g: CanvasRenderingContext2D, x: number, y: number, size: number): void {
  g.strokeStyle = 'rgba(255,255,255,.75)'
  g.lineWidth = Math.max(1, size * 0.022)
  g.setLineDash([size * 0.07, size * 0.06])
  g.beginPath()
  g.roundRect(x + size * 0.04, y + size * 0.04, size * 0.92, size * 0.92, size * 0.13)
  g.stroke()
  g.setLineDash([])
}
