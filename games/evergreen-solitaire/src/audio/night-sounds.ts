/** Ambient sounds of the forest between moves: crickets, frogs, a far owl, wind in the firs, by season. */
import type { Kit } from '@playhouse/game-kit'
import type { SeasonName } from '../rules/prizes.ts'
import { chooseSong } from './songs.ts'
import type { Game } from '../state.ts'
import type { Data } from '../ui/stats.ts'

export const VOICES: Record<SeasonName, readonly string[]> = {
  summer: ['cricket', 'breeze', 'cricket', 'owl', 'cricket', 'cricket', 'breeze'],
  autumn: ['breeze', 'cricket', 'owl', 'breeze', 'breeze', 'cricket'],
  winter: ['breeze', 'breeze', 'owl', 'breeze'],
  spring: ['frog', 'cricket', 'bird', 'breeze', 'frog', 'bird', 'cricket'],
}
/** Far away, so that no move is drowned. */
const VOLUMES: Record<string, number> = { owl: 0.3 }
const USUAL_VOLUME = 0.7
/** From one to the next, at least, and at most so much more. */
const MIN_GAP_MS = 3600
const MORE_MS = 5200

type Play = (id: string, options: { volume: number; rate: number }) => void

export function createNightSounds(play: Play) {
  let count = 0
  let nextAt = MIN_GAP_MS
  return {
    /** With every picture that is played in. */
    listen(now: number, season: SeasonName) {
      if (now < nextAt) return
      const chance = (count * 0.618) % 1
      const voices = VOICES[season]
      const id = voices[count++ % voices.length]!
      play(id, { volume: VOLUMES[id] ?? USUAL_VOLUME, rate: 0.92 + chance * 0.16 })
      nextAt = now + MIN_GAP_MS + chance * MORE_MS
    },
  }
}

/** Song and night together; asked with every picture. */
export function createSoundscape(kit: Kit<Game, Data>) {
  const night = createNightSounds(kit.audio.play)
  return () => {
    const { now, data, state } = kit
    kit.audio.playMusic(chooseSong(data.season, state.table.kind, now))
    if (kit.phase === 'playing') night.listen(now, data.season)
  }
}
