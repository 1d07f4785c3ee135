/** Pause, settings, levels, results: one native dialog, which traps the focus and pauses the game. */
import type { OverlayTarget, Page, Result, Reward } from './overlay-target.ts'
import { ICONS, make, makeButton, makeIcon } from './elements.ts'
import { DIRECTIONS, focusBeside } from './focus.ts'
import { createSettingsPages } from './settings-pages.ts'

const PAGE_SIZE = 20

export type Overlay = ReturnType<typeof createOverlay>

export function createOverlay(root: HTMLElement, target: OverlayTarget) {
  const { kit, texts } = target
  const dialog = make('dialog', 'gk-dialog')
  root.append(dialog)
  let page: Page = 'pause'
  let onBack: () => void = () => {}
  const findMain = () => dialog.querySelector<HTMLElement>('[data-main]')

  const show = (name: Page, title: string, back: () => void, ...content: (Node | null)[]) => {
    stopAsking()
    page = name
    onBack = back
    dialog.ariaLabel = title
    dialog.dataset.page = name
    dialog.replaceChildren(make('h1', '', title), ...content.filter((part) => part !== null))
    dialog.scrollTop = 0
    if (!dialog.open) dialog.showModal()
    target.opened(name)
    ;(findMain() ?? dialog.querySelector('button'))?.focus({ preventScroll: true })
  }
  const close = () => {
    if (!dialog.open) return
    stopAsking()
    // While the host page pauses the game, the gamepad's back button has no menu to close.
    onBack = close
    dialog.close()
    target.closed()
  }
  const button = (label: string, act: () => void, isMain = false, about = '') => {
    const made = makeButton(label, () => {
      target.clicked()
      act()
    })
    if (isMain) made.dataset.main = ''
    if (about) made.append(make('small', '', about))
    return made
  }
  const closing = (act: () => void) => () => {
    close()
    act()
  }
  const stack = (...content: (Node | null)[]) => make('div', 'gk-stack', ...content)

  const listModeButtons = () =>
    target.listModes().map(({ mode, levels, isCurrent }) => {
      const { name, about } = texts.modes[mode] ?? { name: mode, about: '' }
      const act = levels > 0 ? () => showLevels(mode) : closing(() => target.begin(mode, 0))
      const made = button(name, act, false, about)
      if (isCurrent) made.setAttribute('aria-current', 'true')
      return made
    })

  const showPause = () => {
    const modes = target.listModes()
    const only = modes.length === 1 ? modes[0]! : null
    show(
      'pause',
      kit.paused,
      close,
      stack(
        button(kit.resume, close, true),
        button(kit.restart, closing(target.restart)),
        only
          ? only.levels > 0
            ? button(kit.levels, () => showLevels(only.mode))
            : null
          : button(kit.modes, showModes),
        button(kit.howTo, showHowTo),
        button(kit.settings, showSettings),
      ),
    )
  }
  /** The page that Back returns to. After a run there is nothing to resume. */
  const showHome = () => {
    if (!target.showResult()) showPause()
  }
  const showModes = () =>
    show('modes', kit.modes, showHome, stack(...listModeButtons(), button(kit.back, showHome)))
  const showHowTo = () => {
    const lines = texts.howTo.map((line) => make('li', '', line))
    show(
      'howTo',
      kit.howTo,
      showHome,
      make('ol', 'gk-how', ...lines),
      stack(button(kit.back, showHome, true)),
    )
  }

  const showLevels = (mode: string, around = target.findLevel(mode)) => {
    const levels = target.listLevels(mode)
    const first = Math.floor(Math.max(0, around - 1) / PAGE_SIZE) * PAGE_SIZE
    const grid = make('div', 'gk-levels')
    for (const { level, isOpen, stars, most } of levels.slice(first, first + PAGE_SIZE)) {
      const made = button(
        String(level),
        closing(() => target.begin(mode, level)),
        level === around,
      )
      made.disabled = !isOpen
      made.ariaLabel = kit.levelIs(level, stars, most, isOpen)
      if (stars !== null) {
        made.classList.add('gk-won')
        made.append(most > 1 ? drawStars(stars) : drawStars(1, 1))
      }
      grid.append(made)
    }
    const go = (label: string, sign: string, to: number) => {
      const made = button(sign, () => showLevels(mode, to))
      made.ariaLabel = label
      made.disabled = to < 1 || to > levels.length
      return made
    }
    const pager =
      levels.length > PAGE_SIZE
        ? make('div', 'gk-pair', go(kit.earlier, '←', first), go(kit.later, '→', first + PAGE_SIZE + 1))
        : null
    show(
      'levels',
      texts.modes[mode]?.name ?? kit.levels,
      showHome,
      grid,
      pager,
      stack(button(kit.back, showHome)),
    )
  }

  const makeOffer = (reward: Reward) => {
    const made = button(reward.label, () => void watch(), false, kit.watchAd)
    made.classList.add('gk-ad')
    made.prepend(makeIcon(ICONS.ad))
    const watch = async () => {
      const back = onBack
      // Disables the menu until the page answers.
      dialog.inert = true
      onBack = () => {}
      const end = await target.watchAd(reward)
      dialog.inert = false
      if (end === 'granted') return
      onBack = back
      if (end === 'none') made.replaceChildren(kit.noAd)
      made.disabled = end === 'none'
      findMain()?.focus({ preventScroll: true })
    }
    return made
  }

  const { showSettings, stopAsking } = createSettingsPages(target, { show, button, stack, showHome })

  const showResult = (result: Result) => {
    const {
      won,
      title,
      about,
      score,
      best,
      isNewBest,
      stars,
      streak,
      every,
      hasNext,
      extra = [],
      reward,
    } = result
    const write = (count: number) => count.toLocaleString(document.documentElement.lang || 'en')
    const starRow = stars === undefined ? null : make('p', 'gk-stars', drawStars(stars))
    if (starRow) {
      starRow.role = 'img'
      starRow.ariaLabel = kit.stars(stars!)
    }
    // A first score equals the best, so the best is not shown.
    const bestLine = isNewBest ? kit.newBest : best === score ? '' : kit.best(write(best!))
    const goesOn = won && hasNext
    const modes = target.listModes()
    const current = modes.find(({ isCurrent }) => isCurrent)
    show(
      'result',
      title ?? (won ? kit.won : kit.lost),
      // After a run there is nothing to go back to, so Escape acts like the main button.
      () => findMain()!.click(),
      starRow,
      score === undefined ? null : make('p', 'gk-score', write(score)),
      bestLine ? make('p', 'gk-line', bestLine) : null,
      about ? make('p', 'gk-line', about) : null,
      every ? make('p', 'gk-line', (streak ? `${kit.streak(streak)}. ` : '') + kit.nextRun[every]) : null,
      stack(
        goesOn ? button(kit.next, closing(target.next), true) : null,
        ...extra.map(({ label, act, isMain }) => button(label, closing(act), isMain)),
        reward && target.canReward() ? makeOffer(reward) : null,
        button(kit.again, closing(target.restart), !goesOn && !extra.some(({ isMain }) => isMain)),
        current && current.levels > 0 ? button(kit.levels, () => showLevels(current.mode)) : null,
        modes.length > 1 ? button(kit.modes, showModes) : null,
      ),
    )
  }

  dialog.addEventListener('cancel', (event) => {
    event.preventDefault()
    onBack()
  })
  dialog.addEventListener('keydown', (event) => {
    const way = DIRECTIONS[event.code.replace('Arrow', '')]
    if (way && focusBeside(dialog, ...way)) event.preventDefault()
    if (event.code === 'KeyP' && page === 'pause') close()
    // The game must not receive the keys of a menu.
    event.stopPropagation()
  })

  return {
    showHome,
    showSettings,
    showHowTo,
    showLevels,
    showModes,
    showResult,
    close,
    isOpen: () => dialog.open,
    getPage: () => (dialog.open ? page : null),
    /** For gamepads. */
    menu: {
      move: (dx: number, dy: number) => void focusBeside(dialog, dx, dy),
      accept: () => (document.activeElement as HTMLElement | null)?.click(),
      back: () => onBack(),
    },
  }
}

function drawStars(count: number, max = 3): HTMLElement {
  const row = make('span', 'gk-star-row')
  for (let i = 0; i < max; i++) {
    const icon = makeIcon(ICONS.star)
    if (i < count) icon.classList.add('gk-lit')
    row.append(icon)
  }
  return row
}
