/** The game's own pages in one native dialog: the forest with its glade, looks, calendar and book; and the deal page. */
import type { Kit } from '@playhouse/game-kit'
import { make } from '@playhouse/game-kit/elements'
import { focusBeside } from '@playhouse/game-kit/focus'
import { makeButton } from './elements.ts'
import { onCalendarTile } from './calendar-tile.ts'
import { adornMenus } from './menu-pages.ts'
import { showBook, showCalendar, showGlade, showLooks } from './pages-forest.ts'
import type { PageContext } from './pages-forest.ts'
import type { Difficulty } from '../rules/forest.ts'
import { countAllLeaves, countGentle, countLeaves } from '../view/deal-help.ts'
import { GOALS } from '../view/goals.ts'
import type { GoalState } from '../view/goals.ts'
import { pictureAcorn } from './pictures.ts'
import type { Game } from '../state.ts'
import type { Data } from './stats.ts'
import { describeGoal, texts } from '../texts.ts'

export type Tab = keyof typeof texts.forest.tabs
export type PagesTarget = {
  /** The table shall look otherwise. */
  looksChanged(): void
  playDay(day: string): void
  giveUp(): void
  today(): string
  /** How the goals of the game on the table stand. */
  goals(): GoalState[]
}
const TABS: Record<Tab, (context: PageContext) => HTMLElement[]> = {
  glade: showGlade,
  looks: showLooks,
  calendar: showCalendar,
  book: showBook,
}
const DIFFICULTIES: readonly Difficulty[] = ['easy', 'any', 'hard']

/** A low window has room beside, not below. */
function findRoom(): { width: number; height: number } {
  const isLow = innerHeight < 480
  if (innerWidth >= 1000 && innerHeight >= 600)
    return { width: 560, height: Math.min(480, innerHeight - 300) }
  const width = Math.min(isLow ? 720 : 520, innerWidth - 48)
  return { width, height: Math.max(110, Math.min(width * 0.78, innerHeight - (isLow ? 280 : 330))) }
}

/** The acorns of a game, each with what it takes. */
function showGoals(mode: string, standings: readonly GoalState[]): HTMLElement {
  const list = make('ul', 'es-goals')
  GOALS[mode]?.forEach((goal, i) => {
    const standing = standings[i]!
    const row = make(
      'li',
      `es-goal-${standing}`,
      pictureAcorn(standing),
      make('span', '', describeGoal(goal)),
    )
    row.ariaLabel = `${describeGoal(goal)}: ${texts.goals.standing[standing]}`
    list.append(row)
  })
  return list
}

/** Until a table is known its deals are chosen gently, whatever "any" says; and what a golden leaf does. */
function describeGentle(kit: Kit<Game, Data>): HTMLElement[] {
  const left = countGentle(kit)
  const leaves = countLeaves(kit)
  const lines = [
    ...(left > 0 ? [texts.deal.gentle(left)] : []),
    ...(countAllLeaves(kit) > 0 ? [texts.deal.leaves(leaves)] : []),
  ]
  return lines.map((line) => make('p', 'gk-line es-gentle', line))
}

export function createPages(kit: Kit<Game, Data>, target: PagesTarget) {
  const dialog = make('dialog', 'gk-dialog es-page')
  let isPlaced = false
  let month = ''
  let shownTab: Tab = 'glade'

  const close = () => {
    if (!dialog.open) return
    dialog.close()
    document.querySelector<HTMLElement>('.gk-canvas')?.focus({ preventScroll: true })
    kit.invalidate()
  }
  /** Back to the table, or to the result where the game is over. */
  const leave = () => {
    close()
    if (kit.phase === 'over') kit.open('pause')
  }
  const click = (act: () => void) => () => {
    kit.audio.play('click')
    act()
  }
  const show = (title: string, focus: string, ...content: HTMLElement[]) => {
    if (!isPlaced) document.querySelector('#game')?.append(dialog)
    isPlaced = true
    dialog.ariaLabel = title
    dialog.replaceChildren(make('h1', '', title), ...content)
    dialog.scrollTop = 0
    if (!dialog.open) dialog.showModal()
    dialog.querySelector<HTMLElement>(focus)?.focus({ preventScroll: true })
  }
  const done = () => {
    const made = makeButton('gk-choice es-done', click(leave), texts.forest.close)
    return made
  }
  const openForest = (tab: Tab, focus = '[aria-selected="true"]') => {
    const tabs = make('div', 'es-tabs')
    tabs.role = 'tablist'
    for (const [name, label] of Object.entries(texts.forest.tabs) as [Tab, string][]) {
      const made = makeButton(
        `es-tab es-tab-${name}`,
        click(() => openForest(name)),
        label,
      )
      made.role = 'tab'
      made.ariaSelected = String(name === tab)
      tabs.append(made)
    }
    const context: PageContext = {
      data: kit.data,
      today: target.today(),
      month: month || target.today().slice(0, 7),
      ...findRoom(),
      isCalm: kit.settings.calm,
      audio: kit.audio,
      goTo(next, place) {
        month = next
        kit.audio.play('click')
        openForest('calendar', place)
      },
      play(day) {
        kit.audio.play('click')
        close()
        target.playDay(day)
      },
      choose(place) {
        target.looksChanged()
        openForest('looks', place)
      },
    }
    const body = make('div', 'es-body', ...TABS[tab](context))
    const before = tab === shownTab ? dialog.querySelector('.es-body')?.scrollTop : 0
    shownTab = tab
    show(texts.forest.title, focus, tabs, body, done())
    // A look that was chosen stays where the finger is.
    body.scrollTop = before ?? 0
  }

  const openDeal = () => {
    const { mode } = kit.start
    const isFree = mode !== 'daily' && mode !== 'past'
    const act = (label: string, run: () => void, isMain = false) => {
      const made = makeButton(
        'gk-choice',
        click(() => (close(), run())),
        label,
      )
      if (isMain) made.dataset.main = ''
      return made
    }
    const difficultyButtons = DIFFICULTIES.map((difficulty) => {
      const made = makeButton(
        `es-difficulty es-difficulty-${difficulty}`,
        click(() => {
          kit.data.wish = difficulty
          kit.save()
          openDeal()
          dialog.querySelector<HTMLElement>(`.es-difficulty-${difficulty}`)?.focus()
        }),
        texts.deal[difficulty],
      )
      made.ariaPressed = String(kit.data.wish === difficulty)
      return made
    })
    show(
      texts.deal.title,
      '[data-main]',
      showGoals(kit.state.mode, target.goals()),
      ...(isFree
        ? [
            make('p', 'gk-line', texts.deal.difficulty),
            make('div', 'es-difficulties', ...difficultyButtons),
            ...describeGentle(kit),
          ]
        : [make('p', 'gk-line', texts.deal.only(texts.modes[mode as 'daily'].name))]),
      make(
        'div',
        'gk-stack',
        isFree ? act(texts.deal.fresh, () => kit.restart(), true) : null,
        act(texts.deal.same, () => kit.send({ type: 'again' }), !isFree),
        done(),
      ),
    )
  }

  // A focus ring for keys and gamepads; touch needs none.
  const root = document.documentElement
  const forgetFinger = () => void delete root.dataset.pointed
  addEventListener('pointerdown', () => void (root.dataset.pointed = ''), true)
  addEventListener('keydown', forgetFinger, true)
  adornMenus(kit, { giveUp: target.giveUp })
  const menus = document.querySelector<HTMLDialogElement>('.gk-dialog')
  if (menus)
    onCalendarTile(menus, () => {
      kit.audio.play('click')
      kit.close()
      openForest('calendar')
    })
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault()
    leave()
  })
  // A press beside the page closes it.
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog && event.detail > 0) leave()
  })
  const DIRECTIONS: Record<string, readonly [number, number]> = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
  }
  dialog.addEventListener('keydown', (event) => {
    const way = DIRECTIONS[event.code]
    if (way) {
      focusBeside(dialog, way[0], way[1])
      event.preventDefault()
    }
    // Keys of a page are not the table's.
    event.stopPropagation()
  })
  return {
    openForest: (tab: Tab = 'glade') => openForest(tab),
    openDeal,
    close,
    isOpen: () => dialog.open,
    /** For gamepads: true when a page took it. */
    move(name: string): boolean {
      forgetFinger()
      if (!dialog.open) return false
      const way = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] }[name]
      if (way) focusBeside(dialog, way[0]!, way[1]!)
      else if (name === 'accept') (document.activeElement as HTMLElement | null)?.click()
      else if (name === 'undo' || name === 'stats') leave()
      return true
    },
  }
}
