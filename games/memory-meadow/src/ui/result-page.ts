/** The result card: stars, flowers, what the album won, the garden's next thing, and few buttons, each with a sign. */
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
  const parts = page.parts.map((part): MenuPart => {
    if (part.kind !== 'slot' || part.id !== 'score') return part
    return { ...part, make: () => make('div', 'mm-flowers', part.make()) }
  })
  return {
    ...page,
    parts: goal
      ? [...parts, { kind: 'buttons', id: 'goal', className: 'mm-goal-row', entries: [goal] }]
      : parts,
    foot: page.foot
      .filter(isShown)
      .toSorted((a, b) => rank(a) - rank(b))
      .map(addSign),
    opened: refuseEarlyPresses,
  }
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

/** The next thing of the garden, and how far the flowers reach, is the way into it. */
function makeGoal(kit: Kit<Game, Album>): MenuEntry | null {
  const garden = getGarden(kit.data)
  const next = findNext(garden)
  if (!next) return null
  const isReady = garden.flowers >= next.price
  const flowers = Math.min(garden.flowers, next.price)
  const bar = make('progress', 'mm-bar')
  bar.max = next.price
  bar.value = flowers
  const name = texts.things[next.id]
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
