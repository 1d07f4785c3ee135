/** Adds the game's images to the kit's menus, and the room page. */
import type { Kit } from '@playhouse/game-kit'
import { make, makeButton, makeIcon } from '@playhouse/game-kit/elements'
import { makeGoal, paint } from './menu-elements.ts'
import type { Gifts } from '../view/gifts.ts'
import { MODE_SIZE, drawMode } from './mode-art.ts'
import type { ModeNews } from './mode-art.ts'
import { paintHowTo } from './how-to.ts'
import { guardResult } from './result-key-guard.ts'
import { decorateNights } from './night-page.ts'
import { NIGHTS } from '../rules/nights.ts'
import { paintPatch } from '../art/patch.ts'
import { PUZZLE_COUNT, findPictureName } from '../rules/puzzles.ts'
import { showRoomPage } from './room-page.ts'
import type { Cozy } from '../rules.ts'
import { texts } from '../texts.ts'
import { drawThing } from '../art/thing-art.ts'
import { DEEDS_OF, THINGS, listNext } from '../view/things.ts'
import type { Keepsakes } from '../view/things.ts'

const PATCH = 54
/** Lines to put to bed before one begins to dream. */
const NIGHTS_FROM = 10
/** As many as the kit shows at once. */
const LEVELS_A_PAGE = 20
const GIFT = 96
/** Small pictures on the second row of a result. */
const ICONS: Record<string, string> = {
  undo: 'M8.5 5 4.5 9l4 4M5 9h8.5a5.2 5.2 0 0 1 0 10.4H8',
  room: 'M4 11.5 12 4.5l8 7M6 10v9.5h12V10M10 19.5v-5h4v5',
  again: 'M19 12a7 7 0 1 1-2.2-5.1M17.5 3v4.5H13',
  levels: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
  modes: 'M5 7h14M5 12h14M5 17h14',
  ways: 'M4 5h16v5H4zM4 14h7v6H4zM14 14h6v6h-6z',
  howTo: 'M9 9a3.2 3.2 0 1 1 4.6 2.9c-1 .5-1.5 1.2-1.5 2.3M12 18.2v.1',
  settings: 'M4 7h9M18 7h2M15.5 4.8v4.4M4 17h3M12 17h8M9.5 14.8v4.4M4 12h16',
}

/** In the order of the pause menu. */
const PAUSE_ICONS = ['again', 'levels', 'ways', 'room', 'howTo', 'settings']

export function createCards(kit: Kit<Cozy, Keepsakes>, gifts: Gifts) {
  const dialog = document.querySelector<HTMLDialogElement>('.gk-dialog')!
  const guard = guardResult(dialog)
  const isSolved = (number: number) => kit.record.stars.puzzle?.[number + 1] !== undefined

  const decorateLevels = () => {
    const tiles = dialog.querySelectorAll<HTMLButtonElement>('.gk-levels .gk-choice')
    const isNights = dialog.querySelector('h1')?.textContent === texts.modes.night.name
    dialog.dataset.levels = isNights ? 'night' : 'puzzle'
    if (isNights) return decorateNights(dialog, kit, kit.record.stars.night ?? {})
    for (const button of tiles) {
      const level = Number(button.firstChild?.textContent)
      const name = isSolved(level - 1) ? findPictureName(level - 1) : null
      const patch = paint(PATCH, PATCH, (g) =>
        paintPatch(g, level - 1, { x: 0, y: 0, size: PATCH }, isSolved(level - 1)),
      )
      button.firstChild?.replaceWith(make('span', 'number', String(level)), patch)
      if (name) button.title = name
      if (name) button.ariaLabel = `${button.ariaLabel}, ${name}`
    }
    const first = Number(dialog.querySelector('.gk-levels .number')?.textContent ?? 1)
    const pages = Math.ceil(PUZZLE_COUNT / LEVELS_A_PAGE)
    const where = make('span', 'where', texts.page(Math.ceil(first / LEVELS_A_PAGE), pages))
    dialog.querySelector('.gk-pair')?.firstElementChild?.after(where)
  }
  /** The data for today's images. */
  const getNews = (): ModeNews => {
    const today = new Date().toISOString().slice(0, 10)
    const solved = Object.keys(kit.record.stars.puzzle ?? {}).map((level) => Number(level) - 1)
    return {
      day: Number(today.slice(8)),
      isDayDone: kit.record.days.includes(today),
      solved: solved.filter((number) => number >= 0 && number < PUZZLE_COUNT).slice(-4),
    }
  }
  const decorateModes = () => {
    const stack = dialog.querySelector('.gk-stack')!
    const room = makeButton(texts.room, () => showRoom('modes'))
    room.append(
      make('small', '', texts.roomAbout(THINGS.filter(({ id }) => gifts.has(id)).length, THINGS.length)),
    )
    stack.lastElementChild!.before(room)
    const news = getNews()
    const best = kit.record.best.endless ?? 0
    const { lines } = kit.data
    const isOpen = lines >= NIGHTS_FROM
    const dreamt = Object.keys(kit.record.stars.night ?? {}).length
    const more: Record<string, string> = {
      endless: best > 0 ? texts.bestOfAll(best) : '',
      daily: news.isDayDone ? texts.dailyDone : texts.dailyOpen,
      puzzle: texts.solvedCount(gifts.getDeeds().solved, PUZZLE_COUNT),
      night: isOpen ? texts.nightsDone(dreamt, NIGHTS.length) : texts.nightsLater(lines, NIGHTS_FROM),
      room: '',
    }
    const buttons = [...stack.querySelectorAll<HTMLElement>('.gk-choice')]
    Object.keys(more).forEach((mode, i) => {
      const button = buttons[i]!
      const about = button.querySelector('small')!
      if (more[mode]) about.append(make('b', 'news', more[mode]))
      const words = make('span', 'words', ...button.childNodes)
      button.classList.add('mode')
      if (mode === 'night' && !isOpen) (button as HTMLButtonElement).disabled = true
      button.replaceChildren(
        paint(MODE_SIZE, MODE_SIZE, (g) => drawMode(g, mode, news)),
        words,
      )
    })
  }
  const decoratePause = () => {
    const stack = dialog.querySelector('.gk-stack')!
    stack.children[2]?.after(makeButton(texts.room, () => showRoom('pause')))
    if (!isLevels()) return layTiles(stack)
    const levels = makeButton(texts.modes[kit.state.mode].name, () => {
      kit.audio.play('click')
      kit.open('levels')
    })
    stack.children[1]?.after(levels)
    layTiles(stack)
  }
  /** One thing to press, the rest as tiles with pictures. */
  const layTiles = (stack: Element) => {
    const tiles = make('div', 'tiles')
    const others = [...stack.querySelectorAll<HTMLElement>('.gk-choice:not([data-main])')]
    // Where there are no puzzles to choose from the pictures keep their names.
    const icons = others.length > 5 ? PAUSE_ICONS : PAUSE_ICONS.filter((icon) => icon !== 'levels')
    others.forEach((button, i) => {
      const label = button.textContent
      button.replaceChildren(makeIcon(ICONS[icons[i]!]!), make('span', '', label))
      tiles.append(button)
    })
    stack.append(tiles)
  }

  /** One thing to press, and the rest in a row under it. */
  const foldButtons = (stack: Element) => {
    const row = make('div', 'row')
    const names: Record<string, string> = {
      [texts.undo]: 'undo',
      [texts.room]: 'room',
      [texts.chooseGame]: 'modes',
    }
    const others = [...stack.querySelectorAll<HTMLElement>('.gk-choice:not([data-main], .gk-ad)')]
    others.forEach((button, i) => {
      const label = button.textContent
      const isLast = i === others.length - 1
      const icon =
        names[label] ?? (isLast ? 'modes' : i === others.length - 2 && isLevels() ? 'levels' : 'again')
      button.replaceChildren(makeIcon(ICONS[icon]!), make('span', '', label))
      row.append(button)
    })
    const offer = stack.querySelector('.gk-ad')
    if (offer) stack.querySelector('[data-main]')?.after(offer)
    stack.append(row)
  }
  const isLevels = () => ['puzzle', 'night'].includes(kit.state.mode)

  /** New things of the room, the solved puzzle, and the next goals. */
  const decorateResult = () => {
    const game = kit.state
    dialog.dataset.end = game.outcome ?? ''
    guard.opened(game.outcome)
    const title = dialog.querySelector('h1')!
    const fresh = gifts.getFresh()
    const picture =
      fresh.length > 0
        ? paint(GIFT * fresh.length, GIFT, (g) =>
            fresh.forEach((id, i) => drawThing(g, id, GIFT * (i + 0.5), GIFT - 6, GIFT * 0.82)),
          )
        : game.outcome === 'solved'
          ? paint(GIFT, GIFT, (g) => paintPatch(g, game.puzzle, { x: 0, y: 0, size: GIFT }, true))
          : null
    if (picture) picture.className = 'gift'
    // The board shows it as well.
    picture?.classList.toggle('finished', fresh.length === 0 && findPictureName(game.puzzle) !== null)
    if (picture) title.after(picture)
    const [next] = listNext(gifts.getDeeds(), 1, DEEDS_OF[game.mode])
    const names = fresh.map((id) => texts.things[id]).join(', ')
    const stack = dialog.querySelector('.gk-stack')!
    if (fresh.length > 0) stack.before(make('p', 'gk-line', texts.gift(names)))
    if (next) stack.before(makeGoal(next, gifts.getDeeds()))
    foldButtons(stack)
  }

  /** After a run `pause` is the result. */
  let cameFrom: 'modes' | 'pause' = 'modes'
  /** Escape leads where the button does. */
  dialog.addEventListener(
    'cancel',
    (event) => {
      if (dialog.dataset.page !== 'room') return
      event.preventDefault()
      event.stopImmediatePropagation()
      kit.open(cameFrom)
    },
    true,
  )
  const showRoom = (from: typeof cameFrom) => {
    kit.audio.play('click')
    cameFrom = from
    showRoomPage({
      kit,
      dialog,
      getDeeds: gifts.getDeeds,
      has: gifts.has,
      isOut: gifts.isOut,
      listOut: gifts.listOut,
      toggle: gifts.toggle,
      isSolved,
      back: () => kit.open(cameFrom),
    })
  }

  const pages: Record<string, () => void> = {
    pause: decoratePause,
    levels: decorateLevels,
    modes: decorateModes,
    howTo: () => paintHowTo(dialog.querySelector('.gk-how')!, kit.settings.calm),
    result: decorateResult,
  }
  new MutationObserver(() => {
    const decorate = pages[dialog.dataset.page ?? '']
    const isPlain = dialog.dataset.decorated !== 'now'
    if (!decorate || !isPlain) return
    // Its own changes are seen as well.
    dialog.dataset.decorated = 'now'
    decorate()
    queueMicrotask(() => delete dialog.dataset.decorated)
  }).observe(dialog, { childList: true })

  return {
    /** From the result. */
    openRoom() {
      // Opens the dialog, which the room then fills.
      kit.open('modes')
      showRoom('pause')
    },
  }
}
