/** "Ways to play": every mode with its image, best place and unlock condition; and the link to the painter's page. */
import { makePicture } from '@playhouse/game-kit/canvas'
import type { Kit, MenuEntry, MenuPage, StandardPage } from '@playhouse/game-kit'
import { make, makeIcon } from '@playhouse/game-kit/elements'
import { isModeOpen, MODE_STARS, titleOf } from '../view/career.ts'
import type { Career } from '../view/career.ts'
import { INKS } from '../art/inks.ts'
import { makeScene } from './mode-pictures.ts'
import { LOCK_ICON } from './lock-icon.ts'
import { labelPainter } from './painter-label.ts'
import { drawPortrait } from './portrait.ts'
import type { Game } from '../state.ts'
import { texts } from '../texts.ts'

const TICK_ICON = 'M9.500 16.300L5 11.800l-2.200 2.200 6.700 6.700L21.500 8.700l-2.200-2.200z'
const FACE = 52
const WIDE = '(min-width: 900px) and (min-height: 620px)'

/** Every mode with its image, best place and unlock condition; above them, who plays. */
export function makeModesPage(page: StandardPage, kit: Kit<Game, Career>): MenuPage {
  const career = kit.data
  // Modes with a score from before there were careers are open, too.
  const isOpen = (mode: string) => isModeOpen(career, mode, kit.record.best)
  const list = page.parts.find((part) => part.kind === 'tiles')
  if (list?.kind !== 'tiles') return page
  const view = matchMedia(WIDE).matches ? createModeView(career, isOpen) : null
  const entries = list.entries.map((entry) => ({
    ...entry,
    ...describeMode(entry, career, isOpen(entry.id)),
  }))
  const current = entries.find(({ isCurrent }) => isCurrent)?.id ?? entries[0]!.id
  const side = () => make('div', 'ink-side', makePainterCard(kit), view?.element ?? null)
  return {
    ...page,
    parts: [
      { kind: 'slot', id: 'side', make: side },
      { ...list, className: 'ink-modes', entries },
    ],
    // One card stands out, the round that is on: the focus begins there.
    focus: current,
    opened: () => view?.follow(current),
    closed: () => view?.stop(),
  }
}

function describeMode({ id, isCurrent }: MenuEntry, career: Career, isOpen: boolean): Partial<MenuEntry> {
  const best = career.best[id]
  const needs = isOpen ? '' : texts.modeShut(MODE_STARS[id]! - career.stars)
  const picture = () => {
    const lock = makeIcon(LOCK_ICON)
    lock.firstElementChild!.setAttribute('fill-rule', 'evenodd')
    return make(
      'span',
      'ink-picture',
      makeScene(id, !isOpen),
      isOpen ? null : make('span', 'ink-lock', lock),
      isOpen && isCurrent ? make('span', 'ink-sign ink-on', makeIcon(TICK_ICON), texts.modeOn) : null,
    )
  }
  return {
    className: `ink-mode ink-mode-${id}${isOpen ? '' : ' ink-shut'}`,
    picture,
    // What a shut one asks for stands where an open one says what it is.
    ...(isOpen ? {} : { about: undefined, locked: needs }),
    // A locked mode can be running through a link: it is not marked then.
    isCurrent: isOpen && isCurrent,
    note: isOpen
      ? () =>
          make(
            'span',
            'ink-notes',
            best && id !== 'relax' ? make('span', 'ink-best', texts.bestOf(best)) : null,
            make('i', 'ink-drip'),
          )
      : () => make('span', 'ink-needs', needs),
  }
}

/** Where there is room, the round that is on, or that is looked at, is seen large beside the list. */
function createModeView(career: Career, isOpen: (mode: string) => boolean) {
  const element = make('div', 'ink-view')
  // What it says is on the buttons too.
  element.ariaHidden = 'true'
  let shown = ''
  const show = (mode: string) => {
    if (mode === shown || !(mode in texts.modes)) return
    shown = mode
    const { name, about } = texts.modes[mode as keyof typeof texts.modes]
    const best = career.best[mode]
    const last = !isOpen(mode)
      ? texts.modeShut(MODE_STARS[mode]! - career.stars)
      : best && mode !== 'relax'
        ? texts.bestOf(best)
        : ''
    element.replaceChildren(
      makeScene(mode, !isOpen(mode), true),
      make('b', '', name),
      make('span', '', about),
      last ? make('span', 'ink-view-last', last) : '',
    )
  }
  const look = (event: Event) => {
    const mode = (event.target as Element).closest<HTMLElement>('.ink-mode')?.dataset['id']
    if (mode) show(mode)
  }
  return {
    element,
    follow(mode: string) {
      show(mode)
      document.addEventListener('pointerover', look)
      document.addEventListener('focusin', look)
    },
    stop() {
      document.removeEventListener('pointerover', look)
      document.removeEventListener('focusin', look)
    },
  }
}

/** Who one is, above the rounds: a link to the painter's page. */
function makePainterCard(kit: Kit<Game, Career>): HTMLElement {
  const career = kit.data
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
    'ink-button ink-card',
    face,
    make('b', '', labelPainter(career)),
    make('small', '', title),
    stars,
  )
  card.type = 'button'
  card.dataset['id'] = 'painter'
  card.addEventListener('click', () => {
    kit.audio.play('click')
    kit.open('painter')
  })
  return card
}
