/** The menu pages in one native dialog, which traps the focus, and the stack that Back walks down. */
import { getKitTexts } from '../texts/texts.ts'
import { en } from '../texts/texts-en.ts'
import { make } from './elements.ts'
import { DIRECTIONS, focusBeside } from './focus.ts'
import type { MenuContext, MenusTarget } from './menu-context.ts'
import type { MenuPage, MenuPages, PageDetail, Result, StandardPage } from './menu-types.ts'
import { placeBeside } from './place-card.ts'
import { placeHint } from './place-hint.ts'
import { renderFoot, renderPart } from './render-page.ts'
import { makeResultPage } from './result-page.ts'
import { createSettingsPages } from './settings-pages.ts'
import {
  findLevelsMode,
  makeHowToPage,
  makeLevelsPage,
  makeModesPage,
  makePausePage,
} from './standard-pages.ts'

export type Overlay = ReturnType<typeof createOverlay>
export type OverlayTarget = MenusTarget & {
  dialog: HTMLDialogElement
  hint: HTMLElement
  opened(page: string): void
  closed(): void
  say(text: string): void
}

type Open = { id: string; detail: PageDetail }

export function createOverlay(target: OverlayTarget, pages: MenuPages) {
  const { root, dialog, options, progress } = target
  const { rules, texts } = options
  const kit = { ...getKitTexts({ en }), ...texts.menu }
  /** The pages that are open, the visible one last. */
  let stack: Open[] = []
  let shown: MenuPage | null = null
  let result: Result | null = null
  let isWaiting = false

  const leave = () => {
    const canvas = findCanvasPage()
    const left = shown
    shown = null
    left?.closed?.()
    canvas?.close()
  }
  const findCanvasPage = () => {
    const page = pages[stack.at(-1)?.id ?? '']
    return typeof page === 'object' ? page : null
  }
  const close = () => {
    if (stack.length === 0) return
    leave()
    stack = []
    hide()
  }
  const hide = () => {
    delete root.dataset.menuPage
    if (!dialog.open) return
    dialog.close()
    target.closed()
  }
  const context: MenuContext = {
    target,
    rules,
    kit,
    texts,
    dialog,
    listModes: () =>
      Object.entries(rules.modes).map(([mode, { levels = 0 }]) => ({
        mode,
        levels,
        isCurrent: mode === target.session().run.start.mode,
      })),
    starsOf: (mode) => progress.kit.stars[mode] ?? {},
    open: (id, detail = {}) => open(id, detail),
    replace: (id, detail = {}) => {
      leave()
      stack.pop()
      push(id, detail)
    },
    back: () => back(),
    close,
    closing: (act) => () => {
      close()
      act()
    },
    backEntry: () => ({ id: 'back', label: kit.back, act: () => back() }),
    // A run of a day or a week is the same for all players.
    canReward: () => target.ads.hasRewarded() && !rules.modes[target.session().run.start.mode]!.every,
    setWaiting(waits) {
      isWaiting = waits
      dialog.inert = waits
    },
  }
  const settings = createSettingsPages(context)

  const makeStandard = (id: string, detail: PageDetail): MenuPage & Partial<StandardPage> => {
    switch (id) {
      case 'pause':
        return makePausePage(context)
      case 'modes':
        return makeModesPage(context)
      case 'levels':
        return makeLevelsPage(context, findLevelsMode(context, detail.mode)!, detail)
      case 'howTo':
        return makeHowToPage(context)
      case 'settings':
        return settings.makeSettings()
      case 'keys':
        return settings.makeKeys()
      case 'result':
        return makeResultPage(context, result!)
      default:
        return { title: '', parts: [], foot: [context.backEntry()] }
    }
  }
  const renderTarget = {
    clicked: target.clicked,
    isCalm: () => progress.settings.calm,
    say: target.say,
  }
  const push = (id: string, detail: PageDetail) => {
    stack.push({ id, detail })
    const own = pages[id]
    if (typeof own === 'object') {
      hide()
      root.dataset.menuPage = id
      own.open(detail)
      return
    }
    const standard = { detail, levels: [], result, ...makeStandard(id, detail) }
    show(id, own ? own(standard) : standard)
  }
  const show = (id: string, page: MenuPage) => {
    shown = page
    dialog.ariaLabel = page.title
    dialog.dataset.page = id
    root.dataset.menuPage = id
    dialog.replaceChildren(
      ...[
        make('h1', '', page.title),
        ...page.parts.map((part) => renderPart(part, renderTarget)),
        renderFoot(page.foot, renderTarget),
      ].filter((part) => part !== null),
    )
    if (!dialog.open) dialog.showModal()
    // What gets the focus is scrolled clear of the buttons that stay in sight.
    const foot = dialog.querySelector<HTMLElement>('.gk-foot')
    dialog.style.scrollPaddingBottom = `${foot?.offsetHeight ?? 0}px`
    dialog.scrollTop = 0
    placeCard()
    target.opened(id)
    page.opened?.()
    focusFirst(page)
  }
  const placeCard = () => placeBeside(dialog, dialog.dataset.page === 'result' ? target.findHero() : null)
  const focusFirst = ({ focus }: MenuPage) => {
    const wanted = focus ? dialog.querySelector<HTMLElement>(`[data-id="${focus}"]:enabled`) : null
    const first = wanted ?? dialog.querySelector<HTMLElement>('[data-main]') ?? dialog.querySelector('button')
    first?.focus({ preventScroll: true })
    if (wanted) wanted.scrollIntoView({ block: 'nearest' })
  }
  /** Where a menu begins: with the result once a run is over, since there is nothing to resume. */
  const openHome = () => {
    if (!target.session().showResult()) restack('pause')
  }
  const restack = (id: string, detail: PageDetail = {}) => {
    leave()
    stack = []
    push(id, detail)
  }
  const open = (asked: string, detail: PageDetail) => {
    // Without levels, what begins a run are the modes.
    const id = asked === 'levels' && findLevelsMode(context, detail.mode) === null ? 'modes' : asked
    if (id === 'pause' || id === 'result') return openHome()
    const at = stack.findIndex((entry) => entry.id === id)
    leave()
    if (at >= 0) stack.length = at
    // Back from a page that the game opens after the end leads to the result.
    else if (stack.length === 0 && result && target.session().phase === 'over')
      stack.push({ id: 'result', detail: {} })
    push(id, detail)
  }
  const back = () => {
    if (isWaiting) return
    const top = stack.at(-1)
    // After a run there is nothing to go back to, so Back acts like the main button.
    if (top?.id === 'result') return dialog.querySelector<HTMLElement>('[data-main]')?.click()
    const before = stack.at(-2)
    if (!before) {
      const wasCanvas = findCanvasPage() !== null
      close()
      if (wasCanvas) target.closed()
      return
    }
    leave()
    stack.length -= 2
    push(before.id, before.detail)
  }

  // By the next frame the game has laid itself out anew.
  addEventListener('resize', () => requestAnimationFrame(placeCard))
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault()
    back()
  })
  dialog.addEventListener('keydown', (event) => {
    // The game must not receive the keys of a menu.
    event.stopPropagation()
    if (shown?.key?.(event)) return event.preventDefault()
    const way = DIRECTIONS[event.code.replace('Arrow', '')]
    if (way && focusBeside(dialog, ...way)) event.preventDefault()
  })

  return {
    open: (id: string, detail: PageDetail = {}) => open(id, detail),
    showResult(next: Result) {
      result = next
      restack('result')
    },
    back,
    close,
    placeHint: () => placeHint(target.hint, target.listTaken()),
    isOpen: () => dialog.open,
    getPage: () => stack.at(-1)?.id ?? null,
    isCanvasPage: () => findCanvasPage() !== null,
    /** For gamepads. */
    menu: {
      move: (dx: number, dy: number) => void focusBeside(dialog, dx, dy),
      accept: () => (document.activeElement as HTMLElement | null)?.click(),
      back,
    },
  }
}
