/** All prizes and their conditions. */
export const BACKS = [
  'moon',
  'leaf',
  'berry',
  'snow',
  'fox',
  'gold',
  'dawn',
  'peaks',
  'acorn',
  'web',
  'stag',
  'aurora',
  'oak',
  'feather',
] as const
export const SEASONS = ['summer', 'autumn', 'winter', 'spring'] as const
/** What the table is covered with; `felt` is the season's own. */
export const CLOTHS = ['felt', 'wine', 'amber', 'night', 'plum'] as const
export const FRIENDS = ['hedgehog', 'owl', 'hare', 'deer', 'bear', 'squirrel', 'badger'] as const
/** The glade objects besides trees. */
const CHARMS = ['mushrooms', 'campfire', 'pond', 'lanterns'] as const
export type Back = (typeof BACKS)[number]
export type SeasonName = (typeof SEASONS)[number]
export type Cloth = (typeof CLOTHS)[number]
export type Friend = (typeof FRIENDS)[number]
export type Charm = (typeof CHARMS)[number]
export type PrizeId = Back | SeasonName | Cloth | Friend | Charm

/** Wins of any game, days won, goals reached; wins of one game, or wins of it in a row. */
export type Need =
  | { by: 'wins' | 'days' | 'acorns'; count: number }
  | { by: 'game' | 'streak'; mode: string; count: number }
export type Prize = { need: Need } & (
  | { kind: 'back'; id: Back }
  | { kind: 'season'; id: SeasonName }
  | { kind: 'cloth'; id: Cloth }
  | { kind: 'friend'; id: Friend }
  | { kind: 'charm'; id: Charm }
)

const wins = (count: number): Need => ({ by: 'wins', count })

export const PRIZES: readonly Prize[] = [
  { need: wins(1), kind: 'back', id: 'leaf' },
  { need: wins(2), kind: 'friend', id: 'hedgehog' },
  { need: wins(3), kind: 'season', id: 'autumn' },
  { need: wins(5), kind: 'friend', id: 'owl' },
  { need: wins(6), kind: 'back', id: 'berry' },
  { need: wins(8), kind: 'season', id: 'winter' },
  { need: wins(10), kind: 'friend', id: 'hare' },
  { need: wins(12), kind: 'back', id: 'snow' },
  { need: wins(15), kind: 'season', id: 'spring' },
  { need: wins(18), kind: 'friend', id: 'deer' },
  { need: wins(21), kind: 'back', id: 'fox' },
  { need: wins(25), kind: 'friend', id: 'bear' },
  { need: wins(30), kind: 'back', id: 'gold' },
  { need: wins(36), kind: 'charm', id: 'mushrooms' },
  { need: wins(43), kind: 'cloth', id: 'wine' },
  { need: wins(50), kind: 'friend', id: 'badger' },
  { need: wins(57), kind: 'charm', id: 'pond' },
  { need: wins(65), kind: 'cloth', id: 'night' },
  { need: wins(74), kind: 'charm', id: 'lanterns' },
  { need: wins(84), kind: 'back', id: 'stag' },
  { need: { by: 'acorns', count: 12 }, kind: 'friend', id: 'squirrel' },
  { need: { by: 'acorns', count: 25 }, kind: 'back', id: 'oak' },
  { need: { by: 'acorns', count: 45 }, kind: 'cloth', id: 'plum' },
  { need: { by: 'acorns', count: 70 }, kind: 'back', id: 'feather' },
  { need: { by: 'game', mode: 'tripeaks', count: 10 }, kind: 'back', id: 'peaks' },
  { need: { by: 'game', mode: 'pyramid', count: 8 }, kind: 'cloth', id: 'amber' },
  { need: { by: 'game', mode: 'klondike3', count: 5 }, kind: 'charm', id: 'campfire' },
  { need: { by: 'streak', mode: 'freecell', count: 5 }, kind: 'back', id: 'acorn' },
  { need: { by: 'game', mode: 'spider4', count: 1 }, kind: 'back', id: 'web' },
  { need: { by: 'days', count: 7 }, kind: 'back', id: 'dawn' },
  { need: { by: 'days', count: 30 }, kind: 'back', id: 'aurora' },
]
