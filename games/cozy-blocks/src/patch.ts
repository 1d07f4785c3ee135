/** A puzzle as a patch of cloth: dark while it waits, in colours once it is solved. */
import { CLOTHS, ROOM } from './palette.ts'
import { findPictureName, listCloth } from './puzzles.ts'
import { SIZE } from './shapes.ts'

/** Colours that suit what a picture shows go by its number: neighbours differ. */
const clothOf = (number: number) => CLOTHS[1 + ((number * 3 + Math.floor(number / 7)) % 7)]!

export function paintPatch(
  g: CanvasRenderingContext2D,
  number: number,
  x: number,
  y: number,
  size: number,
  isSolved: boolean,
): void {
  const cloth = clothOf(number)
  g.fillStyle = isSolved ? cloth.light : 'rgba(90,49,36,.14)'
  g.beginPath()
  g.roundRect(x, y, size, size, size * 0.16)
  g.fill()
  const cell = (size * 0.8) / SIZE
  const isPicture = findPictureName(number) !== null
  g.fillStyle = isSolved ? cloth.deep : ROOM.woodDark
  g.globalAlpha = isSolved ? 1 : 0.62
  g.beginPath()
  listCloth(number).forEach((on, index) => {
    if (!on) return
    const left = x + size * 0.1 + (index % SIZE) * cell
    const top = y + size * 0.1 + Math.floor(index / SIZE) * cell
    // A picture is one shape; what is to be cleared away lies there in pieces.
    if (isPicture) g.rect(left - 0.3, top - 0.3, cell + 0.6, cell + 0.6)
    else g.roundRect(left + cell * 0.06, top + cell * 0.06, cell * 0.88, cell * 0.88, cell * 0.3)
  })
  g.fill()
  g.globalAlpha = 1
  if (!isSolved) return
  g.strokeStyle = 'rgba(255,255,255,.75)'
  g.lineWidth = Math.max(1, size * 0.022)
  g.setLineDash([size * 0.07, size * 0.06])
  g.beginPath()
  g.roundRect(x + size * 0.04, y + size * 0.04, size * 0.92, size * 0.92, size * 0.13)
  g.stroke()
  g.setLineDash([])
}
