/** The end of a meadow: the text of the card, and the options after it. */
import type { Gain, Kit, Outcome, Result } from '@playhouse/game-kit'
import type { Album, Sticker } from './album.ts'
import { paintKeepsake, paintSticker } from './gain-pictures.ts'
import { canWake } from '../rules/helpers.ts'
import { LEVEL_COUNTS } from '../rules/levels.ts'
import type { Command, Game, State } from '../state.ts'
import { texts } from '../texts.ts'

type Meadow = Kit<Game, Album>

const SEASON = 6
const LEVELS_OF: Record<string, number> = LEVEL_COUNTS
/** What another try after a night begins with. */
const MORE_LANTERNS = 3

/** Counts friends found and friends seen twice, so that no player ends with zero. */
export function countKnown(places: State['places']): number {
  return new Set(
    places
      .filter(({ animal }) => places.every((other) => other.animal !== animal || other.seenAt > 0))
      .map(({ animal }) => animal),
  ).size
}

/** The next season's first level after a run without mistakes early in a season, if it is still locked; otherwise 0. */
export function findAhead(
  { mode, level, slips }: Pick<State, 'mode' | 'level' | 'slips'>,
  stars: Readonly<Record<number, number>>,
): number {
  const next = Math.ceil(level / SEASON) * SEASON + 1
  const step = level - (next - SEASON)
  const reached = Math.max(0, ...Object.keys(stars).map(Number)) + 1
  const isFit = mode === 'meadow' && slips === 0 && step >= (level < SEASON ? 1 : 0) && step <= 3
  return isFit && next <= LEVEL_COUNTS.meadow && reached < next ? next : 0
}

/** Those found before others moved into their places. */
const countGone = ({ choir, places }: State) =>
  choir.filter(({ animal }) => places.every((place) => place.animal !== animal)).length

const walkOf = (kit: Meadow) => ({ id: 'walk', label: texts.goForWalk, act: () => kit.begin('walk') })

/** The garden; back leads to the card. */
const gardenOf = (kit: Meadow) => ({ id: 'garden', label: texts.garden, act: () => kit.open('garden') })

/** A lost meadow blocks nothing: the next one is open, and a retry is easier. */
function describeNight(kit: Meadow, state: State): Partial<Result<Command>> {
  const { mode, level, places } = state
  const next = level < (LEVELS_OF[mode] ?? 0) ? level + 1 : 0
  const again = {
    id: 'lighter',
    label: texts.tryAgain,
    isMain: true,
    act() {
      kit.begin(mode, level)
      kit.send({ type: 'kindle', count: MORE_LANTERNS })
    },
  }
  const goOn =
    next > 0 ? { id: 'onward', label: texts.goOnAnyway, act: () => kit.begin(mode, next) } : walkOf(kit)
  return {
    title: texts.asleepTitle,
    about: texts.asleepAbout(countKnown(places) + countGone(state)),
    score: undefined,
    best: undefined,
    extra: [again, gardenOf(kit), goOn],
    ...(canWake(state) && { reward: { label: texts.wakeUp, command: { type: 'wake' } } }),
  }
}

/** What a run brought: animals whose sticker is new, turned to gold or wears a garland, and a keepsake. */
export type News = Record<Sticker, number[]> & { keepsake: 'stone' | 'flag' | null }

/** What the card says. */
export function describeEnd(
  kit: Meadow,
  { won }: Outcome,
  state: State,
  news: News,
): Partial<Result<Command>> {
  if (!won) return describeNight(kit, state)
  // After the last meadow the walk continues.
  const isLast = state.level > 0 && state.level === LEVELS_OF[state.mode]
  const { mode } = state
  const garden = gardenOf(kit)
  const ahead = findAhead(state, kit.record.stars[mode] ?? {})
  const skip = ahead > 0 ? [{ id: 'ahead', label: texts.tooEasy, act: () => kit.begin(mode, ahead) }] : []
  const extra = isLast ? [{ ...walkOf(kit), isMain: true }, garden] : [garden, ...skip]
  if (state.players === 1) return { gains: listGains(news), extra }
  const [sun, moon] = state.pairs
  return {
    title: sun === moon ? texts.bothWin : sun > moon ? texts.sunWins : texts.moonWins,
    about: texts.pairsFound(sun, moon),
    score: undefined,
    best: undefined,
    isNewBest: false,
  }
}

const SAID = { new: texts.newFriends, gold: texts.goldFriends, garland: texts.garlands } as const

/** What is rarest comes first. */
function listGains(news: News): Gain[] {
  const { keepsake } = news
  const stickers = (['garland', 'gold', 'new'] as const).flatMap((sticker): Gain[] => {
    const [first] = news[sticker]
    if (first === undefined) return []
    return [{ text: SAID[sticker](news[sticker].length), picture: () => paintSticker(first, sticker) }]
  })
  if (!keepsake) return stickers
  const text = keepsake === 'stone' ? texts.newStone : texts.newFlag
  return [...stickers, { text, picture: () => paintKeepsake(keepsake) }]
}
