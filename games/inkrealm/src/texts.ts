/** Every word the game says; one object a language. */
import { chooseTexts } from '@playhouse/game-kit'
import type { GameTexts } from '@playhouse/game-kit'

const endings = ['th', 'st', 'nd', 'rd']
const place = (n: number) => `${n}${(n % 100 > 10 && n % 100 < 14 ? '' : endings[n % 10]) || 'th'}`

const en = {
  title: 'Inkrealm',
  board:
    'Steer the ink drop with the arrow keys. Draw a loop out of your land and back to claim what it encloses.',
  hint: 'Draw a loop and come home',
  howTo: [
    'Leave your land, draw a loop, come home: all inside is yours.',
    'Cross a rival’s wet trail to splash them.',
    'Keep your own trail short while rivals are near.',
    'Crossing your own trail is safe: the loose end dries.',
    'Most land after three minutes wins.',
  ],
  modes: {
    rush: { name: 'Ink Rush', about: 'Nineteen rivals, three minutes' },
    islands: { name: 'Islands', about: 'Nobody owns the water between' },
    fog: { name: 'Fog of Ink', about: 'See only what is near' },
    teams: { name: 'Four Teams', about: 'Five painters on every side' },
    pools: { name: 'Swift Pools', about: 'Blue pools double your speed' },
    daily: { name: 'Daily Sheet', about: 'The same sheet for everyone today' },
    relax: { name: 'Quiet Sheet', about: 'No rivals, no hurry: bold loops' },
  },
  you: 'You',
  claimed: (percent: string) => `+${percent}%`,
  splash: 'Splash!',
  grand: 'Grand loop!',
  lead: 'You lead!',
  place,
  percent: (share: string) => `${share}%`,
  teams: ['Violet', 'Orange', 'Teal', 'Yellow'],
  ended: (rank: number, of: number) => `You came ${place(rank)} of ${of}`,
  team: (name: string, rank: number) => `Team ${name} came ${place(rank)}`,
  result: (share: string, splashes: number) =>
    `${share}% of the sheet, ${splashes} ${splashes === 1 ? 'splash' : 'splashes'}`,
  filled: 'The whole sheet is yours',
  loops: (count: number) => `${count} ${count === 1 ? 'loop' : 'loops'}`,
  hung: 'Hung on the wall!',
} satisfies GameTexts & Record<string, unknown>

export const texts = chooseTexts({ en })
