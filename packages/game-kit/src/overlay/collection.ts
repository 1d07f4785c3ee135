/** Collections on a game's own pages: a grid of things that are won, chosen and new, and bars that show how far one is. */
import { make } from './elements.ts'

/** How far one is; `label` is read aloud.
 * @example makeProgress('Three wins to the fox', 4, 7, 'bar')
 */
export function makeProgress(label: string, value: number, max = 1, className = ''): HTMLProgressElement {
  const bar = make('progress', className)
  bar.max = max
  bar.value = value
  bar.ariaLabel = label
  return bar
}

export type CollectionItem = {
  /** Its `data-id`, for the focus and for tests. */
  id: string
  /** Read aloud: what it is, or what it takes to win it. */
  label: string
  /** The picture and what stands with it. */
  content: readonly (Node | string | null)[]
  isLocked?: boolean
  /** Won and not seen yet: it carries a mark. */
  isNew?: boolean
  /** Asked again after every press. */
  isChosen?(): boolean
  /** Chooses it, or says what a locked one takes; an item without cannot be pressed. */
  act?(button: HTMLButtonElement): void
}
/** Classes of the game's own style sheet: of the grid, its items, the locked ones, and the mark on a new one. */
export type CollectionClasses = { grid: string; item: string; locked?: string; mark?: string }

/** A grid of buttons; what is chosen is pressed.
 * @example makeCollection(
 *   [{ id: 'fox', label: 'Fox', content: [picture], isChosen: () => save.friend === 'fox', act: () => (save.friend = 'fox') }],
 *   { grid: 'friends', item: 'friend', locked: 'locked', mark: 'new' },
 * )
 */
export function makeCollection(
  items: readonly CollectionItem[],
  { grid, item: itemClass, locked = '', mark = '' }: CollectionClasses,
): HTMLElement {
  const chosen: { button: HTMLButtonElement; isChosen(): boolean }[] = []
  const update = () => {
    for (const { button, isChosen } of chosen) button.ariaPressed = String(isChosen())
  }
  const buttons = items.map(({ id, label, content, isLocked = false, isNew = false, isChosen, act }) => {
    const classes = isLocked && locked ? `${itemClass} ${locked}` : itemClass
    const button = make('button', classes, ...content, isNew && mark ? make('span', mark) : null)
    button.type = 'button'
    button.ariaLabel = label
    button.dataset.id = id
    button.disabled = !act
    button.addEventListener('click', () => {
      act?.(button)
      update()
    })
    if (isChosen) chosen.push({ button, isChosen })
    return button
  })
  update()
  return make('div', grid, ...buttons)
}
