/** The menu pages that differ from the kit's: the games with their tables, the pause page, and the rules as moving pictures. */
import type {
  HowToCard,
  Kit,
  MenuEntry,
  MenuPage,
  MenuPages,
  MenuPart,
  StandardPage,
} from '@playhouse/game-kit'
import { make } from '@playhouse/game-kit/elements'
import { dealOfDay } from '../rules/days.ts'
import { makeDealPage } from './deal-page.ts'
import { pictureMonth, pictureToday } from './day-pictures.ts'
import { makePicture } from './elements.ts'
import { countFirs, MAX_FIRS } from '../data/firs.ts'
import { makeForestPage } from './forest-page.ts'
import type { MenuTarget } from './menu-target.ts'
import { createLessons } from './how-pictures.ts'
import { pictureMenu } from './menu-pictures.ts'
import type { MenuPicture } from './menu-pictures.ts'
import type { Game } from '../state.ts'
import type { Data } from './stats.ts'
import { texts } from '../texts.ts'
import { drawFir } from '../art/trees.ts'

/** The icon of each button of the pause page. */
const PAUSE_PICTURES: Record<string, MenuPicture> = {
  restart: 'deal',
  modes: 'games',
  howTo: 'howTo',
  settings: 'settings',
  giveUp: 'giveUp',
}

export function createMenuPages(kit: Kit<Game, Data>, target: MenuTarget): MenuPages {
  return {
    pause: (page) => addPausePictures(page, kit, target),
    modes: (page) => addTables(page, kit, target),
    howTo: (page) => addLessons(page, kit),
    settings: (page) => groupSettings(page, kit),
    forest: ({ detail }) => makeForestPage(kit, target, detail),
    deal: ({ detail }) => makeDealPage(kit, target, detail.focus as string | undefined),
  }
}

const pictureFirs = (count: number): HTMLCanvasElement => {
  const made = makePicture(
    MAX_FIRS * 16,
    17,
    (g) => {
      for (let i = 0; i < MAX_FIRS; i++)
        drawFir(g, { x: 8 + i * 16, foot: 16.5, w: 15, h: 16.5 }, i < count ? '#1f7a4f' : '#27402f2e')
    },
    texts.howHard[count - 1]!,
  )
  made.className = 'es-firs'
  return made
}

/** Today's deal and the calendar come first, then the tables, each with how hard it is. */
function addTables(page: StandardPage, kit: Kit<Game, Data>, { today }: MenuTarget): MenuPage {
  const day = today()
  const about = (text: string) => make('span', 'es-about', text)
  const daily = (entry: MenuEntry): MenuEntry => ({
    ...entry,
    about: undefined,
    className: 'es-game es-day-game',
    picture: () => pictureToday(day),
    note: () => about(texts.todays(texts.modes[dealOfDay(day).mode as keyof typeof texts.modes].name)),
  })
  // The calendar opens over the table one was at: no other cards are dealt.
  const past = (entry: MenuEntry): MenuEntry => ({
    ...entry,
    about: undefined,
    className: 'es-game es-day-game',
    picture: () => pictureMonth(day, kit.data.leaves),
    note: () => about(entry.about ?? ''),
    act: () => kit.open('forest', { tab: 'calendar' }),
  })
  const table = (entry: MenuEntry, i: number): MenuEntry => ({
    ...entry,
    about: undefined,
    // The last two are as wide as the first two.
    className: i < 6 ? 'es-game' : 'es-game es-wide-game',
    picture: () => make('span', `es-table-picture es-${entry.id}`),
    note: () => make('span', 'es-notes', pictureFirs(countFirs(entry.id)), about(entry.about ?? '')),
  })
  const parts = page.parts.map((part): MenuPart => {
    if (part.kind !== 'tiles') return part
    const find = (id: string) => part.entries.find((entry) => entry.id === id)!
    const games = part.entries.filter(({ id }) => id !== 'daily' && id !== 'past')
    return {
      ...part,
      className: 'es-games',
      entries: [daily(find('daily')), past(find('past')), ...games.map(table)],
    }
  })
  return { ...page, parts, focus: kit.start.mode }
}

/** A picture on every button but the first, which plays on; and one to give up. */
function addPausePictures(page: StandardPage, kit: Kit<Game, Data>, target: MenuTarget): MenuPage {
  const giveUp: MenuEntry = {
    id: 'giveUp',
    label: texts.giveUp,
    act() {
      kit.close()
      target.giveUp()
    },
  }
  const parts = page.parts.map((part): MenuPart => {
    if (part.kind !== 'buttons') return part
    const entries = kit.state.moves.length > 0 ? [...part.entries, giveUp] : part.entries
    return {
      ...part,
      className: 'es-pause',
      entries: entries.map((entry, i): MenuEntry => {
        const picture = PAUSE_PICTURES[entry.id]
        const isAlone = i === entries.length - 1 && i % 2 === 1
        if (!picture) return { ...entry, className: 'es-whole' }
        return {
          ...entry,
          className: isAlone ? 'es-whole' : undefined,
          picture: () => pictureMenu(picture, kit.data),
        }
      }),
    }
  })
  return { ...page, parts }
}

/** The rules of the game on the table, each with its moving picture. */
function addLessons(page: StandardPage, kit: Kit<Game, Data>): MenuPage {
  const { lessons, size, ms, still } = createLessons(kit.state.table.kind)
  const cards = texts.howTo.map((text, i): HowToCard => ({ text, draw: lessons[i] }))
  return { ...page, parts: [{ kind: 'cards', id: 'cards', cards, size, ms, still }] }
}

/** Two groups, the sound and the table, and the switch for the clock. */
function groupSettings(page: StandardPage, kit: Kit<Game, Data>): MenuPage {
  const heading = (id: string, text: string): MenuPart => ({
    kind: 'slot',
    id,
    make: () => make('h2', 'es-group', text),
  })
  const muted = page.parts.findIndex(({ id }) => id === 'muted')
  const clock: MenuPart = {
    kind: 'switch',
    id: 'clock',
    label: texts.hideClock,
    isOn: kit.data.hidesClock === true,
    change(isOn) {
      kit.data.hidesClock = isOn
      kit.save()
      kit.invalidate()
    },
  }
  return {
    ...page,
    parts: [
      heading('sound', texts.settings.sound),
      ...page.parts.slice(0, muted + 1),
      heading('table', texts.settings.table),
      ...page.parts.slice(muted + 1),
      clock,
    ],
  }
}
