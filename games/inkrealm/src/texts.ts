/** All texts of the game; one object per language. */
import { chooseTexts } from '@playhouse/game-kit'
import type { GameTexts } from '@playhouse/game-kit'
import type { Hat } from './rules/personalities.ts'
import type { BoonKind } from './state.ts'

const endings = ['th', 'st', 'nd', 'rd']
const place = (n: number) => `${n}${(n % 100 > 10 && n % 100 < 14 ? '' : endings[n % 10]) || 'th'}`

const hats: Record<Hat, string> = {
  none: 'No hat',
  bow: 'Bow',
  leaf: 'Leaf',
  cap: 'Cap',
  horns: 'Horns',
  star: 'Star',
  flower: 'Flower',
  band: 'Headband',
  feeler: 'Feelers',
  helmet: 'Helmet',
  tuft: 'Tuft',
  glasses: 'Glasses',
}
const boons: Record<BoonKind, string> = { swift: 'Swift!', shield: 'Shield!', blot: 'Big blot!' }
const starCount = (count: number) => `${count} ${count === 1 ? 'star' : 'stars'}`

const en = {
  title: 'Inkrealm',
  board:
    'Steer the ink drop with the arrow keys. Draw a loop out of your land and back to claim what it encloses.',
  hint: 'Draw a loop and come home',
  /** To who is far out and has not closed one yet. */
  hintHome: 'Home closes it!',
  /** And does not turn. */
  hintBack: 'Turn back home!',
  /** Beside ranking and map there is less room. */
  hintAgain: 'Draw a loop home',
  howTo: [
    'Draw a loop home: it is yours.',
    'Cut a wet trail and take its land.',
    'Guard yours: a cut costs land.',
    'Take pearls, and one of two bubbles.',
    'Most land, most stars.',
  ],
  modes: {
    rush: { name: 'Ink Rush', about: 'Most ink in 3 minutes' },
    islands: { name: 'Islands', about: 'Land rises from the sea' },
    daily: { name: 'Daily Sheet', about: 'Today’s sheet for all' },
    relax: { name: 'Quiet Sheet', about: 'No rivals, just paint' },
    pools: { name: 'Swift Pools', about: 'Whirlpools speed you up' },
    teams: { name: 'Four Teams', about: 'Three share one colour' },
    fog: { name: 'Fog of Ink', about: 'You see only nearby' },
  },
  /** One at a time, seldom. */
  tips: {
    cut: 'Cut wet trails!',
    boon: 'Take one bubble',
    home: 'Go home!',
    peace: 'Peace: nobody can cut you yet',
  },
  boons,
  timeUp: 'Time!',
  you: 'You',
  duel: (name: string) => `Duel: beat ${name}`,
  hats,
  painter: 'My painter',
  painterNew: (count: number) => `My painter +${count}`,
  titles: [
    'Fresh Drop',
    'Little Blot',
    'Splasher',
    'Loop Artist',
    'Sheet Painter',
    'Ink Knight',
    'Ink Royal',
    'Legend of Ink',
    'Master of Loops',
    'Keeper of the Pots',
    'Star of the Desk',
    'The Great Brush',
  ],
  stars: starCount,
  brushes: ['Plain brush', 'Brush of beads', 'Braided brush', 'Silk ribbon', 'Golden beads', 'Golden ribbon'],
  starsNow: (count: number) => `★ ${count}`,
  rivalsBeaten: (count: number, of: number) => `${count} of ${of} rivals beaten`,
  ordersHead: 'Orders',
  order: {
    splash: (n: string) => (n === '1' ? 'Splash a rival' : `Splash ${n} rivals in a round`),
    share: (n: string) => `Hold ${n}% of the sheet`,
    boons: (n: string) => `Take ${n} bubbles in a round`,
    loop: (n: string) => `Draw one loop of ${n}%`,
    lead: (n: string) => `Lead for ${n} seconds`,
    place: (n: string) => (n === '1' ? 'Win a round' : `Come ${place(Number(n))} or better`),
    cuts: (n: string) =>
      n === '0' ? 'Never get cut' : n === '1' ? 'Get cut once at most' : `Get cut ${n} times at most`,
    hold: (n: string) => `Lead for ${n} seconds without a break`,
    guard: (n: string) => (n === '1' ? 'Cut a rival on your land' : `Cut ${n} rivals on your land`),
    chain: (n: string) => `Splash ${n} rivals before one cuts you`,
  },
  orderFilled: 'Order filled!',
  nextOrder: (words: string) => `Next order: ${words}`,
  orderStars: (count: number) => `+${count}★`,
  orderDone: (count: number) => `✓ +${count}★`,
  /** Stars are booked when the round is over. */
  orderSoon: (count: number) => `+${count}★ at the end`,
  orderFilledSoon: (count: number) => `Filled! +${count}★ at the end`,
  modeOpen: (name: string) => `New round: ${name}`,
  /** The round that is under way. */
  modeOn: 'On',
  modeShut: (missing: number) => `${missing} more ${missing === 1 ? 'star' : 'stars'}`,
  hatsHead: 'Hats',
  inksHead: 'Inks',
  inksLine: 'Beat a rival in a duel and its ink is yours',
  ownInk: 'Violet, your first ink',
  inkOf: (name: string) => `${name}’s ink`,
  worn: (what: string) => `You wear: ${what}`,
  hatLocked: (hat: string, missing: number) => `${hat}: ${starCount(missing)} to go`,
  inkLocked: (name: string) => `Beat ${name} to win this ink`,
  inkNext: (name: string) => `Next duel: finish ahead of ${name}`,
  rivals: 'Rivals',
  rivalKinds: { gentle: 'Gentle', grow: 'Growing', bold: 'Bold' },
  rivalLines: {
    gentle: 'Calm in every round: slow, and a cut costs little',
    grow: 'Harder after each win, easier after two rounds without a star',
    bold: 'Bold in every round: fast and careful. A win earns a laurel',
  },
  rungs: ['Calm', 'Easy', 'Lively', 'Bold', 'Fierce'],
  /** What the rivals are in this round. */
  rungNow: (rung: string) => `Rivals: ${rung.toLowerCase()}`,
  rungUp: (rung: string) => `Rivals: ${rung.toLowerCase()} ▲`,
  rungDown: (rung: string) => `Rivals: ${rung.toLowerCase()} ▼`,
  rungBrings: (drops: number, laurels: number) =>
    drops === 0
      ? 'Win, and they wake up'
      : `With a star +${drops} ${drops === 1 ? 'drop' : 'drops'}${laurels > 0 ? `, a win ${laurels === 1 ? 'a laurel' : `${laurels} laurels`}` : ''}`,
  laurel: (won: number, count: number) =>
    `${won === 1 ? 'Laurel' : `${won} laurels`}! ${count} ${count === 1 ? 'is' : 'are'} yours`,
  wreaths: ['Laurel wreath', 'Golden wreath', 'Grand wreath'],
  newWreath: (wreath: string) => `You wear a new one: ${wreath}`,
  nextWreath: (wreath: string, missing: number) => `${wreath}: ${missing} to go`,
  howLaurels: 'Win against bold rivals',
  allWreaths: 'Every wreath is yours',
  laurels: (count: number) => `${count} ${count === 1 ? 'laurel' : 'laurels'}`,
  back: 'Back',
  resume: 'Resume',
  largerHome: 'Begin with a larger realm',
  newHat: (hat: string) => `New hat: ${hat}`,
  duelWon: (name: string) => `You beat ${name} and won the ink!`,
  duelLost: (name: string, share: string) => `${name} stayed ahead by ${share}%`,
  nextHat: (hat: string, missing: number) => `${starCount(missing)} more for: ${hat}`,
  allHats: 'Every hat is yours',
  drops: (won: number, has: number, of: number) =>
    `+${won} ink ${won === 1 ? 'drop' : 'drops'}: ${has} of ${of} for a star`,
  starOfDrops: 'Your ink drops made a star!',
  podium: (names: readonly string[]) => names.map((name, i) => `${place(i + 1)} ${name}`).join(', '),
  sheetOf: 'The sheet as it was painted',
  moved: (from: number, to: number) => `${place(from)} → ${place(to)}`,
  bestPlace: 'Your best place yet!',
  bestOf: (rank: number) => `Best: ${place(rank)}`,
  claimed: (percent: string) => `+${percent}%`,
  splash: 'Splash!',
  crownCut: 'Crown cut!',
  /** Two pieces of news of one moment. */
  both: (word: string, gain: string) => `${word} ${gain}`,
  grand: 'Grand loop!',
  firstLoop: 'First loop!',
  /** What a realm is called by its rank, and what the rank brings. */
  ranks: ['Puddle', 'Hamlet', 'Village', 'Town', 'Kingdom', 'Empire'],
  rankBrings: [
    '',
    'You run faster',
    'Wider brush!',
    'You run faster',
    'Great brush!',
    'The sheet bows to you',
  ],
  rankUp: (rank: string) => `Your realm: ${rank}`,
  cut: 'Cut!',
  cutBy: (name: string) => `${name} cut your trail`,
  lost: (share: string) => `−${share}%`,
  lostLine: (share: string) => `You lost ${share}% of the sheet`,
  /** A rival crossed a trail that cannot be cut. */
  peaceOver: 'Peace is over',
  peaceOverLine: 'Guard your wet trail',
  crown: 'The crown is yours!',
  crownLine: 'There is a price on it now',
  crownLost: (name: string) => `${name} took the crown`,
  crownLostLine: 'Win it back',
  gold: 'Golden drop!',
  /** From east, clockwise. */
  goldLine: (side: number) =>
    `${['East', 'South-east', 'South', 'South-west', 'West', 'North-west', 'North', 'North-east'][side]}: get there first`,
  goldMine: 'Gold!',
  goldGone: (name: string) => `${name} has the gold`,
  events: {
    rain: { title: 'Paint rain!', line: 'Every drop is a blot: run over it' },
    ebb: { title: 'Low tide!', line: 'New paper rises around you' },
    pools: { title: 'The pools move!', line: 'Find the new ones' },
    flash: { title: 'Lightning!', line: 'Look around while it lasts' },
  },
  drop: 'Drop!',
  flood: 'Ink flood!',
  floodLine: 'Half a minute of wider brushes',
  aimed: (share: string) => `Comeback: reach ${share}%`,
  aimShort: (share: string) => `Reach ${share}% for a star`,
  aimTiny: (share: string) => `★ ${share}%`,
  /** In a round of teams: the own part of the team's land, and what a star asks for. */
  teamPart: (part: number, need: number) => `Your part: ${part} of ${need}%`,
  teamTiny: (part: number, need: number) => `${part} of ${need}%`,
  aimedLine: 'It is worth a star',
  reached: 'Comeback! A star',
  reachedLine: 'Whatever your place',
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
