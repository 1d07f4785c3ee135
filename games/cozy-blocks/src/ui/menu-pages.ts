/** The game's menu pages: modes and puzzles with pictures, the nights, the room, icons on the buttons, and gifts on the card. */
import type { Kit, MenuEntry, MenuPage, MenuPages, MenuPart, Slot, StandardPage } from '@playhouse/game-kit'
import { make, makeIcon } from '@playhouse/game-kit/elements'
import { makeGoal, paint } from './menu-elements.ts'
import type { Gifts } from '../view/gifts.ts'
import { MODE_SIZE, drawMode } from './mode-art.ts'
import type { ModeNews } from './mode-art.ts'
import { HOW_TO_SIZE, drawHowTo } from './how-to.ts'
import { createResultKeyGuard } from './result-key-guard.ts'
import { makeNightsPage } from './night-page.ts'
import { NIGHTS } from '../rules/nights.ts'
import { paintPatch } from '../art/patch.ts'
import { PUZZLE_COUNT, findPictureName } from '../rules/puzzles.ts'
import { makeRoomPage } from './room-page.ts'
import type { Cozy } from '../rules.ts'
import { texts } from '../texts.ts'
import { drawThing } from '../art/thing-art.ts'
import { DEEDS_OF, THINGS, listNext } from '../view/things.ts'
import type { Keepsakes } from '../view/things.ts'

const PATCH = 54
/** Lines to put to bed before one begins to dream. */
const NIGHTS_FROM = 10
const LEVELS_A_PAGE = 20
const GIFT = 84
/** Small pictures on the buttons of a break and of a result. */
const ICONS: Record<string, string> = {
  undo: 'M8.5 5 4.5 9l4 4M5 9h8.5a5.2 5.2 0 0 1 0 10.4H8',
  room: 'M4 11.5 12 4.5l8 7M6 10v9.5h12V10M10 19.5v-5h4v5',
  again: 'M19 12a7 7 0 1 1-2.2-5.1M17.5 3v4.5H13',
  restart: 'M19 12a7 7 0 1 1-2.2-5.1M17.5 3v4.5H13',
  levels: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
  modes: 'M4 5h16v5H4zM4 14h7v6H4zM14 14h6v6h-6z',
  howTo: 'M9 9a3.2 3.2 0 1 1 4.6 2.9c-1 .5-1.5 1.2-1.5 2.3M12 18.2v.1',
  settings: 'M4 7h9M18 7h2M15.5 4.8v4.4M4 17h3M12 17h8M9.5 14.8v4.4M4 12h16',
}

type CozyKit = Kit<Cozy, Keepsakes>

const makeIconOf =
  (id: string): Slot =>
  () =>
    make('span', 'icon', makeIcon(ICONS[id]!))

const addIcon = (entry: MenuEntry): MenuEntry =>
  !entry.isMain && ICONS[entry.id] ? { ...entry, picture: makeIconOf(entry.id) } : entry

export function createMenuPages(kit: CozyKit, gifts: Gifts): MenuPages {
  const guard = createResultKeyGuard()
  const isSolved = (number: number) => kit.record.stars.puzzle?.[number + 1] !== undefined
  return {
    pause: (page) => addPauseIcons(page, kit),
    modes: (page) => addModePictures(page, kit, gifts),
    levels: (page) =>
      page.title === texts.modes.night.name
        ? makeNightsPage(page, kit, kit.record.stars.night ?? {})
        : addPatches(page, isSolved),
    howTo: (page) => ({
      ...page,
      parts: [
        {
          kind: 'cards',
          id: 'cards',
          size: HOW_TO_SIZE,
          ms: 2800,
          still: 0.62,
          cards: texts.howTo.map((text, i) => ({ text, draw: drawHowTo(i) })),
        },
      ],
    }),
    result: (page) => {
      const { outcome } = kit.state
      guard.opened(outcome)
      return { ...addGifts(page, kit, gifts), key: guard.key }
    },
    room: () => makeRoomPage({ kit, gifts, isSolved }),
  }
}

/** One thing to press, the rest as tiles with icons. */
function addPauseIcons(page: StandardPage, kit: CozyKit): MenuPage {
  const { mode } = kit.state
  const own: MenuEntry[] = [{ id: 'room', label: texts.room, act: () => kit.open('room') }]
  if (mode === 'puzzle' || mode === 'night')
    own.unshift({ id: 'levels', label: texts.modes[mode].name, act: () => kit.open('levels') })
  return {
    ...page,
    parts: page.parts.map((part): MenuPart => {
      if (part.kind !== 'buttons') return part
      const entries = part.entries.flatMap((entry) => (entry.id === 'howTo' ? [...own, entry] : [entry]))
      return { ...part, kind: 'tiles', entries: entries.map(addIcon) }
    }),
  }
}

/** The data for today's images. */
function getNews(kit: CozyKit): ModeNews {
  const today = new Date().toISOString().slice(0, 10)
  const solved = Object.keys(kit.record.stars.puzzle ?? {}).map((level) => Number(level) - 1)
  return {
    day: Number(today.slice(8)),
    isDayDone: kit.record.days.includes(today),
    solved: solved.filter((number) => number >= 0 && number < PUZZLE_COUNT).slice(-4),
  }
}

function addModePictures(page: StandardPage, kit: CozyKit, gifts: Gifts): MenuPage {
  const news = getNews(kit)
  const best = kit.record.best.endless ?? 0
  const { lines } = kit.data
  const isOpen = lines >= NIGHTS_FROM
  const dreamt = Object.keys(kit.record.stars.night ?? {}).length
  const lastWords: Record<string, string> = {
    endless: best > 0 ? texts.bestOfAll(best) : '',
    daily: news.isDayDone ? texts.dailyDone : texts.dailyOpen,
    puzzle: texts.solvedCount(gifts.getDeeds().solved, PUZZLE_COUNT),
    night: isOpen ? texts.nightsDone(dreamt, NIGHTS.length) : texts.nightsLater(lines, NIGHTS_FROM),
  }
  const room: MenuEntry = {
    id: 'room',
    label: texts.room,
    about: texts.roomAbout(THINGS.filter(({ id }) => gifts.has(id)).length, THINGS.length),
    act: () => kit.open('room'),
  }
  const addPicture = (entry: MenuEntry): MenuEntry => ({
    ...entry,
    isDisabled: entry.id === 'night' && !isOpen,
    picture: () => paint(MODE_SIZE, MODE_SIZE, (g) => drawMode(g, entry.id, news)),
    note: () => (lastWords[entry.id] ? make('b', 'news', lastWords[entry.id]!) : null),
  })
  return {
    ...page,
    parts: page.parts.map((part) =>
      part.kind === 'tiles' ? { ...part, entries: [...part.entries, room].map(addPicture) } : part,
    ),
  }
}

/** Puzzles are their pictures, with the number over them. */
function addPatches(page: StandardPage, isSolved: (number: number) => boolean): MenuPage {
  const addPatch = (entry: MenuEntry): MenuEntry => {
    const number = Number(entry.id) - 1
    const name = isSolved(number) ? findPictureName(number) : null
    return {
      ...entry,
      name: name ? `${entry.name}, ${name}` : entry.name,
      picture: () => paint(PATCH, PATCH, (g) => paintPatch(g, number, 0, 0, PATCH, isSolved(number))),
    }
  }
  return {
    ...page,
    parts: page.parts.flatMap((part): MenuPart[] => {
      if (part.kind !== 'levels') return [part]
      const first = Number(part.entries[0]?.id ?? 1)
      const pages = Math.ceil(page.levels.length / LEVELS_A_PAGE)
      return [
        { ...part, className: 'patches-to-choose', entries: part.entries.map(addPatch) },
        { kind: 'text', id: 'where', text: texts.page(Math.ceil(first / LEVELS_A_PAGE), pages) },
      ]
    }),
  }
}

/** New things of the room, the solved puzzle, and the next goal. */
function addGifts(page: StandardPage, kit: CozyKit, gifts: Gifts): MenuPage {
  const game = kit.state
  const fresh = gifts.getFresh()
  // A finished picture stays in sight over the card.
  const isPicture = fresh.length === 0 && findPictureName(game.puzzle) !== null
  document.documentElement.dataset.end =
    game.outcome === 'solved' && isPicture ? 'picture' : (game.outcome ?? '')
  const picture = () => {
    if (fresh.length === 0 && (game.outcome !== 'solved' || isPicture)) return null
    const made = paint(GIFT * Math.max(1, fresh.length), GIFT, (g) => {
      if (fresh.length === 0) paintPatch(g, game.puzzle, 0, 0, GIFT, true)
      fresh.forEach((id, i) => drawThing(g, id, GIFT * (i + 0.5), GIFT - 6, GIFT * 0.82))
    })
    made.className = 'gift'
    return made
  }
  const [next] = listNext(gifts.getDeeds(), 1, DEEDS_OF[game.mode])
  const names = fresh.map((id) => texts.things[id]).join(', ')
  const order = ({ isMain, id }: MenuEntry) => (isMain ? 0 : id === 'reward' ? 1 : 2)
  return {
    ...page,
    parts: [
      { kind: 'slot', id: 'gift', make: picture },
      ...page.parts,
      ...(fresh.length > 0 ? [{ kind: 'text', id: 'names', text: texts.gift(names) } as const] : []),
      { kind: 'slot', id: 'goal', make: () => (next ? makeGoal(next, gifts.getDeeds()) : null) },
    ],
    foot: page.foot.map(addIcon).toSorted((a, b) => order(a) - order(b)),
  }
}
