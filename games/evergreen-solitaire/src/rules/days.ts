/** Days of the daily deal, as `2026-11-21`, and the months they are shown in. */
import { hashText } from '@playhouse/game-kit/rules'
import { findDeal, findFirstDeal } from '../data/deals.ts'

/** The first day that can be played afterwards. */
export const FIRST_DAY = '2025-10-01'
/** The month that chance chooses from; old saved runs must find their day in it. */
const CHANCE_MONTH = '2026-10-'
/** What the daily deal goes through, day by day. */
const GAMES = ['klondike', 'tripeaks', 'freecell', 'spider1', 'pyramid']
/** From this day on the days draw from the larger pack. */
const GROWN_ON = '2026-12-01'
/** The range of a randomly chosen past day. */
const CHANCE_DAYS = 31

const two = (value: number) => String(value).padStart(2, '0')

/** A daily deal: its game and cards, the same for all players. `seed` is the seed of the kit's daily run. */
export function dealOfDay(day: string, seed = hashText(`evergreen-solitaire ${day}`)) {
  const mode = GAMES[seed % GAMES.length]!
  // What chose the game must not choose the cards too, or most of them never come.
  const find = day < GROWN_ON ? findFirstDeal : findDeal
  return { mode, deal: find(mode, Math.floor(seed / GAMES.length)) }
}

export const dayOfChance = (seed: number): string => `${CHANCE_MONTH}${two((seed % CHANCE_DAYS) + 1)}`

/** Whether a text is a day of the calendar, on or after the first. */
export function isDay(day: string): boolean {
  const match = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day)
  if (!match || day < FIRST_DAY) return false
  const [, year, month, date] = match.map(Number)
  return month! >= 1 && month! <= 12 && date! >= 1 && date! <= countDays(year!, month!)
}

function countDays(year: number, month: number): number {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  return month === 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31
}

/** Monday is 0. */
function weekdayOf(year: number, month: number, date: number): number {
  const shift = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4][month - 1]!
  const y = month < 3 ? year - 1 : year
  const sunday0 = (y + Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400) + shift + date) % 7
  return (sunday0 + 6) % 7
}

/** Every day of a month (`2026-11`) after the empty places before its first, weeks from Monday. */
export function listMonth(month: string): (string | null)[] {
  const [year, number] = month.split('-').map(Number) as [number, number]
  return [
    ...Array.from({ length: weekdayOf(year, number, 1) }, () => null),
    ...Array.from({ length: countDays(year, number) }, (_, i) => `${month}-${two(i + 1)}`),
  ]
}

export function stepMonth(month: string, by: 1 | -1): string {
  const [year, number] = month.split('-').map(Number) as [number, number]
  const at = year * 12 + number - 1 + by
  return `${Math.floor(at / 12)}-${two((at % 12) + 1)}`
}

/** The newest day before today whose deal is not won yet; null when all are. */
export function findUnwon(won: readonly string[], today: string): string | null {
  const before = (month: string) =>
    listMonth(month).filter((day): day is string => day !== null && day >= FIRST_DAY && day < today)
  for (let month = today.slice(0, 7); month >= FIRST_DAY.slice(0, 7); month = stepMonth(month, -1)) {
    const day = before(month).findLast((one) => !won.includes(one))
    if (day) return day
  }
  return null
}
