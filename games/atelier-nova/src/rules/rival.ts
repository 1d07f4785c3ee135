/** The rival shows an outfit on the same evening: random pieces that every player has, judged by the same three. Pure. */
import { findPar } from './best.ts'
import { judge } from './judging.ts'
import type { Look } from './look.ts'
import { firstLook } from './outfit.ts'
import { shuffleLook } from './surprise.ts'
import { sureStars } from '../data/prizes.ts'
import type { State } from '../state.ts'
import { THEMES, wholeOf } from '../data/themes.ts'
import type { Theme } from '../data/themes.ts'
import { createRng } from '@playhouse/game-kit/rules'

const RIVALS = ['Vesper', 'Juniper', 'Maro', 'Odile', 'Tavi', 'Clementine'] as const
/** The first shows are for finding one's way. */
export const RIVALS_FROM = 4
/** Shares of the best outfit's points that rivals aim at: in the first of their shows, in the last. */
const FIRST_AIM = 0.36
const LAST_AIM = 0.62
const DAY_AIM = 0.5
/** Outfits that are tried on at home. */
const TRIES = 60

export type Rival = { name: string; look: Look; score: number }
const known = new WeakMap<Theme, Rival | null>()
export function findRival(state: Pick<State, 'mode' | 'level' | 'theme'>): Rival | null {
  // Whether the envelope is open or not.
  const theme = wholeOf(state.theme)
  const met = known.get(theme)
  if (met !== undefined) return met
  const rival = dress({ mode: state.mode, level: state.level, theme })
  known.set(theme, rival)
  return rival
}
export const hasRival = ({ mode, level }: Pick<State, 'mode' | 'level'>): boolean =>
  mode !== 'free' && (mode !== 'shows' || level >= RIVALS_FROM)
function dress({ mode, level, theme }: Pick<State, 'mode' | 'level' | 'theme'>): Rival | null {
  if (!hasRival({ mode, level })) return null
  const rng = createRng(`rival ${mode} ${level} ${JSON.stringify(theme)}`)
  const t = (level - RIVALS_FROM) / (THEMES.length - RIVALS_FROM)
  const stars = sureStars({ mode, level })
  const aim = findPar(theme, stars) * (mode === 'shows' ? FIRST_AIM + (LAST_AIM - FIRST_AIM) * t : DAY_AIM)
  const home = firstLook({ mode, level, seed: rng.int(2 ** 31), day: '' }, theme)
  let best: { look: Look; score: number } | null = null
  for (let i = 0; i < TRIES; i++) {
    const look = shuffleLook(home, rng.int(2 ** 31), stars, theme)
    const { score } = judge(look, theme)
    if (!best || Math.abs(score - aim) < Math.abs(best.score - aim)) best = { look, score }
  }
  return { name: RIVALS[rng.int(RIVALS.length)]!, ...best! }
}
