/** The menu pages that differ from the kit's: pictures of modes, puzzles and nights, the room, and what a run brought. */
import type { Kit, MenuEntry, MenuPage, MenuPages, MenuPart, StandardPage } from '@playhouse/game-kit'
import { make } from '@playhouse/game-kit/elements'
import { makeGoal, paint } from './menu-elements.ts'
import { makeMenuIcon } from './menu-icons.ts'
import type { Gifts } from '../view/gifts.ts'
import { HOW_TO } from './how-to.ts'
import { makeLevelsPage } from './level-pages.ts'
import { MODE_SIZE, drawMode } from './mode-art.ts'
import type { ModeNews } from './mode-art.ts'
import { createResultGuard } from './result-key-guard.ts'
import { NIGHTS } from '../rules/nights.ts'
import { paintPatch } from '../art/patch.ts'
import { PUZZLE_COUNT, findPictureName } from '../rules/puzzles.ts'
import { makeRoom } from './room-page.ts'
import type { Cozy } from '../rules.ts'
import { texts } from '../texts.ts'
import { drawThing } from '../art/thing-art.ts'
import { DEEDS_OF, THINGS, listNext } from '../view/things.ts'
import type { Keepsakes } from '../view/things.ts'

/** Lines to put to bed before one begins to dream. */
const NIGHTS_FROM = 10
const GIFT = 96

export function createMenuPages(kit: Kit<Cozy, Keepsakes>, gifts: Gifts): MenuPages {
  const guard = createResultGuard()
  return {
    pause: (page) => makePausePage(page, kit),
    modes: (page) => makeModesPage(page, kit, gifts),
    levels: (page) => makeLevelsPage(page, kit),
    howTo: (page) => ({
      ...page,
      parts: [
        {
          ...HOW_TO,
          kind: 'cards',
          id: 'cards',
          cards: texts.howTo.map((text, i) => ({ text, draw: HOW_TO.drawers[i] })),
        },
      ],
    }),
    room: () => makeRoomPage(kit, gifts),
    result: (page) => ({
      ...addGifts(page, kit, gifts),
      opened() {
        document.querySelector<HTMLElement>('#game')!.dataset.end = kit.state.outcome ?? ''
        guard.opened(kit.state.outcome)
      },
      key: guard.blocks,
    }),
  }
}

const isSolvedIn = (kit: Kit<Cozy, Keepsakes>) => (number: number) =>
  kit.record.stars.puzzle?.[number + 1] !== undefined

function makeRoomPage(kit: Kit<Cozy, Keepsakes>, gifts: Gifts): MenuPage {
  const { room, note } = makeRoom({
    kit,
    getDeeds: gifts.getDeeds,
    has: gifts.has,
    isOut: gifts.isOut,
    listOut: gifts.listOut,
    toggle: gifts.toggle,
    isSolved: isSolvedIn(kit),
  })
  return {
    title: texts.room,
    parts: [
      { kind: 'slot', id: 'room', make: () => room },
      // Says what was touched, over the way back: both stay in sight.
      { kind: 'slot', id: 'note', make: () => note },
    ],
    foot: [{ id: 'back', label: texts.roomBack, isMain: true, act: () => kit.back() }],
  }
}

const asTile = (entry: MenuEntry): MenuEntry => ({
  ...entry,
  className: 'tile',
  picture: () => makeMenuIcon(entry.id),
})

/** One thing to press, the rest as tiles with icons. */
function makePausePage(page: StandardPage, kit: Kit<Cozy, Keepsakes>): MenuPage {
  const { mode } = kit.state
  const room: MenuEntry = { id: 'room', label: texts.room, act: () => kit.open('room') }
  const levels: MenuEntry[] =
    mode === 'puzzle' || mode === 'night'
      ? [{ id: 'levels', label: texts.modes[mode].name, act: () => kit.open('levels', { mode }) }]
      : []
  const parts = page.parts.flatMap((part): MenuPart[] => {
    if (part.kind !== 'buttons') return [part]
    const find = (id: string) => part.entries.filter((entry) => entry.id === id)
    const others = [
      ...find('restart'),
      ...levels,
      ...find('modes'),
      room,
      ...find('howTo'),
      ...find('settings'),
    ]
    return [
      { ...part, entries: part.entries.filter(({ isMain }) => isMain) },
      { ...part, id: 'tiles', className: 'tiles', entries: others.map(asTile) },
    ]
  })
  return { ...page, parts }
}

/** The data for today's images. */
function getNews(kit: Kit<Cozy, Keepsakes>): ModeNews {
  const today = new Date().toISOString().slice(0, 10)
  const solved = Object.keys(kit.record.stars.puzzle ?? {}).map((level) => Number(level) - 1)
  return {
    day: Number(today.slice(8)),
    isDayDone: kit.record.days.includes(today),
    solved: solved.filter((number) => number >= 0 && number < PUZZLE_COUNT).slice(-4),
  }
}

function makeModesPage(page: StandardPage, kit: Kit<Cozy, Keepsakes>, gifts: Gifts): MenuPage {
  const news = getNews(kit)
  const best = kit.record.best.endless ?? 0
  const { lines } = kit.data
  const isOpen = lines >= NIGHTS_FROM
  const dreamt = Object.keys(kit.record.stars.night ?? {}).length
  const more: Record<string, string> = {
    endless: best > 0 ? texts.bestOfAll(best) : '',
    daily: news.isDayDone ? texts.dailyDone : texts.dailyOpen,
    puzzle: texts.solvedCount(gifts.getDeeds().solved, PUZZLE_COUNT),
    night: isOpen ? texts.nightsDone(dreamt, NIGHTS.length) : texts.nightsLater(lines, NIGHTS_FROM),
  }
  const withPicture = (entry: MenuEntry): MenuEntry => ({
    ...entry,
    className: 'mode',
    picture: () => paint(MODE_SIZE, MODE_SIZE, (g) => drawMode(g, entry.id, news)),
    note: more[entry.id] ? () => make('b', 'news', more[entry.id]!) : undefined,
    locked: entry.id === 'night' && !isOpen ? more.night : undefined,
  })
  const room: MenuEntry = {
    id: 'room',
    label: texts.room,
    about: texts.roomAbout(THINGS.filter(({ id }) => gifts.has(id)).length, THINGS.length),
    act: () => kit.open('room'),
  }
  const parts = page.parts.map((part): MenuPart =>
    part.kind === 'tiles'
      ? { ...part, className: 'modes', entries: [...part.entries, room].map(withPicture) }
      : part,
  )
  return { ...page, parts }
}

/** New things of the room, the solved puzzle, and the next goal; one button stands out. */
function addGifts(page: StandardPage, kit: Kit<Cozy, Keepsakes>, gifts: Gifts): MenuPage {
  const game = kit.state
  const fresh = gifts.getFresh()
  const [next] = listNext(gifts.getDeeds(), 1, DEEDS_OF[game.mode])
  const isPicture = fresh.length === 0 && findPictureName(game.puzzle) !== null
  const picture = (): Node | null => {
    const drawn =
      fresh.length > 0
        ? paint(GIFT * fresh.length, GIFT, (g) =>
            fresh.forEach((id, i) => drawThing(g, id, GIFT * (i + 0.5), GIFT - 6, GIFT * 0.82)),
          )
        : game.outcome === 'solved'
          ? paint(GIFT, GIFT, (g) => paintPatch(g, game.puzzle, { x: 0, y: 0, size: GIFT }, true))
          : null
    // The board shows a finished picture as well.
    if (drawn) drawn.className = isPicture ? 'gift finished' : 'gift'
    return drawn
  }
  const names = fresh.map((id) => texts.things[id]).join(', ')
  const line: MenuPart[] = fresh.length > 0 ? [{ kind: 'text', id: 'gift', text: texts.gift(names) }] : []
  const goal: MenuPart[] = next
    ? [{ kind: 'slot', id: 'goal', make: () => makeGoal(next, gifts.getDeeds()) }]
    : []
  const main = page.foot.filter(({ isMain }) => isMain)
  const others = page.foot.filter(({ isMain }) => !isMain)
  const isOffer = ({ className }: MenuEntry) => className !== undefined
  return {
    ...page,
    parts: [{ kind: 'slot', id: 'picture', make: picture }, ...page.parts, ...line, ...goal],
    foot: [
      ...main,
      ...others.filter(isOffer),
      ...others
        .filter((entry) => !isOffer(entry))
        .map((entry) => ({ ...entry, picture: () => makeMenuIcon(entry.id) })),
    ],
  }
}
