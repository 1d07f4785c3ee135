/** The forest with its glade, looks, calendar and book. */
import type { Kit, MenuPage, PageDetail } from '@playhouse/game-kit'
import { make } from '@playhouse/game-kit/elements'
import { makeButton } from './elements.ts'
import type { MenuTarget } from './menu-target.ts'
import { showBook, showCalendar, showGlade, showLooks } from './pages-forest.ts'
import type { PageContext } from './pages-forest.ts'
import type { Game } from '../state.ts'
import type { Data } from './stats.ts'
import { texts } from '../texts.ts'

export type Tab = keyof typeof texts.forest.tabs
const TABS: Record<Tab, (context: PageContext) => HTMLElement[]> = {
  glade: showGlade,
  looks: showLooks,
  calendar: showCalendar,
  book: showBook,
}

/** A low window has room beside, not below. */
function findRoom(): { width: number; height: number } {
  const isLow = innerHeight < 480
  if (innerWidth >= 1000 && innerHeight >= 600)
    return { width: 560, height: Math.min(480, innerHeight - 300) }
  const width = Math.min(isLow ? 720 : 520, innerWidth - 48)
  return { width, height: Math.max(110, Math.min(width * 0.78, innerHeight - (isLow ? 280 : 330))) }
}

/** `tab`, the `month` of the calendar, the `focus` and how far the page is scrolled (`top`, px). */
type ForestDetail = PageDetail & { tab?: Tab; month?: string; focus?: string; top?: number }

export function makeForestPage(kit: Kit<Game, Data>, target: MenuTarget, detail: ForestDetail): MenuPage {
  const { tab = 'glade', month = target.today().slice(0, 7), top = 0 } = detail
  const reopen = (change: ForestDetail) => kit.open('forest', { ...detail, ...change })
  const tabs = make('div', 'es-tabs')
  tabs.role = 'tablist'
  for (const [name, label] of Object.entries(texts.forest.tabs) as [Tab, string][]) {
    const act = () => {
      kit.audio.play('click')
      reopen({ tab: name, focus: undefined, top: 0 })
    }
    const made = makeButton(`es-tab es-tab-${name}`, act, label)
    made.role = 'tab'
    made.dataset.id = `tab-${name}`
    made.ariaSelected = String(name === tab)
    tabs.append(made)
  }
  const context: PageContext = {
    data: kit.data,
    today: target.today(),
    month,
    ...findRoom(),
    isCalm: kit.settings.calm,
    audio: kit.audio,
    goTo(next, focus) {
      kit.audio.play('click')
      reopen({ month: next, focus })
    },
    play(day) {
      kit.audio.play('click')
      kit.close()
      target.playDay(day)
    },
    choose(focus) {
      target.looksChanged()
      // A look that was chosen stays where the finger is.
      reopen({ focus, top: body.scrollTop })
    },
  }
  const body = make('div', 'es-body', ...TABS[tab](context))
  return {
    title: texts.forest.title,
    parts: [{ kind: 'slot', id: 'forest', make: () => make('div', 'es-page', tabs, body) }],
    foot: [{ id: 'done', label: texts.forest.close, act: () => kit.back() }],
    focus: detail.focus ?? `tab-${tab}`,
    opened: () => void (body.scrollTop = top),
  }
}
