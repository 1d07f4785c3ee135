/** The four pages of the forest. */
import { make } from '@playhouse/game-kit/elements'
import { FIRST_DAY, listMonth, stepMonth } from './days.ts'
import { makeButton, makePicture } from './elements.ts'
import {
  BACKS,
  DAWN_DAYS,
  hasBack,
  hasSeason,
  listFriends,
  nextPrize,
  SEASONS,
  winsMissing,
} from './forest.ts'
import { drawGlade } from './glade.ts'
import { showTime } from './panel.ts'
import { pictureBack, picturePrize, pictureSeason } from './pictures.ts'
import { SEASON_LOOKS } from './seasons.ts'
import { VARIANTS } from './state.ts'
import { freshTally } from './tally.ts'
import type { Data } from './tally.ts'
import { nameDay, nameMonth, nameWeekdays, texts } from './texts.ts'

export type PageContext = {
  data: Data
  today: string
  /** The month of the calendar that is looked at. */
  month: string
  /** Room for a large picture, in CSS pixels. */
  width: number
  height: number
  goTo(month: string, focus: string): void
  play(day: string): void
  /** A look was chosen; the focus goes back to it. */
  choose(focus: string): void
}

export function showGlade({ data, width, height }: PageContext): HTMLElement[] {
  const friends = listFriends(data)
  const count = data.grove.length
  const picture = makePicture(
    width,
    height,
    (g, w, h) => drawGlade(g, w, h, SEASON_LOOKS[data.season], data.grove, friends),
    texts.forest.glade(count),
  )
  picture.className = 'es-glade'
  return [picture, make('p', 'gk-line', texts.forest.count(count, friends.length)), showNext(data)]
}

/** How far it is to what comes next. */
export function showNext(data: Data): HTMLElement {
  const prize = nextPrize(data)
  if (!prize) return make('p', 'gk-line', texts.forest.complete)
  const missing = prize.wins - data.grove.length
  const bar = make('progress', 'es-bar')
  bar.max = prize.wins
  bar.value = data.grove.length
  const says = texts.forest.next(missing, texts.prizes[prize.id])
  bar.ariaLabel = says
  const words = make('span', '', says, bar)
  return make('span', 'es-next', picturePrize(prize), words)
}

export function showLooks({ data, choose }: PageContext): HTMLElement[] {
  const list = <Id extends string>(
    ids: readonly Id[],
    key: 'back' | 'season',
    picture: (id: Id) => HTMLElement,
    missing: (id: Id) => string,
  ) =>
    make(
      'div',
      `es-looks es-${key}s`,
      ...ids.map((id) => {
        const lock = missing(id)
        const place = `es-look-${id}`
        const pick = () => {
          Object.assign(data, { [key]: id })
          choose(`.${place}`)
        }
        const made = makeButton(`es-look ${place}`, pick, picture(id), lock ? make('small', '', lock) : null)
        made.disabled = lock !== ''
        made.ariaLabel = [texts.prizes[id as keyof typeof texts.prizes], lock].filter(Boolean).join(', ')
        made.ariaPressed = String(data[key] === id)
        return made
      }),
    )
  const atWins = (id: Parameters<typeof winsMissing>[1]) =>
    texts.forest.atWins(winsMissing(data, id) + data.grove.length)
  return [
    make('h2', '', texts.forest.seasons),
    list(SEASONS, 'season', pictureSeason, (id) => (hasSeason(data, id) ? '' : atWins(id))),
    make('h2', '', texts.forest.backs),
    list(
      BACKS,
      'back',
      (id) => pictureBack(id),
      (id) => (hasBack(data, id) ? '' : id === 'dawn' ? texts.forest.atDays(DAWN_DAYS) : atWins(id)),
    ),
  ]
}

export function showCalendar({ data, today, month, goTo, play }: PageContext): HTMLElement[] {
  const step = (by: 1 | -1, label: string, sign: string) => {
    const to = stepMonth(month, by)
    const place = by < 0 ? 'es-earlier' : 'es-later'
    const made = makeButton(`es-step ${place}`, () => goTo(to, `.${place}:enabled, .es-step:enabled`), sign)
    made.ariaLabel = label
    made.disabled = to < FIRST_DAY.slice(0, 7) || to > today.slice(0, 7)
    return made
  }
  const won = new Set(data.leaves)
  const days = listMonth(month).map((day) => {
    if (day === null) return make('span')
    const isWon = won.has(day)
    const made = makeButton('es-day', () => play(day), String(Number(day.slice(8))))
    made.ariaLabel = isWon ? texts.forest.dayWon(nameDay(day)) : nameDay(day)
    made.disabled = day > today || day < FIRST_DAY
    if (isWon) made.classList.add('es-won')
    if (day === today) made.ariaCurrent = 'date'
    return made
  })
  const count = data.leaves.filter((day) => day.startsWith(month)).length
  return [
    make(
      'div',
      'es-month',
      step(-1, texts.forest.earlier, '‹'),
      make('h2', '', nameMonth(month)),
      step(1, texts.forest.later, '›'),
    ),
    make('div', 'es-days', ...nameWeekdays().map((name) => make('span', '', name)), ...days),
    make('p', 'gk-line', count > 0 ? texts.forest.leaves(count) : texts.forest.calendarAbout),
  ]
}

export function showBook({ data }: PageContext): HTMLElement[] {
  const { game, won, streak, best } = texts.stats
  const table = make('table', 'es-table')
  table.append(make('tr', '', ...[game, won, streak, best].map((name) => make('th', '', name))))
  for (const mode of [...Object.keys(VARIANTS), 'daily', 'past']) {
    const tally = data.tallies[mode] ?? freshTally()
    const cells = [
      texts.modes[mode as keyof typeof texts.modes].name,
      tally.played ? `${tally.won}/${tally.played}` : '–',
      tally.won ? String(tally.streak) : '–',
      tally.bestMs ? showTime(tally.bestMs) : '–',
    ]
    table.append(make('tr', '', ...cells.map((cell) => make('td', '', cell))))
  }
  return [table]
}
