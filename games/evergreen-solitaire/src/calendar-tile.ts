/** The kit's page of games has a tile for the calendar: choosing a day is not yet playing it. */
const TILE = "[data-page='modes'] .gk-choice:nth-child(10)"
const WAY_OUT = ['.gk-choice:last-child', '[data-main]']

/** The tile's own press would deal a past day's cards: it is taken before it gets there, and the table stays as it is. */
export function onCalendarTile(
  menus: Pick<HTMLDialogElement, 'addEventListener' | 'querySelector'>,
  open: () => void,
): void {
  menus.addEventListener(
    'click',
    (event) => {
      if (!(event.target as Element).closest(TILE)) return
      event.stopImmediatePropagation()
      // Back leads to the pause page, and from there on to the table.
      for (const step of WAY_OUT) menus.querySelector<HTMLElement>(step)?.click()
      open()
    },
    true,
  )
}
