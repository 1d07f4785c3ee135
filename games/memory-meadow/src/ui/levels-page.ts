/** The page of levels: a band for each season, a small picture of its season for each meadow. */
import type { Kit, MenuEntry, MenuPage, MenuPart, StandardPage } from '@playhouse/game-kit'
import { make } from '@playhouse/game-kit/elements'
import type { Album } from './album.ts'
import { THEMES } from '../art/themes.ts'
import { getEarsLevel, getMeadowLevel, getTogetherLevel } from '../rules/levels.ts'
import type { Level } from '../rules/levels.ts'
import type { Game } from '../state.ts'
import { texts } from '../texts.ts'
import { SEASON, hostOf, paintTile } from './tiles.ts'
import { paintTwist, signOf } from './twist-signs.ts'

const LEVEL_OF: Record<string, (level: number) => Level> = {
  meadow: getMeadowLevel,
  ears: getEarsLevel,
  together: getTogetherLevel,
}

export function makeLevelsPage(page: StandardPage, kit: Kit<Game, Album>): MenuPage {
  const mode = Object.entries(texts.modes).find(([, { name }]) => name === page.title)?.[0] ?? ''
  const getLevel = LEVEL_OF[mode]
  if (!getLevel) return page
  const stars = kit.record.stars[mode] ?? {}
  // One level after the farthest that was won is open: a lost meadow blocks nothing.
  const reached = mode === 'meadow' ? Math.max(0, ...Object.keys(stars).map(Number)) + 1 : Infinity
  const entries = page.levels.map((entry) => {
    const number = Number(entry.id)
    return addPicture(entry, { level: getLevel(number), mode, isOpen: number <= reached }, kit)
  })
  const isPlayed = kit.start.mode === mode
  const focus = isPlayed ? String(kit.start.level) : page.focus
  if (mode !== 'meadow') {
    const all: MenuPart = { kind: 'levels', id: 'levels', className: 'mm-plain', entries }
    return { ...page, parts: [all], focus }
  }
  const bands = texts.seasons.map((name, season): MenuPart => {
    const first = season * SEASON
    return {
      kind: 'levels',
      id: `season-${season + 1}`,
      className: `mm-season mm-${THEMES[season]!.id}`,
      heading: () => make('h2', 'mm-season-name', name, makeSum(stars, first)),
      entries: entries.slice(first, first + SEASON),
    }
  })
  return { ...page, parts: bands, focus }
}

function addPicture(
  entry: MenuEntry,
  { level, mode, isOpen }: { level: Level; mode: string; isOpen: boolean },
  kit: Kit<Game, Album>,
): MenuEntry {
  const number = Number(entry.id)
  const won = kit.record.stars[mode]?.[number]
  const host = hostOf(level, number)
  const isKnown = won !== undefined || (kit.data.met[host] ?? 0) > 0
  const special = mode === 'meadow' ? signOf(level, number) : level.kind === 'listen' && isOpen ? 'ear' : null
  return {
    ...entry,
    name: texts.levelIs(number, won ?? null, isOpen),
    isDisabled: !isOpen,
    className: 'mm-level',
    picture: () => paintTile(level, host, isOpen && isKnown, isOpen),
    // Beside the number.
    note: special ? () => paintTwist(special) : undefined,
    stars: won === undefined ? undefined : { count: Math.max(1, won), max: 3 },
  }
}

/** The stars of a season, won and to win. */
function makeSum(stars: Readonly<Record<number, number>>, first: number): HTMLElement {
  const won = Array.from({ length: SEASON }, (_, i) => stars[first + i + 1] ?? 0)
  const sum = won.reduce((all, count) => all + count, 0)
  const most = SEASON * 3
  return make('span', sum === most ? 'mm-sum mm-whole' : 'mm-sum', `${sum}/${most}`, make('i'))
}
