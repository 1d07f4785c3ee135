/** Bots for the checks; they steer painter 0. */
import type { Bot, BotName, BotInput } from '@playhouse/game-kit/rules'
import { avoidOwn, findHome, findTrail, headingTo, isThreatened } from './rules/rival-ai.ts'
import { rankOf } from './rules/realm.ts'
import { DX, DY, SEA, SIZE } from './state.ts'
import type { Boon, Game, State } from './state.ts'

/** Cells an expert goes out of the way for a boon. */
const BOON_REACH = 8
const GOLD_REACH = 14

type Skill = { leg: number; fear: number; hunt: number }

/** A box: out, along, and home. The trail's length determines the current leg. */
function paint(state: State, { leg, fear, hunt }: Skill): BotInput<Game> {
  const me = state.painters[0]!
  const { trail } = me
  const out = trail.length > 0 ? exitHeading(state) : freeHeading(state)
  const prey = hunt > 0 ? findTrail(state, 0, hunt) : -1
  const isInDanger = fear > 0 && trail.length > 0 && isThreatened(state, 0, fear)
  const boon = hunt > 0 && !isInDanger && trail.length < leg ? findBoon(state) : null
  const { gold } = state
  const isRich = hunt > 0 && !isInDanger && gold && trail.length < leg * 2
  if (isRich && Math.max(Math.abs(gold.x - me.x), Math.abs(gold.y - me.y)) <= GOLD_REACH)
    return toBotInput(avoidOwn(state, 0, headingTo(me, gold.x, gold.y)))
  if (boon) return toBotInput(avoidOwn(state, 0, headingTo(me, boon.x, boon.y)))
  if (prey >= 0 && !isInDanger) return toBotInput(headingTo(me, prey % SIZE, Math.floor(prey / SIZE)))
  if (isInDanger || trail.length > leg * 3) {
    const home = findHome(state, 0)
    return toBotInput(
      avoidOwn(state, 0, home < 0 ? me.dir : headingTo(me, home % SIZE, Math.floor(home / SIZE))),
    )
  }
  const turns = Math.floor(trail.length / leg) * 2
  return toBotInput(avoidOwn(state, 0, (out + turns) % 8))
}

/** A blot before anything else, then whatever is near. */
function findBoon({ boons = [], painters }: State): Boon | null {
  const me = painters[0]!
  const near = boons.filter(({ x, y }) => Math.max(Math.abs(x - me.x), Math.abs(y - me.y)) <= BOON_REACH)
  return near.find(({ kind }) => kind === 'blot') ?? near[0] ?? null
}

const toBotInput = (d: number): BotInput<Game> => ({ axes: { x: DX[d]!, y: DY[d]! } })

function exitHeading({ painters }: State): number {
  const { trail, dir } = painters[0]!
  if (trail.length < 2) return dir - (dir % 2)
  const [a, b] = [trail[0]!, trail[1]!]
  return headingTo({ x: a % SIZE, y: Math.floor(a / SIZE) }, b % SIZE, Math.floor(b / SIZE))
}

/** Straight on to the nearest paper that is not its own; the longest way open wins a tie. */
function freeHeading({ cells, painters }: State): number {
  const { x, y, dir } = painters[0]!
  let best = dir
  let min = 1e9
  for (let d = 0; d < 8; d += 2) {
    for (let step = 1; step < 60; step++) {
      const nx = x + DX[d]! * step
      const ny = y + DY[d]! * step
      if (nx < 1 || ny < 1 || nx >= SIZE - 1 || ny >= SIZE - 1) break
      const owner = cells[ny * SIZE + nx]
      if (owner === 1 || owner === SEA) continue
      const cost = step - (d === dir ? 0.5 : 0)
      if (cost < min) [best, min] = [d, cost]
      break
    }
  }
  return best
}

export const bots: Record<BotName, Bot<Game>> = {
  random: { play: (_, rng, tick) => (tick % 20 ? {} : toBotInput(rng.int(8))) },
  novice: { reactionMs: 350, play: (state) => paint(state, { leg: 6, fear: 0, hunt: 0 }) },
  // On a sheet without rivals, loops may be as large as the sheet allows.
  expert: {
    play: (state) => paint(state, { leg: state.twist === 'relax' ? 18 : legFor(state), fear: 6, hunt: 12 }),
  },
}

/** The larger the realm, the larger the loops; but long trails draw hunters. */
const legFor = (state: State) => 7 + rankOf(state, state.painters[0]!.land)
