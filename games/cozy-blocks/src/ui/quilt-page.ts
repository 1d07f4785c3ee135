/** The quilt of all puzzles, twenty patches at a time. */
import type { Kit } from '@playhouse/game-kit'
import { make, makeButton } from '@playhouse/game-kit/elements'
import { paint } from './menu-elements.ts'
import { paintPatch } from '../art/patch.ts'
import { PUZZLE_COUNT } from '../rules/puzzles.ts'
import type { Cozy } from '../rules.ts'
import { texts } from '../texts.ts'

const PATCH = 56
/** Patches that are shown at once. */
const PAGE = 20

/** Two rows of ten large enough to see what they are, and a way through all of them. */
export function makeQuilt(kit: Kit<Cozy, unknown>, isSolved: (number: number) => boolean): HTMLElement {
  const quilt = make('div', 'quilt')
  const patches = make('div', 'patches')
  const turn = (sign: string, label: string, by: number) => {
    const button = makeButton(
      sign,
      () => {
        kit.audio.play('click')
        show(first + by)
      },
      'wooden',
    )
    button.ariaLabel = label
    return button
  }
  let first = 0
  const where = make('span', '', '')
  const earlier = turn('←', texts.earlierPatches, -PAGE)
  const later = turn('→', texts.laterPatches, PAGE)
  const show = (from: number) => {
    first = from
    const picture = paint(PATCH * 5, PATCH * 4, (g) => {
      for (let i = 0; i < PAGE; i++)
        paintPatch(
          g,
          first + i,
          { x: (i % 5) * PATCH + 2, y: Math.floor(i / 5) * PATCH + 2, size: PATCH - 4 },
          isSolved(first + i),
        )
    })
    picture.style.width = ''
    picture.role = 'img'
    const numbers = Array.from({ length: PAGE }, (_, i) => first + i)
    picture.ariaLabel = texts.patches(first + 1, first + PAGE, numbers.filter(isSolved).length)
    patches.replaceChildren(picture)
    where.textContent = `${first + 1}–${first + PAGE}`
    earlier.disabled = first === 0
    later.disabled = first + PAGE >= PUZZLE_COUNT
  }
  const waiting = Array.from({ length: PUZZLE_COUNT }, (_, i) => i).findIndex((number) => !isSolved(number))
  show(Math.floor(Math.max(0, waiting) / PAGE) * PAGE)
  quilt.append(patches, make('div', 'turn', earlier, where, later))
  return quilt
}
