/** Every word the game says; one object a language. */
import { chooseTexts } from '@playhouse/game-kit'
import type { GameTexts } from '@playhouse/game-kit'
import type { Help } from './ghost.ts'
import type { Wins } from './paints.ts'
import type { VehicleName } from './vehicles.ts'

const en = {
  title: 'Wheelhop Hills',
  board:
    'A hare drives over paper hills with cargo in the back. Hold the right arrow to drive and lean forward, the left arrow to brake and lean back.',
  hint: 'Hold to drive',
  howTo: [
    'Hold the right side to drive. In a long flight let go, or it tips you over.',
    'Hold the left side to brake. In the air it leans you back.',
    'Land on all wheels. A whole turn in the air is a flip.',
    'Stars: arrive, keep every piece of cargo, beat the clock.',
    'The white paper car is your own best run. Three stars wake the golden hare: be faster, and its golden carrot is yours.',
    'Won hills and the long road may be driven in any vehicle you won: choose it under the sign.',
    'Too hard? In the settings: half speed, helping paws, bigger pedals.',
  ],
  modes: {
    levels: { name: 'The hills', about: 'Sixty hills, six times of day' },
    road: { name: 'How far?', about: 'A road without end, a new one every day: deliver, and win time' },
    daily: { name: 'Hill of the day', about: 'The same hill for everyone' },
  },
  menu: {
    levels: 'The hills',
    modes: 'Ways to play',
    next: 'Next hill',
    level: (number: number) => `Hill ${number}`,
    levelIs: (number: number, stars: number | null, most: number, isOpen: boolean) =>
      `Hill ${number}${isOpen ? (stars === null ? '' : `, ${stars} of ${most} stars`) : ', locked'}`,
    earlier: 'Earlier hills',
    later: 'Later hills',
  },
  retry: 'Again',
  worlds: [
    'Morning Meadow',
    'Orchard Noon',
    'Mudpot Marsh',
    'Frosty Pass',
    'Sunset Canyon',
    'Starlight Peaks',
  ],
  cars: {
    pip: 'Pip',
    dray: 'Milk float',
    bogwalker: 'Bogwalker',
    postie: 'Snow post',
    swift: 'Swift',
    rover: 'Rover',
  } as Record<VehicleName, string>,
  today: 'Hill of the day',
  flips: (count: number) => (count > 1 ? `${count} flips!` : 'Flip!'),
  smooth: 'Smooth!',
  newCar: (name: string) => `Your next ride: the ${name}!`,
  newPaint: 'New paint! Choose it under the sign.',
  newHat: 'So many carrots: a new hat!',
  carrots: (count: number, next: number | undefined) =>
    next === undefined ? `${count} carrots` : `${count} carrots, next hat at ${next}`,
  hillsFrom: (from: number, to: number) => `Hills ${from}–${to}`,
  starsOf: (have: number, of: number) => `★ ${have} of ${of}`,
  skip: 'Skip this hill',
  skipped: 'Skipped. You can come back to it.',
  helps: {
    slow: 'Half speed',
    steady: 'Helping paws: lands on its wheels',
    bigPedals: 'Bigger pedals',
  } as Record<keyof Help, string>,
  crashed: {
    head: 'Oops, upside down!',
    fell: 'Down it goes!',
    stuck: 'On its back!',
    hung: 'Stuck fast!',
    late: 'The market has closed!',
  } as Record<string, string>,
  heldOver: 'Let go in the air!',
  lateTitle: 'Time for tea',
  arrived: { 1: 'Made it!', 2: 'Well driven!', 3: 'Perfect run!' } as Record<number, string>,
  tiles: {
    time: 'Time',
    best: 'Best',
    rival: 'Gold hare',
    cargo: 'Cargo',
    carrots: 'Carrots',
    farthest: 'Farthest',
    stalls: 'Stalls',
    delivered: 'Delivered',
    first: 'New best!',
    star: (par: string) => `★ by ${par} s`,
    record: (gap: string) => `Better: ${gap}`,
    short: (metres: number) => `${metres} m short`,
    of: (count: number) => `of ${count}`,
    flips: (count: number) => `+${count} for flips`,
  },
  goals: { hat: 'Next hat', paint: 'New paint' },
  needs: {
    carrots: (have: number, at: number) => `${have} of ${at} carrots`,
    stars: (have: number, at: number) => `${have} of ${at} stars`,
    golden: (have: number, at: number) => `${have} of ${at} golden carrots`,
    metres: (have: number, at: number) => `${have} of ${at} m on the long road`,
  } as Record<keyof Wins, (have: number, at: number) => string>,
  wins: {
    stars: (count: number) => `${count} stars`,
    golden: (count: number) => (count === 1 ? '1 golden carrot' : `${count} golden carrots`),
    metres: (count: number) => `Your best: ${count} m`,
  },
  roadShort: 'Deliver and win time',
  dailyShort: 'The same for everyone',
  goldenWon: 'Faster than the golden hare: a golden carrot!',
  nextHill: (level: number, world: string) => `Next: hill ${level}, ${world}`,
  rivalWakes: 'Three stars! The golden hare races you here now.',
  metres: (count: number) => `${count} m`,
  timeWon: (seconds: number) => `+${seconds} s`,
  delivered: (aboard: number, of: number, won: number) => `${aboard} of ${of} delivered, ${won} seconds won.`,
  roadRecord: (metres: number) => `How far? · best ${metres} m`,
  roadEnd: (metres: number) => `${metres} m!`,
  paint: (index: number) => (index === 0 ? 'Its own colours' : `Paint ${index}`),
  spilled: 'Some cargo fell off.',
  eaten: (left: number) => `Carrot! ${left} left.`,
}

export const texts = chooseTexts({ en: en satisfies GameTexts & Record<string, unknown> })
