/** "Ways to play": every mode with its image, best place and unlock condition; and the link to the painter's page. */
import { make, makeIcon } from '@playhouse/game-kit/elements'
import { isModeOpen, MODE_STARS, titleOf } from '../view/career.ts'
import type { Career } from '../view/career.ts'
import { INKS } from '../art/inks.ts'
import { makeScene } from './mode-pictures.ts'
import { drawPortrait, makePicture } from './portrait.ts'
import { texts } from '../texts.ts'

const TICK_ICON = 'M9.500 16.300L5 11.800l-2.200 2.200 6.700 6.700L21.500 8.700l-2.200-2.200z'
export const LOCK_ICON =
  'M7 10V7a5 5 0 0 1 10 0v3h1a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2zm2.500 0h5V7a2.500 2.500 0 0 0-5 0zm2.500 3.500a1.700 1.700 0 0 0-1 3.100V19h2v-2.400a1.700 1.700 0 0 0-1-3.100z'
const FACE = 52
const WIDE = '(min-width: 900px) and (min-height: 620px)'

export type ModesTarget = {
  career: Career
  /** Modes with a score from before there were careers. */
  bests: Readonly<Record<string, unknown>>
  label: string
  clicked(): void
  openPainter(): void
}

export function adornModes(dialog: HTMLElement, target: ModesTarget): void {
  const { career, bests, clicked } = target
  const stack = dialog.querySelector<HTMLElement>('.gk-stack')!
  const buttons = [...stack.querySelectorAll<HTMLButtonElement>('.gk-choice')]
  Object.keys(texts.modes).forEach((mode, i) => {
    const button = buttons[i]!
    const isOpen = isModeOpen(career, mode, bests)
    button.classList.add('ink-mode', `ink-mode-${mode}`)
    const picture = make('span', 'ink-picture', makeScene(mode, !isOpen))
    button.firstChild!.replaceWith(make('b', '', button.firstChild!.textContent!))
    button.prepend(picture)
    if (!isOpen) {
      const lock = makeIcon(LOCK_ICON)
      lock.firstElementChild!.setAttribute('fill-rule', 'evenodd')
      picture.append(make('span', 'ink-lock', lock))
    } else if (button.hasAttribute('aria-current'))
      picture.append(make('span', 'ink-sign ink-on', makeIcon(TICK_ICON), texts.modeOn))
    const best = career.best[mode]
    if (best && mode !== 'relax') button.append(make('span', 'ink-best', texts.bestOf(best)))
    if (isOpen) return
    button.classList.add('ink-shut')
    // A locked mode can be running through a link: it is not marked then.
    button.removeAttribute('aria-current')
    button.ariaDisabled = 'true'
    button.append(make('span', 'ink-needs', texts.modeShut(MODE_STARS[mode]! - career.stars)))
  })
  // Before the kit hears of it: a round that is shut does not begin.
  stack.addEventListener(
    'click',
    (event) => {
      if (!(event.target as Element).closest('.ink-shut')) return
      event.stopPropagation()
      clicked()
    },
    true,
  )
  const view = makeView(target, stack, buttons)
  stack.before(makePainterCard(target), ...(view ? [view] : []))
  // One card stands out, the round that is on: the focus begins there.
  stack.querySelector<HTMLElement>('[aria-current]')?.focus({ preventScroll: true })
  dialog.scrollTop = 0
}

/** Where there is room, the round that is on, or that is looked at, is seen large beside the list. */
function makeView(
  { career, bests }: ModesTarget,
  stack: HTMLElement,
  buttons: readonly HTMLElement[],
): HTMLElement | null {
  if (!matchMedia(WIDE).matches) return null
  const modes = Object.keys(texts.modes) as (keyof typeof texts.modes)[]
  const view = make('div', 'ink-view')
  let shown = ''
  const show = (mode: (typeof modes)[number]) => {
    if (mode === shown) return
    shown = mode
    const { name, about } = texts.modes[mode]
    const isOpen = isModeOpen(career, mode, bests)
    const best = career.best[mode]
    const last = !isOpen
      ? texts.modeShut(MODE_STARS[mode]! - career.stars)
      : best && mode !== 'relax'
        ? texts.bestOf(best)
        : ''
    view.replaceChildren(
      makeScene(mode, !isOpen, true),
      make('b', '', name),
      make('span', '', about),
      last ? make('span', 'ink-view-last', last) : '',
    )
  }
  const look = (event: Event) => {
    const mode = modes[buttons.indexOf((event.target as Element).closest<HTMLElement>('.ink-mode')!)]
    if (mode) show(mode)
  }
  stack.addEventListener('pointerover', look)
  stack.addEventListener('focusin', look)
  show(
    modes[
      Math.max(
        0,
        buttons.findIndex((button) => button.hasAttribute('aria-current')),
      )
    ]!,
  )
  // What it says is on the buttons too.
  view.ariaHidden = 'true'
  return view
}

/** Who one is, above the rounds. */
function makePainterCard({ career, label, openPainter }: ModesTarget): HTMLElement {
  const face = makePicture(FACE, FACE, 'ink-face', (g) =>
    drawPortrait(
      g,
      { ink: INKS[career.ink]!, hat: career.hat, mood: 'happy' },
      { x: FACE / 2, y: FACE * 0.62, r: FACE * 0.31 },
    ),
  )
  const title = texts.titles[titleOf(career)]!
  const stars = make('span', 'ink-stars', texts.starsNow(career.stars))
  stars.ariaLabel = texts.stars(career.stars)
  const card = make(
    'button',
    'gk-choice ink-card',
    face,
    make('b', '', label),
    make('small', '', title),
    stars,
  )
  card.type = 'button'
  card.dataset['id'] = 'painter'
  card.addEventListener('click', openPainter)
  return card
}
