/** Makes the elements of a menu page from its data. */
import { make } from './elements.ts'
import { makeCards } from './how-to-cards.ts'
import type { EntriesPart, MenuEntry, MenuPart } from './menu-types.ts'
import { drawStars } from './stars.ts'

export type RenderTarget = {
  clicked(): void
  isCalm(): boolean
  /** Announces why a locked entry cannot be chosen. */
  say(text: string): void
}

export function renderEntry(entry: MenuEntry, target: RenderTarget): HTMLButtonElement {
  const { id, label, about, picture, sign, note, name, stars, locked, className, act } = entry
  const button = make('button', `gk-choice${className ? ` ${className}` : ''}`)
  button.type = 'button'
  button.dataset.id = id
  const drawn = picture?.()
  const mark = sign?.()
  if (drawn || mark) {
    button.classList.add('gk-pictured')
    button.append(make('span', 'gk-picture', drawn ?? null, mark ? make('span', 'gk-sign', mark) : null))
  }
  const words = make('span', 'gk-words', label, about ? make('small', '', about) : null, note?.() ?? null)
  button.append(...(drawn || mark || note ? [words] : words.childNodes))
  if (stars) {
    button.classList.toggle('gk-won', stars.count > 0)
    button.append(drawStars(stars.count, stars.max))
  }
  if (name) button.ariaLabel = name
  if (entry.isMain) button.dataset.main = ''
  if (entry.isCurrent) button.setAttribute('aria-current', 'true')
  if (entry.isPicked !== undefined) button.ariaPressed = String(entry.isPicked)
  button.disabled = entry.isDisabled ?? false
  if (locked !== undefined) button.ariaDisabled = 'true'
  button.addEventListener('click', () => {
    target.clicked()
    if (locked === undefined) act?.()
    else target.say(locked)
  })
  return button
}

const CLASS_OF = {
  buttons: 'gk-stack',
  tiles: 'gk-stack gk-tiles',
  levels: 'gk-levels',
  pair: 'gk-pair',
} as const

function renderEntries(part: EntriesPart, target: RenderTarget): Node {
  const { kind, heading, className, entries } = part
  const list = make(
    'div',
    `${CLASS_OF[kind]}${className ? ` ${className}` : ''}`,
    ...entries.map((entry) => renderEntry(entry, target)),
  )
  if (!heading) return list
  return make('section', 'gk-group', typeof heading === 'string' ? make('h2', '', heading) : heading(), list)
}

/** The element of a part; null where its slot is empty. */
export function renderPart(part: MenuPart, target: RenderTarget): Node | null {
  switch (part.kind) {
    case 'slot':
      return part.make()
    case 'text':
      return make('p', 'gk-line', part.text)
    case 'cards':
      return makeCards(part, target.isCalm)
    case 'switch': {
      const input = make('input')
      Object.assign(input, { type: 'checkbox', checked: part.isOn })
      input.dataset.id = part.id
      input.addEventListener('change', () => {
        part.change(input.checked)
        target.clicked()
      })
      return make('label', 'gk-setting', make('span', '', part.label), input)
    }
    case 'slider': {
      const input = make('input')
      Object.assign(input, { type: 'range', min: '0', max: '1', step: '0.1', value: String(part.value) })
      input.dataset.id = part.id
      const fill = () => input.style.setProperty('--gk-share', `${Number(input.value) * 100}%`)
      fill()
      input.addEventListener('input', () => {
        fill()
        part.change(Number(input.value))
      })
      return make('label', 'gk-setting', make('span', '', part.label), input)
    }
    default:
      return renderEntries(part, target)
  }
}

export function renderFoot(entries: readonly MenuEntry[], target: RenderTarget): HTMLElement | null {
  if (entries.length === 0) return null
  return make('div', 'gk-stack gk-foot', ...entries.map((entry) => renderEntry(entry, target)))
}
