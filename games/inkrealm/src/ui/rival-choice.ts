/** How the rivals are to be: on "My painter" and among the settings. */
import { makePicture } from '@playhouse/game-kit/canvas'
import { make } from '@playhouse/game-kit/elements'
import { rungFor } from '../view/career.ts'
import type { PainterTarget } from './painter-page.ts'
import { drawLadder, LADDER_H, LADDER_W } from './rung-picture.ts'
import { texts } from '../texts.ts'

const KINDS = ['gentle', 'grow', 'bold'] as const
type RivalKind = (typeof KINDS)[number]

export function makeRivals({ career, changed, clicked }: PainterTarget): HTMLElement {
  const line = make('p', 'ink-words')
  line.role = 'status'
  const kindOf = (): RivalKind => (career.gentle ? 'gentle' : career.bold ? 'bold' : 'grow')
  const buttons = KINDS.map((kind) => {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'ink-button ink-kind'
    button.textContent = texts.rivalKinds[kind]
    button.addEventListener('click', () => {
      clicked()
      career.gentle = kind === 'gentle'
      career.bold = kind === 'bold'
      changed()
      show()
    })
    return button
  })
  let picture = document.createElement('canvas')
  const show = () => {
    const rung = rungFor(career, false)
    const next = makePicture(LADDER_W, LADDER_H, 'ink-ladder', (g) => drawLadder(g, rung), {
      label: texts.rungNow(texts.rungs[rung - 1]!),
    })
    picture.replaceWith(next)
    picture = next
    KINDS.forEach((kind, i) => (buttons[i]!.ariaPressed = String(kind === kindOf())))
    line.textContent = texts.rivalLines[kindOf()]
  }
  const row = make('div', 'ink-kinds', ...buttons)
  row.role = 'group'
  row.ariaLabel = texts.rivals
  const part = make('div', 'ink-rivals', make('h2', '', texts.rivals), row, picture, line)
  show()
  return part
}
