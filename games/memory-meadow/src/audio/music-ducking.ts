/** Lowers the music while the choir sings; the player's volumes stay unchanged. */
import type { Kit } from '@playhouse/game-kit'
import type { Album } from '../ui/album.ts'
import type { Game } from '../state.ts'

/** Of the slider, which the ear hears squared: a third as loud. */
const DUCKED = 0.58

export function createDuck(kit: Kit<Game, Album>) {
  let isDucked = false
  return (isSinging: boolean) => {
    if (isSinging === isDucked) return
    isDucked = isSinging
    const { music, effects } = kit.settings
    kit.audio.setLevels({ music: music * (isSinging ? DUCKED : 1), effects, muted: kit.isMuted })
  }
}
