/** For checks: all that is seen over the game's canvas and in its menus. */
import type { GameRuntime } from './game-runtime.ts'
import { toCss } from './screen.ts'

/** Lists all buttons and texts, in CSS pixels. */
export function listUi({ renderer, getView, input }: GameRuntime) {
  const dom = [
    ...document.querySelectorAll<HTMLElement>(
      'button:not([data-drawn]), input, .gk-hint, .gk-dialog h1, .gk-dialog p',
    ),
  ]
    .filter(
      (element) =>
        element.checkVisibility() && !(document.querySelector('dialog[open]') && !element.closest('dialog')),
    )
    .map((element) => {
      const target = element.closest('label') ?? element
      const { left: x, top: y, width: w, height: h } = target.getBoundingClientRect()
      const isButton = element.matches('button, input')
      const isHint = element.matches('.gk-hint')
      const id = element.dataset.id ?? element.textContent?.trim() ?? ''
      return {
        id: isHint ? 'hint' : id,
        kind: isButton ? ('button' as const) : isHint ? ('float' as const) : ('text' as const),
        of: undefined as string | undefined,
        x,
        y,
        w,
        h,
        from: 'kit',
        /** Stays in sight while the page scrolls below it. */
        isFixed: element.closest('.gk-foot') !== null,
        size: parseFloat(getComputedStyle(element).fontSize),
        clipped: isClipped(element),
      }
    })
  // An open menu covers the buttons and texts of the game.
  if (document.querySelector('dialog[open]')) return dom
  const drawn = (getView().ui?.() ?? []).map((rect) => ({
    ...rect,
    ...toCss(renderer.screen, rect),
    of: rect.of,
    size: rect.size === undefined ? undefined : rect.size * renderer.screen.scale,
    from: 'view',
    isFixed: false,
    clipped: false,
  }))
  const thumbs = input.touch.listButtons().map(({ name, x, y, r }) => ({
    id: name,
    kind: 'button' as const,
    of: undefined,
    x: x - r,
    y: y - r,
    w: r * 2,
    h: r * 2,
    from: 'touch',
    isFixed: false,
    size: undefined,
    clipped: false,
  }))
  return [...dom, ...drawn, ...thumbs]
}

/** Whether a text is cut off; an icon button may overflow on purpose. */
function isClipped(element: HTMLElement): boolean {
  const mayStickOut = element.children.length > 0 && getComputedStyle(element).overflow === 'visible'
  return !mayStickOut && element.scrollWidth > element.clientWidth + 1
}
