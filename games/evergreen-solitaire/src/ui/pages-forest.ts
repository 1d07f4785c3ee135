/** The four pages of the forest. */
import { makeCollection, makeProgress } from '@playhouse/game-kit/collection'
import type { Kit } from '@playhouse/game-kit'
import { make } from '@playhouse/game-kit/elements'
import { FIRST_DAY, listMonth, stepMonth } from '../rules/days.ts'
import { makeButton } from './elements.ts'
import {
  countFor,
  has,
  listFriends,
  listNext,
  listWon,
  missingFor,
  nextPrize,
  prizeOf,
} from '../rules/forest.ts'
import { createGladePlay } from '../view/glade-play.ts'
import { showTime } from './panel.ts'
import { pictureBack, pictureCloth, picturePrize, pictureSeason } from './pictures.ts'
import { countDaysInRow, findRank } from '../view/rank.ts'
import { BACKS, CLOTHS, SEASONS } from '../rules/prizes.ts'
import type { Charm, Prize, PrizeId } from '../rules/prizes.ts'
import { SEASON_LOOKS } from '../art/seasons.ts'
import { VARIANTS } from '../state.ts'
import type { Game } from '../state.ts'
import { freshTally } from './stats.ts'
import type { Data } from './stats.ts'
import { nameDay, nameMonth, nameWeekdays } from './day-names.ts'
import { describeMissing, describeNeed, texts } from '../texts.ts'

export type PageContext = {
  data: Data
  today: string
  /** The month of the calendar that is looked at. */
  month: string
  /** Room for a large picture, in CSS pixels. */
  width: number
  height: number
  isCalm: boolean
  audio: Kit<Game, Data>['audio']
  goTo(month: string, focus: string): void
  play(day: string): void
  /** A look was chosen; the focus goes back to it. */
  choose(focus: string): void
}

export function showGlade({ data, today, width, height, isCalm, audio }: PageContext): HTMLElement[] {
  const friends = listFriends(data)
  const count = data.grove.length
  const charms = listWon(data).flatMap(({ kind, id }) => (kind === 'charm' ? [id as Charm] : []))
  const look = { season: SEASON_LOOKS[data.season], grove: data.grove, friends, charms }
  const label = texts.forest.glade(count)
  const glade = createGladePlay(look, { width, height, label, isCalm, play: audio.play })
  const words = texts.forest.count(count, friends.length, data.acorns)
  const others = listNext(data).filter(({ need }) => need.by !== 'wins')
  const nextPrizes = make(
    'div',
    'es-next-prizes',
    ...others.slice(0, 2).map((prize) => showPrize(data, prize)),
  )
  const side = make(
    'div',
    'es-wants',
    showRank(data, today),
    make('p', 'es-line', words),
    showNext(data),
    nextPrizes,
  )
  return [make('div', 'es-grove', glade, side)]
}

/** The player's rank, the points to the next one, and the streak of daily deals. */
function showRank(data: Data, today: string): HTMLElement {
  const { rank, done, need } = findRank(data)
  const says = texts.rank.whole(rank, need - done, countDaysInRow(data.leaves, today))
  return make('span', 'es-next es-rank', make('span', '', says, makeProgress(says, done, need, 'es-bar')))
}

/** How far it is to what the next wins bring. */
export function showNext(data: Data): HTMLElement {
  const prize = nextPrize(data)
  return prize ? showPrize(data, prize) : make('p', 'es-line', texts.forest.complete)
}

function showPrize(data: Data, prize: Prize): HTMLElement {
  const says = describeMissing(prize.need, missingFor(data, prize), texts.prizes[prize.id])
  const bar = makeProgress(says, countFor(data, prize), prize.need.count, 'es-bar')
  return make('span', 'es-next', picturePrize(prize), make('span', '', says, bar))
}

export function showLooks({ data, choose }: PageContext): HTMLElement[] {
  const list = <Id extends PrizeId>(
    ids: readonly Id[],
    key: 'back' | 'season' | 'cloth',
    picture: (id: Id) => HTMLElement,
  ) =>
    makeCollection(
      ids.map((id) => {
        const lock = has(data, id) ? '' : describeNeed(prizeOf(id)!.need)
        const pick = () => {
          Object.assign(data, { [key]: id })
          choose(`look-${id}`)
        }
        return {
          id: `look-${id}`,
          label: [texts.prizes[id], lock].filter(Boolean).join(', '),
          content: [picture(id), lock ? make('small', '', lock) : null],
          isLocked: lock !== '',
          isChosen: () => data[key] === id,
          act: lock ? undefined : pick,
        }
      }),
      { grid: `es-looks es-${key}s`, item: 'es-look' },
    )
  return [
    make('h2', '', texts.forest.seasons),
    list(SEASONS, 'season', pictureSeason),
    make('h2', '', texts.forest.cloths),
    list(CLOTHS, 'cloth', (id) => pictureCloth(id, data.season)),
    make('h2', '', texts.forest.backs),
    list(BACKS, 'back', (id) => pictureBack(id)),
  ]
}

export function showCalendar({ data, today, month, goTo, play }: PageContext): HTMLElement[] {
  const step = (by: 1 | -1, label: string, sign: string) => {
    const to = stepMonth(month, by)
    const isOpen = (month: string) => month >= FIRST_DAY.slice(0, 7) && month <= today.slice(0, 7)
    const place = (way: number) => (way < 0 ? 'earlier' : 'later')
    // At the end of the calendar the other way has the focus.
    const focus = place(isOpen(stepMonth(to, by)) ? by : -by)
    const made = makeButton('es-step', () => goTo(to, focus), sign)
    made.dataset.id = place(by)
    made.ariaLabel = label
    made.disabled = !isOpen(to)
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
    make('p', 'es-line', count > 0 ? texts.forest.leaves(count) : texts.forest.calendarAbout),
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
