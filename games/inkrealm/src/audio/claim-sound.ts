/** Selects the sound of the player's loop: by its size, and in turns for loops of usual size. */

/** Cells from which a loop is more than a sip, a gulp, a gush. */
const USUAL = 14
const GULP = 70
const GUSH = 170

/** What to play, and how; `combo`: loops closed shortly before. */
export function claimSound(
  count: number,
  combo: number,
): [name: string, how: { rate: number; volume: number }] {
  return [
    nameOf(count, combo),
    { rate: Math.min(1.8, 1 + combo * 0.09), volume: Math.min(1, 0.6 + count / 160) },
  ]
}

function nameOf(count: number, combo: number): string {
  if (count >= GUSH) return 'claimGush'
  if (count >= GULP) return 'claimGulp'
  if (count < USUAL) return 'claimSip'
  return combo % 2 === 1 ? 'claimTwin' : 'claim'
}
