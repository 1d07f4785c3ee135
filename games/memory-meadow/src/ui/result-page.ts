/** The result card: stars, flowers, what the album won, the garden's next thing, and few buttons, each with a sign. */
import { makeProgress } from '@playhouse/game-kit/collection'
import type { Kit, MenuEntry, MenuPage, MenuPart, StandardPage } from '@playhouse/game-kit'
import { make } from '@playhouse/game-kit/elements'
import type { Album } from './album.ts'
import { paintIcon, paintThing } from './menu-pictures.ts'
import type { IconName } from '../art/signs.ts'
import { findNext, getGarden } from '../view/garden.ts'
import type { Game } from '../state.ts'
import { texts } from '../texts.ts'

/** A tapping finger chooses nothing from a card that has just come. */
const FRESH_MS = 650
/** From this level on the card shows the other ways to play. */
const FIRST_WAYS = 3
/** The order of the buttons; those with an arrow lead on. */
const ORDER = ['reward', 'garden', 'onward', 'ahead', 'walk', 'again', 'modes']
const ICONS: Partial<Record<string, [name: IconName, colour?: string]>> = {
  garden: ['flower', '#d8447a'],
  walk: ['steps'],
  again: ['again'],
  modes: ['post'],
}

export function makeResultPage(page: StandardPage, kit: Kit<Game, Album>): MenuPage {
  const isNight = page.result?.won === false
  const hasGarden = page.foot.some(({ id }) => id === 'garden')
  const goal = isNight || !hasGarden ? null : makeGoal(kit)
  const isAhead = page.foot.some(({ id }) => id === 'ahead')
  const { level } = kit.start
  const isShown = ({ id, isMain }: MenuEntry) => {
    if (isMain) return true
    if (id === 'garden') return goal === null
    // After a night there is no other try than the lighter one; who needed no other try goes a season on.
    if (id === 'again') return !isNight && !isAhead
    // Newcomers have one thing less to choose from.
    if (id === 'modes') return level === 0 || level >= FIRST_WAYS
    return id !== 'levels'
  }
  const rank = ({ id, isMain }: MenuEntry) => (isMain ? -1 : ORDER.indexOf(id))
  const isTop = ({ id }: MenuPart) => id === 'stars' || id === 'score'
  const top: MenuPart = { kind: 'slot', id: 'top', make: () => makeTop(page.parts.filter(isTop)) }
  const parts = [top, ...page.parts.filter((part) => !isTop(part))]
  return {
    ...page,
    parts: goal ? [...parts, { kind: 'buttons', id: 'goal', entries: [goal] }] : parts,
    foot: page.foot
      .filter(isShown)
      .toSorted((a, b) => rank(a) - rank(b))
      .map(addSign)
      .map(markHalf),
    opened: refuseEarlyPresses,
  }
}

/** The stars, and the flowers with one before their number. */
function makeTop(parts: readonly MenuPart[]): HTMLElement | null {
  const made = parts.map((part) => {
    if (part.kind !== 'slot') return null
    return part.id === 'score' ? make('div', 'mm-flowers', part.make()) : part.make()
  })
  return made.length > 0 ? make('div', 'mm-top', ...made) : null
}

function addSign(entry: MenuEntry): MenuEntry {
  const { id, isMain, className = '' } = entry
  if (isMain) return { ...entry, className: 'mm-answer mm-go' }
  if (id === 'ahead' || id === 'onward') return { ...entry, className: `mm-answer mm-${id}` }
  const icon = ICONS[id]
  if (!icon) return { ...entry, className: `mm-answer ${className}` }
  const [name, colour] = icon
  return { ...entry, className: 'mm-answer mm-signed', picture: () => paintIcon(name, 28, colour) }
}

/** Two small buttons share a row; the last of an odd number has its own. */
function markHalf(entry: MenuEntry, i: number, all: readonly MenuEntry[]): MenuEntry {
  const isSmall = ({ isMain, id }: MenuEntry) => !isMain && id !== 'reward'
  const count = all.filter(isSmall).length
  const isAlone = count < 2 || (count % 2 === 1 && i === all.length - 1)
  return isSmall(entry) && !isAlone ? { ...entry, className: `${entry.className} mm-half` } : entry
}

/** The next thing of the garden, and how far the flowers reach, is the way into it. */
function makeGoal(kit: Kit<Game, Album>): MenuEntry | null {
  const garden = getGarden(kit.data)
  const next = findNext(garden)
  if (!next) return null
  const isReady = garden.flowers >= next.price
  const flowers = Math.min(garden.flowers, next.price)
  const name = texts.things[next.id]
  const bar = makeProgress(name, flowers, next.price, 'mm-bar')
  return {
    id: 'garden',
    label: isReady ? texts.plantNow : name,
    name: `${texts.garden}. ${texts.costs(name, next.price)}`,
    className: `mm-answer mm-goal${isReady ? ' mm-ready' : ''}`,
    picture: () => paintThing(next.id, isReady && !kit.settings.calm),
    note: () => make('span', 'mm-progress', bar, `${flowers} / ${next.price}`),
    act: () => kit.open('garden'),
  }
}

function refuseEarlyPresses(): void {
  const { classList } = document.documentElement
  classList.add('mm-fresh')
  setTimeout(() => classList.remove('mm-fresh'), FRESH_MS)
}
