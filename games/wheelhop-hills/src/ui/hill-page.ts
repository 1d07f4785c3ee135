/** The level page: an image of every hill, a heading for every time of day, and page buttons with text. */
import type { Kit, MenuEntry, MenuPage, MenuPart, StandardPage } from '@playhouse/game-kit'
import { make } from '@playhouse/game-kit/elements'
import type { SaveData } from '../view/ghost.ts'
import { countCarrots, HAT_AT } from '../art/hats.ts'
import { createHillCard } from './hill-card.ts'
import { LEVELS_A_WORLD } from '../rules/hills.ts'
import { LEVEL_COUNT } from '../rules/levels.ts'
import type { Game } from '../state.ts'
import { texts } from '../texts.ts'
import { createGolden, listWays } from './special-hills.ts'
import { WORLDS } from '../art/worlds.ts'

const HILLS_A_PAGE = 2 * LEVELS_A_WORLD

export function addHills(page: StandardPage, kit: Kit<Game, SaveData>): MenuPage {
  const { stars, golden } = texts.wins
  const count = countCarrots(kit.data.carrots)
  const won = Object.values(kit.record.stars.levels ?? {}).reduce((sum, gained) => sum + gained, 0)
  const lines = [
    texts.carrots(
      count,
      HAT_AT.find((at) => at > count),
    ),
    [stars(won), golden(Object.keys(kit.data.golden ?? {}).length)].join(' · '),
  ]
  const around = page.detail.around ?? Number(page.levels.find(({ isMain }) => isMain)?.id ?? 1)
  const world = Math.floor((around - 1) / HILLS_A_PAGE) * 2
  const bands = [world, world + 1].filter((one) => one < WORLDS.length)
  return {
    ...page,
    parts: [
      {
        kind: 'slot',
        id: 'sums',
        make: () => make('p', 'wh-sum', ...lines.map((line) => make('span', '', line))),
      },
      listWays(kit),
      ...bands.map((one) => makeBand(one, page.levels, kit)),
      turnByWords(
        page.parts.find(({ id }) => id === 'pager')!,
        world * LEVELS_A_WORLD + 1,
      ),
    ],
  }
}

function makeBand(world: number, levels: readonly MenuEntry[], kit: Kit<Game, SaveData>): MenuPart {
  const first = world * LEVELS_A_WORLD
  return {
    kind: 'levels',
    id: `world-${world}`,
    heading: () => createHeading(world, kit),
    entries: levels.slice(first, first + LEVELS_A_WORLD).map((entry, i) => {
      const level = first + i + 1
      return {
        ...entry,
        picture: () => createHillCard(level, !entry.isDisabled),
        sign: kit.data.golden?.[level] === undefined ? undefined : createGolden,
        stars: entry.isDisabled ? undefined : (entry.stars ?? { count: 0, max: 3 }),
      }
    }),
  }
}

/** A time of day: its name on a strip of its own sky, and how many stars it has given. */
function createHeading(world: number, kit: Kit<Game, SaveData>): HTMLElement {
  const heading = make('h2', 'wh-world')
  const { ridges, isNight } = WORLDS[world]!
  heading.style.background = isNight ? ridges[2] : ridges[1]
  heading.style.color = isNight ? '#fff' : '#2b1f33'
  let stars = 0
  for (let i = 1; i <= LEVELS_A_WORLD; i++)
    stars += kit.record.stars.levels?.[world * LEVELS_A_WORLD + i] ?? 0
  heading.append(
    make('span', '', texts.worlds[world] ?? ''),
    make('span', 'wh-stars', texts.starsOf(stars, LEVELS_A_WORLD * 3)),
  )
  return heading
}

/** The page buttons say which hills they lead to, and those that lead nowhere are left out. */
function turnByWords(pager: MenuPart, first: number): MenuPart {
  if (pager.kind !== 'pair') return pager
  const name = (from: number) => texts.hillsFrom(from, Math.min(LEVEL_COUNT, from + HILLS_A_PAGE - 1))
  const from: Record<string, number> = { earlier: first - HILLS_A_PAGE, later: first + HILLS_A_PAGE }
  return {
    ...pager,
    entries: pager.entries
      .filter(({ isDisabled }) => !isDisabled)
      .map((entry) => ({
        ...entry,
        label: entry.id === 'earlier' ? `‹ ${name(from.earlier!)}` : `${name(from.later!)} ›`,
      })),
  }
}
