import { expect, test } from 'vitest'
import { onCalendarTile } from './calendar-tile.ts'

/** A page of games: a press on a tile would begin its game. */
function makeMenus() {
  const log: string[] = []
  let pressed = 'calendar'
  const menus = Object.assign(new EventTarget(), {
    closest: (selector: string) => (pressed === 'calendar' && selector.includes('nth-child(10)') ? {} : null),
  })
  onCalendarTile(menus as unknown as HTMLDialogElement, () => void log.push('calendar'))
  menus.addEventListener('click', () => void log.push('begin'))
  const press = (tile: string) => {
    pressed = tile
    menus.dispatchEvent(new Event('click'))
  }
  return { log, press }
}

test('the calendar opens over the table one was at: no other cards are dealt', () => {
  const { log, press } = makeMenus()
  press('calendar')
  expect(log).toEqual(['calendar'])
})

test('every other tile begins its game', () => {
  const { log, press } = makeMenus()
  press('spider4')
  expect(log).toEqual(['begin'])
})
