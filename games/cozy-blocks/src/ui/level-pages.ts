/** The pages of puzzles, which are their pictures, and of dream nights: rule and quest of each, also while locked. */
import type { Kit, MenuEntry, MenuPage, MenuPart, StandardPage } from '@playhouse/game-kit'
import { make } from '@playhouse/game-kit/elements'
import { paint } from './menu-elements.ts'
import { NIGHT_TILE, paintNightTile } from './night-tile.ts'
import { getNight, isNightOpen, getNightQuest } from '../rules/nights.ts'
import { paintPatch } from '../art/patch.ts'
import { PUZZLE_COUNT, findPictureName } from '../rules/puzzles.ts'
import type { Cozy } from '../rules.ts'
import { texts } from '../texts.ts'
import type { Keepsakes } from '../view/things.ts'

const PATCH = 54
/** As many puzzles as the kit shows at once. */
const LEVELS_A_PAGE = 20
/** As many nights as a phone shows without scrolling. */
const NIGHTS_ON_PHONE = 10
const WIDE = '(min-width: 760px) and (min-height: 600px)'

export function makeLevelsPage(page: StandardPage, kit: Kit<Cozy, Keepsakes>): MenuPage {
  return page.title === texts.modes.night.name ? makeNights(page, kit) : makePuzzles(page, kit)
}

function makePuzzles(page: StandardPage, kit: Kit<Cozy, Keepsakes>): MenuPage {
  const describe = (entry: MenuEntry): MenuEntry => {
    const number = Number(entry.id) - 1
    const isSolved = kit.record.stars.puzzle?.[number + 1] !== undefined
    const name = isSolved ? findPictureName(number) : null
    return {
      ...entry,
      label: '',
      name: name ? `${entry.name}, ${name}` : entry.name,
      className: isSolved ? 'puzzle won' : 'puzzle',
      picture: () =>
        make(
          'span',
          'patch',
          make('span', 'number', entry.id),
          paint(PATCH, PATCH, (g) => paintPatch(g, number, { x: 0, y: 0, size: PATCH }, isSolved)),
        ),
    }
  }
  let first = 1
  const parts = page.parts.flatMap((part): MenuPart[] => {
    if (part.kind === 'levels') {
      first = Number(part.entries[0]?.id ?? 1)
      return [{ ...part, className: 'puzzles', entries: part.entries.map(describe) }]
    }
    if (part.kind !== 'pair') return [part]
    const pages = Math.ceil(PUZZLE_COUNT / LEVELS_A_PAGE)
    return [part, { kind: 'text', id: 'where', text: texts.page(Math.ceil(first / LEVELS_A_PAGE), pages) }]
  })
  return { ...page, parts }
}

function makeNights(page: StandardPage, kit: Kit<Cozy, Keepsakes>): MenuPage {
  const stars = kit.record.stars.night ?? {}
  const size = matchMedia(WIDE).matches ? page.levels.length : NIGHTS_ON_PHONE
  const pages = Math.ceil(page.levels.length / size)
  const current = page.levels.findIndex(({ isMain }) => isMain)
  const at = Number(page.detail.page ?? Math.floor(Math.max(0, current) / size))
  const turn = (id: string, label: string, name: string, to: number): MenuEntry => ({
    id,
    label,
    name,
    isDisabled: to < 0 || to >= pages,
    act: () => kit.open('levels', { mode: 'night', page: to }),
  })
  const pager: MenuPart[] = [
    {
      kind: 'pair',
      id: 'pager',
      entries: [
        turn('earlier', '←', texts.earlierNights, at - 1),
        turn('later', '→', texts.laterNights, at + 1),
      ],
    },
    { kind: 'text', id: 'where', text: texts.page(at + 1, pages) },
  ]
  const describe = (entry: MenuEntry): MenuEntry => {
    const level = Number(entry.id)
    const isOpen = isNightOpen(level, stars)
    const [name] = texts.nightRules[getNight(level - 1).rule]
    const quest = texts.questInBubble(getNightQuest(level - 1))
    const state = stars[level] !== undefined ? 'won' : isOpen ? 'open' : 'closed'
    return {
      ...entry,
      label: name,
      about: quest,
      name: [entry.name, name, quest, ...(isOpen ? [] : [texts.nightLocked])].join(', '),
      isDisabled: !isOpen,
      className: 'night',
      picture: () =>
        make(
          'span',
          'sky',
          paint(NIGHT_TILE.w, NIGHT_TILE.h, (g) => paintNightTile(g, level - 1, state)),
          make('i', '', entry.id),
        ),
    }
  }
  const entries = page.levels.slice(at * size, (at + 1) * size).map(describe)
  return {
    ...page,
    parts: [{ kind: 'levels', id: 'levels', className: 'nights', entries }, ...(pages > 1 ? pager : [])],
  }
}
