/** The round buttons beside the board: real buttons, placed by the layout. */
import type { Layout } from '../view/layout-rects.ts'
import { texts } from '../texts.ts'

export type HudActions = { menu(): void; sound(): void; extra(): void; undo(): void }

const ICONS = {
  menu: 'M5 7h14M5 12h14M5 17h14',
  soundOn: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4.2 4.2 0 0 1 0 6M18.2 6.4a8 8 0 0 1 0 11.2',
  soundOff: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5',
  modes: 'M4 4h7v7H4zM13.5 4H20v7h-6.5zM4 13.5h7V20H4zM16.75 13.5v6.5M13.5 16.75H20',
  hint: 'M9 17.5h6M10 20.5h4M12 3.5a6 6 0 0 0-3.6 10.8c.6.5.8 1 .8 1.7h5.6c0-.7.2-1.2.8-1.7A6 6 0 0 0 12 3.5z',
  undo: 'M8.5 5 4.5 9l4 4M5 9h8.5a5.2 5.2 0 0 1 0 10.4H8',
}

/** Of a word under a button, with the space around it. */
const WORD_HEIGHT = 24

export function createHud(root: HTMLElement, actions: HudActions) {
  const menu = makeButton(root, 'pause', texts.menuButton, ICONS.menu, actions.menu)
  const sound = makeButton(root, 'sound', texts.sound, ICONS.soundOn, actions.sound)
  const extra = makeButton(root, 'extra', texts.chooseGame, ICONS.modes, actions.extra)
  const undo = makeButton(root, 'undo', texts.undo, ICONS.undo, actions.undo)
  menu.dataset.word = texts.hudWords.menu
  sound.dataset.word = texts.hudWords.sound
  undo.dataset.word = texts.hudWords.undo
  const count = document.createElement('span')
  count.className = 'count'
  undo.append(count)
  const buttons = [menu, sound, extra, undo]

  return {
    place(layout: Layout) {
      // Words go under the buttons where nothing else is.
      const [first, last] = [layout.buttons[0]!, layout.buttons.at(-1)!]
      const hasRoom = first.y === last.y || last.y - first.y - first.h >= WORD_HEIGHT
      root.classList.toggle('wordy', hasRoom && layout.h >= 560)
      buttons.forEach((button, i) => {
        const rect = layout.buttons[i]!
        button.style.left = `${rect.x}px`
        button.style.top = `${rect.y}px`
        button.style.width = `${rect.w}px`
        button.style.height = `${rect.h}px`
      })
    },
    show(view: { muted: boolean; isPuzzle: boolean; canUndo: boolean; undoLeft: number }) {
      setIcon(sound, view.muted ? ICONS.soundOff : ICONS.soundOn)
      sound.setAttribute('aria-pressed', String(!view.muted))
      setIcon(extra, view.isPuzzle ? ICONS.hint : ICONS.modes)
      setLabel(extra, view.isPuzzle ? texts.showHint : texts.chooseGame)
      extra.dataset.word = view.isPuzzle ? texts.hudWords.hint : texts.hudWords.games
      undo.disabled = !view.canUndo
      count.hidden = view.isPuzzle
      const left = String(view.undoLeft)
      // Each change makes a new node: none for what stands there already.
      if (count.textContent !== left) count.textContent = left
    },
  }
}

function makeButton(
  root: HTMLElement,
  id: string,
  label: string,
  icon: string,
  act: () => void,
): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'round'
  button.dataset.id = id
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.setAttribute('viewBox', '0 0 24 24')
  svg.setAttribute('aria-hidden', 'true')
  svg.append(document.createElementNS('http://www.w3.org/2000/svg', 'path'))
  button.append(svg)
  setIcon(button, icon)
  setLabel(button, label)
  button.addEventListener('click', act)
  // A mouse leaves no focus behind, so that space and arrows stay the board's.
  button.addEventListener('pointerup', () => button.blur())
  root.append(button)
  return button
}

function setIcon(button: HTMLButtonElement, icon: string): void {
  button.querySelector('path')!.setAttribute('d', icon)
}

function setLabel(button: HTMLButtonElement, label: string): void {
  button.setAttribute('aria-label', label)
  button.title = label
}
