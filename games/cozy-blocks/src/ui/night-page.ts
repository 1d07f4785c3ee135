/** The page of dream nights: each tile shows its rule and its quest, also while locked. Ten at a time on a phone. */
import type { Kit, MenuEntry, MenuPage, StandardPage } from '@playhouse/game-kit'
import { make } from '@playhouse/game-kit/elements'
import { paint } from './menu-elements.ts'
import { NIGHT_TILE, paintNightTile } from './night-tile.ts'
import { getNight, isNightOpen, getNightQuest } from '../rules/nights.ts'
import type { NightStars } from '../rules/nights.ts'
import type { Cozy } from '../rules.ts'
import { texts } from '../texts.ts'

/** As many as a phone shows without scrolling, and a larger window. */
const ON_PHONE = 10
const ON_WIDE = 20
const WIDE = '(min-width: 760px) and (min-height: 600px)'

export function makeNightsPage(page: StandardPage, kit: Kit<Cozy>, stars: NightStars): MenuPage {
  const { levels, detail } = page
  const size = matchMedia(WIDE).matches ? ON_WIDE : ON_PHONE
  const pages = Math.ceil(levels.length / size)
  const around = detail.around ?? Number(levels.find(({ isMain }) => isMain)?.id ?? 1)
  const nth = Math.floor((around - 1) / size)
  const turn = (id: string, label: string, name: string, to: number): MenuEntry => ({
    id,
    label,
    name,
    isDisabled: to < 0 || to >= pages,
    act: () => kit.open('levels', { ...detail, mode: 'night', around: to * size + 1 }),
  })
  const pager = [
    turn('earlier', '←', texts.earlierNights, nth - 1),
    turn('later', '→', texts.laterNights, nth + 1),
  ]
  return {
    ...page,
    parts: [
      {
        kind: 'levels',
        id: 'nights',
        className: 'nights',
        entries: levels.slice(nth * size, (nth + 1) * size).map((entry) => makeNight(entry, stars)),
      },
      ...(pages > 1
        ? [
            { kind: 'text', id: 'where', text: texts.page(nth + 1, pages) } as const,
            { kind: 'pair', id: 'pager', entries: pager } as const,
          ]
        : []),
    ],
  }
}

function makeNight(entry: MenuEntry, stars: NightStars): MenuEntry {
  const level = Number(entry.id)
  const isOpen = isNightOpen(level, stars)
  const [name] = texts.nightRules[getNight(level - 1).rule]
  const quest = texts.questInBubble(getNightQuest(level - 1))
  const state = stars[level] !== undefined ? 'won' : isOpen ? 'open' : 'closed'
  return {
    ...entry,
    isDisabled: !isOpen,
    name: [entry.name, name, quest, ...(isOpen ? [] : [texts.nightLocked])].join(', '),
    picture: () => paint(NIGHT_TILE.w, NIGHT_TILE.h, (g) => paintNightTile(g, level - 1, state)),
    note: () => make('span', 'night-words', make('b', '', name), make('small', '', quest)),
  }
}
