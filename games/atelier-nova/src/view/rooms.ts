/** The rooms of the game and its pages: which one is seen, and what can be pressed there. */
import type { Kit } from '@playhouse/game-kit'
import { openPainter } from '../art/painter-thread.ts'
import { createSprites } from '../art/sprites.ts'
import type { Game } from '../state.ts'
import type { Theme } from '../data/themes.ts'
import { createBookPage } from '../ui/book-page.ts'
import { canvasTarget } from '../ui/canvas-pages.ts'
import type { Stop } from '../ui/cursor.ts'
import { createGoalsPage } from '../ui/goals-page.ts'
import { layOut } from '../ui/layout.ts'
import type { Layout, LayoutRequest } from '../ui/layout-types.ts'
import { createPrizePage } from '../ui/prize-page.ts'
import type { Context, Page, PageName, Widget } from '../ui/widget.ts'
import { createDressing } from './dressing.ts'
import { createTries } from './failed-tries.ts'
import { createOwned } from './owned-pieces.ts'
import { createRevealedScores } from './revealed-scores.ts'
import { createRunway } from './runway.ts'
import type { Data } from './save-data.ts'
import { createStudio } from './studio.ts'
import { createVerdict } from './verdict.ts'
import { createWonPage } from './won-page.ts'

/** Where the cursor stands when a page opens. */
const FIRST_STOPS: Record<PageName, string> = {
  studio: 'save',
  book: 'keep',
  prizes: 'close',
  goals: 'close',
  won: 'done',
}

export type Rooms = ReturnType<typeof createRooms>

export function createRooms(kit: Kit<Game, Data>) {
  const request = (): LayoutRequest => {
    const { w, h, safe, hud } = kit.screen
    const { bigText, leftHanded } = kit.settings
    return { w, h, safe, hud, isBig: bigText, isLeft: leftHanded, theme: kit.state.theme }
  }
  // Events during a pause are shown when the game resumes.
  const sprites = createSprites(() => !kit.isPaused && kit.invalidate())
  openPainter(sprites)
  const context: Context = {
    kit,
    sprites,
    prizes: createOwned(kit),
    known: createRevealedScores(kit),
    tries: createTries(kit),
    layout: () => rooms.layout!,
    request,
    open: (page) => openPage(rooms, page),
    back() {
      kit.audio.play('page')
      kit.back()
    },
    leave: () => leavePages(rooms),
  }
  const rooms = {
    kit,
    context,
    request,
    layout: null as Layout | null,
    laidOutFor: null as Theme | null,
    /** The open page; null in the rooms of a show. */
    open: null as PageName | null,
    cursor: 'tab 3',
    usesCursor: false,
    dressing: createDressing(context),
    runway: createRunway(context),
    verdict: createVerdict(context),
    pages: {
      studio: createStudio(context),
      book: createBookPage(context),
      prizes: createPrizePage(context),
      goals: createGoalsPage(context),
      won: createWonPage(context),
    } as Record<PageName, Page & { begin(): void }>,
  }
  canvasTarget.show = (page) => showPage(rooms, page)
  return rooms
}

export function layOutRooms(rooms: Rooms): void {
  rooms.laidOutFor = rooms.kit.state.theme
  rooms.layout = layOut(rooms.request())
}

export function showPage(rooms: Rooms, page: PageName | null): void {
  rooms.open = page
  if (page) rooms.pages[page].begin()
  rooms.cursor = page ? FIRST_STOPS[page] : 'walk'
  rooms.kit.invalidate()
}

function openPage(rooms: Rooms, page: PageName): void {
  if (page === 'won') return showPage(rooms, page)
  rooms.kit.audio.play('page')
  rooms.kit.open(page)
}

function leavePages(rooms: Rooms): void {
  if (rooms.open === 'won') return showPage(rooms, null)
  rooms.kit.audio.play('page')
  rooms.kit.close()
}

/** Another run begins, or this one has ended: nothing waits for a page any more. */
export function closePages(rooms: Rooms): void {
  if (rooms.open && rooms.open !== 'won') rooms.kit.close()
  rooms.open = null
}

export function findPage({ kit, open, pages, dressing, runway, verdict }: Rooms): Page {
  if (open) return pages[open]
  const { phase } = kit.state
  return phase === 'dress' ? dressing : phase === 'walk' ? runway : verdict
}

export const listWidgets = (rooms: Rooms): Widget[] => findPage(rooms).widgets()

export const listStops = (rooms: Rooms): Stop[] => listWidgets(rooms).map(({ id, rect }) => ({ id, ...rect }))

export function findCursor(rooms: Rooms): Stop {
  const all = listStops(rooms)
  return (
    all.find(({ id }) => id === rooms.cursor) ??
    all.find(({ id }) => id === 'done' || id === 'walk') ??
    all[0]!
  )
}
