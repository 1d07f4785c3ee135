/** The calendar tile on the kit's page of games: it opens the calendar instead of starting a game. */
const TILE = "[data-page='modes'] .gk-choice:nth-child(10)"

/** The tile's own press would deal a past day's cards: it is taken before it gets there, and the table stays as it is. */
export function onCalendarTile(menus: Pick<HTMLDialogElement, 'addEventListener'>, open: () => void): void {
  menus.addEventListener(
    'click',
    (event) => {
      if (!(event.target as Element).closest(TILE)) return
      event.stopImmediatePropagation()
      open()
    },
    true,
  )
}
