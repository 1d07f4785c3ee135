/** The menu pages in one native dialog, which traps the focus. */
import { getKitTexts } from '../texts/texts.ts'
import { en } from '../texts/texts-en.ts'
import { DIRECTIONS, focusBeside } from './focus.ts'
import type { MenuContext } from './menu-context.ts'
import type { MenuPage, MenuPages, PageDetail, Result, StandardPage } from './menu-types.ts'
import { createPageStack } from './page-stack.ts'
import { placeHint } from './place-hint.ts'
import { makeResultPage } from './result-page.ts'
import { createSettingsPages } from './settings-pages.ts'
import { placeCard } from './show-page.ts'
import type { OverlayTarget } from './show-page.ts'
import {
  findLevelsMode,
  makeHowToPage,
  makeLevelsPage,
  makeModesPage,
  makePausePage,
} from './standard-pages.ts'

export type Overlay = ReturnType<typeof createOverlay>

export function createOverlay(target: OverlayTarget, pages: MenuPages) {
  const { dialog } = target
  let result: Result | null = null
  const stack = createPageStack(target, pages, (id, detail) => ({
    detail,
    levels: [],
    result,
    ...makeStandard(id, detail, result),
  }))
  const open = (asked: string, detail: PageDetail = {}) => {
    // Without levels, what begins a run are the modes.
    const id = asked === 'levels' && findLevelsMode(context, detail.mode) === null ? 'modes' : asked
    if (id !== 'pause' && id !== 'result')
      // Back from a page that the game opens after the end leads to the result.
      return stack.open(id, detail, result && target.session().phase === 'over' ? 'result' : null)
    // A menu begins with the result once a run is over, since there is nothing to resume.
    if (!target.session().showResult()) stack.restart('pause')
  }
  const back = () => {
    // While an ad is requested and shown.
    if (dialog.inert) return
    // After a run there is nothing to go back to, so Back acts like the main button.
    if (stack.getTop() === 'result') dialog.querySelector<HTMLElement>('[data-main]')?.click()
    else stack.back()
  }
  const context = createContext(target, { open, back, replace: stack.replace, close: stack.close })
  const makeStandard = createStandardPages(context)
  listen(target, back, stack.handleKey)
  return {
    open,
    showResult(next: Result) {
      result = next
      stack.restart('result')
    },
    back,
    close: stack.close,
    placeHint: () => placeHint(target.hint, target.listTaken()),
    isOpen: () => dialog.open,
    getPage: stack.getTop,
    isCanvasPage: stack.isCanvasPage,
    /** For gamepads. */
    menu: {
      move: (dx: number, dy: number) => void focusBeside(dialog, dx, dy),
      accept: () => (document.activeElement as HTMLElement | null)?.click(),
      back,
    },
  }
}

function createContext(
  target: OverlayTarget,
  ways: Pick<MenuContext, 'open' | 'replace' | 'back' | 'close'>,
): MenuContext {
  const { dialog, options, progress } = target
  const { rules, texts } = options
  const kit = { ...getKitTexts({ en }), ...texts.menu }
  return {
    ...ways,
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
    closing: (act) => () => {
      ways.close()
      act()
    },
    backEntry: () => ({ id: 'back', label: kit.back, act: ways.back }),
    // A run of a day or a week is the same for all players.
    canReward: () => target.ads.hasRewarded() && !rules.modes[target.session().run.start.mode]!.every,
    setWaiting: (isWaiting) => void (dialog.inert = isWaiting),
  }
}

function createStandardPages(context: MenuContext) {
  const settings = createSettingsPages(context)
  return (id: string, detail: PageDetail, result: Result | null): MenuPage & Partial<StandardPage> => {
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
}

/** `handleKey`: true where the page has used the key. */
function listen(target: OverlayTarget, back: () => void, handleKey: (event: KeyboardEvent) => boolean): void {
  const { dialog } = target
  // By the next frame the game has laid itself out anew.
  addEventListener('resize', () => requestAnimationFrame(() => placeCard(target)))
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault()
    back()
  })
  dialog.addEventListener('keydown', (event) => {
    // The game must not receive the keys of a menu.
    event.stopPropagation()
    if (handleKey(event)) return event.preventDefault()
    const way = DIRECTIONS[event.code.replace('Arrow', '')]
    if (way && focusBeside(dialog, ...way)) event.preventDefault()
  })
}
