/** Random outfits. */
import { PATTERNS } from '../art/clothes/cloth-names.ts'
import type { Kind } from '../data/cuts.ts'
import { judge, stylePoints } from './judging.ts'
import type { Look } from './look.ts'
import { wornAs } from './outfit.ts'
import { SWATCHES } from './palette.ts'
import { POSES } from '../art/figure/poses.ts'
import { listOpen } from '../data/prizes.ts'
import type { State } from '../state.ts'
import { dyesOf, FREE } from '../data/themes.ts'
import type { Theme } from '../data/themes.ts'
import { createRng } from '@playhouse/game-kit/rules'

/** How often a surprise keeps to the card, in styles and in dyes. */
const ON_CARD = 0.7
const DYED = 0.4
/** A random outfit from the pieces open at this number of stars. With a card it wears the required kinds and mostly the card's styles and dyes, never too many and no unwanted ones. */
export function shuffleLook(
  look: Look,
  seed: number | string,
  stars: number,
  theme: Theme = FREE[0]!,
  onCard = ON_CARD,
): Look {
  const rng = createRng(seed)
  const next: Look['wear'] = {}
  const dyes = theme.palette ? dyesOf(theme.palette) : []
  const put = (kind: Kind, share: number) => {
    if (!rng.chance(share)) return
    const open = listOpen(kind, stars)
    const wanted = open.filter(({ tags }) => !theme.avoid || !tags[theme.avoid])
    const fitting = wanted.filter(({ id }) => stylePoints(id, theme).length > 0)
    const rest = wanted.length > 0 ? wanted : open
    const piece = rng.pick(fitting.length > 0 && rng.chance(onCard) ? fitting : rest)
    next[kind] =
      kind === 'hair' || !rng.chance(DYED)
        ? wornAs(piece.id)
        : {
            piece: piece.id,
            a: dyes.length > 0 ? rng.pick(dyes) : rng.int(SWATCHES.length),
            b: dyes.length > 0 ? rng.pick(dyes) : rng.int(SWATCHES.length),
            pattern: rng.chance(0.35) ? rng.int(PATTERNS.length) : piece.pattern,
          }
  }
  put('hair', 1)
  if (rng.chance(0.5)) put('dress', 1)
  else for (const kind of ['top', 'bottom'] as const) put(kind, 1)
  put('shoes', 1)
  for (const kind of theme.musts) if (!next[kind]) put(kind, 1)
  for (const kind of ['coat', 'hat', 'eyes', 'jewel', 'bag', 'wings'] as const)
    if (!next[kind] && (theme.most === 0 || Object.keys(next).length < theme.most)) put(kind, 0.34)
  return { ...look, pose: rng.int(POSES.length), wear: next }
}

/** Shows on which chance alone does not win a second star: there a card is to be read. */
export const EARLY = 10
const TRIES = 16
/** What the dice bring: on early shows the first outfit that is worth one star at most. */
export function surpriseLook(
  { look, theme, mode, level, goals }: State,
  { seed, stars }: { seed: number; stars: number },
): Look {
  const first = shuffleLook(look, seed, stars, theme)
  if (mode !== 'shows' || level > EARLY) return first
  let min = { look: first, score: judge(first, theme).score }
  for (let i = 1; i < TRIES && min.score >= goals[1]; i++) {
    const next = shuffleLook(look, `${seed} ${i}`, stars, theme, ON_CARD * (1 - i / TRIES))
    const { score } = judge(next, theme)
    if (score < min.score) min = { look: next, score }
  }
  return min.look
}

/** Whether a piece was put on, taken off or dyed: choosing a face does not count. */
export function hasDressed({ past, look }: Pick<State, 'past' | 'look'>): boolean {
  return past.some(({ wear }) => wear !== look.wear && JSON.stringify(wear) !== JSON.stringify(look.wear))
}
