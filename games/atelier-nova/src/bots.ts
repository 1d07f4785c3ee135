/** Bots. */
import type { Bot, BotName, InputDriver, Rng, BotInput } from '@playhouse/game-kit/rules'
import { findBestLook } from './rules/best.ts'
import { PIECES } from './data/catalogue.ts'
import { PATTERNS } from './art/clothes/cloth-names.ts'
import { KINDS } from './data/cuts.ts'
import type { Kind } from './data/cuts.ts'
import { POSES } from './art/figure/poses.ts'
import { listOpen, sureStars } from './data/prizes.ts'
import { SPEECH_TICKS } from './state.ts'
import type { Command, Game, State } from './state.ts'
import type { Tag } from './rules/tags.ts'
import { findPath } from './ui/cursor.ts'
import { findGestures, findNextTarget } from './ui/hands.ts'
import type { Probe } from './ui/hands.ts'

const doIt = (command: Command): BotInput<Game> => ({ commands: [command] })

/** What every bot does once it is not dressing. */
function goOn({ phase, ticks }: State): BotInput<Game> | null {
  if (phase === 'dress') return null
  if (phase === 'verdict' && ticks >= SPEECH_TICKS * 3) return doIt({ type: 'done' })
  return {}
}

const WARDROBE: readonly Kind[] = KINDS.filter((kind) => kind !== 'top' && kind !== 'bottom')

function playRandom(state: State, rng: Rng): BotInput<Game> {
  if (state.past.length >= 3) return doIt({ type: 'walk' })
  const kind = rng.pick(WARDROBE)
  const worn = state.look.wear[kind]
  if (worn && rng.chance(0.3)) return doIt({ type: 'dye', kind, zone: 0, dye: rng.int(32) })
  return doIt({ type: 'wear', piece: rng.pick(listOpen(kind, sureStars(state))).id })
}

/** Knows the card's first word and not the others; wears what has it, without a thought for colour. */
function playNovice(state: State, rng: Rng): BotInput<Game> {
  if (state.past.length >= 6) return doIt({ type: 'walk' })
  const [first] = Object.entries(state.theme.tags).sort(([, a], [, b]) => b - a)
  const free = WARDROBE.filter((kind) => !isMatching(state, kind, first?.[0] as Tag))
  if (free.length === 0) return doIt({ type: 'walk' })
  const kind = rng.pick(free)
  const all = listOpen(kind, sureStars(state))
  const right = all.filter(({ tags }) => first && tags[first[0] as Tag])
  return doIt({
    type: 'wear',
    piece: (right.length > 0 && rng.chance(0.88) ? rng.pick(right) : rng.pick(all)).id,
  })
}

const isMatching = (state: State, kind: Kind, tag: Tag) => {
  const worn = state.look.wear[kind]
  return worn !== undefined && PIECES[worn.piece]!.tags[tag] !== undefined
}

/** Works towards the best outfit, one difference at a time. */
function playExpert(state: State): BotInput<Game> {
  const look = findBestLook(state.theme, sureStars(state))
  const best = look.wear
  const { wear } = state.look
  for (const kind of KINDS) {
    const [own, wanted] = [wear[kind], best[kind]]
    if (wanted && own?.piece !== wanted.piece) return doIt({ type: 'wear', piece: wanted.piece })
    if (own && !wanted && !isReplaced(kind, best)) return doIt({ type: 'wear', piece: own.piece })
  }
  if (state.mode !== 'free')
    for (const kind of KINDS) {
      const [own, wanted] = [wear[kind], best[kind]]
      if (!own || !wanted) continue
      if (own.a !== wanted.a) return doIt({ type: 'dye', kind, zone: 0, dye: wanted.a })
      if (own.b !== wanted.b) return doIt({ type: 'dye', kind, zone: 1, dye: wanted.b })
      // Patterns and poses have one button each, which selects the next one.
      if (own.pattern !== wanted.pattern)
        return doIt({ type: 'pattern', kind, pattern: (own.pattern + 1) % PATTERNS.length })
    }
  if (state.mode !== 'free' && state.look.pose !== look.pose)
    return doIt({ type: 'pose', pose: (state.look.pose + 1) % POSES.length })
  return doIt({ type: 'walk' })
}

/** A top goes by itself when a dress comes, and the other way round. */
const isReplaced = (kind: Kind, best: State['look']['wear']) =>
  kind === 'dress' ? Boolean(best.top) : (kind === 'top' || kind === 'bottom') && Boolean(best.dress)

export const bots: Record<BotName, Bot<Game>> = {
  random: { play: (state, rng) => goOn(state) ?? playRandom(state, rng) },
  novice: { reactionMs: 350, moveMs: 900, play: (state, rng) => goOn(state) ?? playNovice(state, rng) },
  expert: { play: (state) => goOn(state) ?? playExpert(state) },
}

export const hands: InputDriver<Game> = {
  taps(command, state, probe) {
    const { stops, cursor } = probe as Probe
    const { id, isLast } = findNextTarget(command, state, probe as Probe)
    const from = stops.find((stop) => stop.id === cursor) ?? stops[0]!
    const path = findPath(stops, from, id)
    if (!path) throw new Error(`No key path from ${cursor} to ${id}`)
    return isLast ? [...path, 'accept'] : [...path, 'accept', 'again']
  },
  touches: (command, state, probe) => findGestures(command, state, probe as Probe),
}
