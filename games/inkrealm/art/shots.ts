/** Large claims of good rounds, for the store page: `npm run game -- shots inkrealm`. */
import type { Shot, Shots } from '../../../scripts/game/shots.ts'
import { freshCareer } from '../src/view/career.ts'

/** `from`: the tick from which a large claim is looked for. */
type Scene = { mode: string; seed: number; from: number }
type Contract = {
  seed(n: number): void
  start(mode: string, level: number): void
  play(bot: string, options: { ticks: number; draw: boolean }): Promise<unknown>
  state(): { painters: { land: number; backIn: number }[] }
}

/** The bot plays in parts of so many ticks; the last ones before the picture, and some after the claim, are drawn. */
const PARTS = { ticks: 12, drawn: 15, after: 2, most: 700, /** Cells that make a claim large. */ large: 190 }

/** Runs in the page: plays until the player's land has grown by a large piece at once; then again, up to just after it, with pictures. */
async function playToClaim({ mode, seed, from, ticks, drawn, after, most, large }: Scene & typeof PARTS) {
  const { __gk } = globalThis as unknown as { __gk: Contract }
  const begin = () => {
    __gk.seed(seed)
    __gk.start(mode, 0)
  }
  const landOf = () => __gk.state().painters[0]!.land
  begin()
  let claim = -1
  for (let i = 0, land = landOf(); i < most && claim < 0; i++) {
    await __gk.play('expert', { ticks, draw: false })
    const now = landOf()
    if (i * ticks > from && now - land >= large) claim = i
    land = now
  }
  if (claim < 0) throw new Error(`No large claim in ${mode} with seed ${seed}`)
  begin()
  for (let i = 0; i <= claim + after; i++) await __gk.play('expert', { ticks, draw: i > claim - drawn })
}
const play = (scene: Scene): Pick<Shot, 'play'> => ({
  play: `(${playToClaim.toString()})(${JSON.stringify({ ...scene, ...PARTS })})`,
})

export const save: Shots['save'] = freshCareer()
const wide = { w: 1280, h: 800, ratio: 1 }
const phone = { w: 390, h: 844, ratio: 2 }
export const shots: Shots['shots'] = [
  { name: 'rush', ...wide, ...play({ mode: 'rush', seed: 15, from: 1500 }) },
  { name: 'islands', ...wide, ...play({ mode: 'islands', seed: 4, from: 1800 }) },
  { name: 'phone', ...phone, ...play({ mode: 'pools', seed: 12, from: 1320 }) },
]
