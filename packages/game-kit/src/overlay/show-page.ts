/** Fills the menus' dialog with a page and opens it. */
import { make } from './elements.ts'
import type { MenusTarget } from './menu-context.ts'
import type { MenuPage } from './menu-types.ts'
import { placeBeside } from './place-card.ts'
import { renderFoot, renderPart } from './render-page.ts'

export type OverlayTarget = MenusTarget & {
  dialog: HTMLDialogElement
  hint: HTMLElement
  opened(page: string): void
  closed(): void
  say(text: string): void
}

export function showPage(target: OverlayTarget, id: string, page: MenuPage): void {
  const { root, dialog, progress } = target
  const renderTarget = {
    clicked: target.clicked,
    isCalm: () => progress.settings.calm,
    say: target.say,
  }
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
  placeCard(target)
  target.opened(id)
  page.opened?.()
  focusFirst(dialog, page)
}

export function hidePage({ root, dialog, closed }: OverlayTarget): void {
  delete root.dataset.menuPage
  if (!dialog.open) return
  dialog.close()
  closed()
}

/** The result stands beside the player's character. */
export function placeCard({ dialog, findHero }: OverlayTarget): void {
  placeBeside(dialog, dialog.dataset.page === 'result' ? findHero() : null)
}

function focusFirst(dialog: HTMLElement, { focus }: MenuPage): void {
  const wanted = focus ? dialog.querySelector<HTMLElement>(`[data-id="${focus}"]:enabled`) : null
  const first = wanted ?? dialog.querySelector<HTMLElement>('[data-main]') ?? dialog.querySelector('button')
  first?.focus({ preventScroll: true })
  if (wanted) wanted.scrollIntoView({ block: 'nearest' })
}
