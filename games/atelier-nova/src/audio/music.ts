/** Selects the music: the room's songs in turn, the runway's by theme, the studio's own. */
import type { Kit } from '@playhouse/game-kit'
import type { Data } from '../view/save-data.ts'
import { createJukebox } from './jukebox.ts'
import { chooseRunwaySong, listRoomSongs } from './songs.ts'
import type { Game } from '../state.ts'

/** What the kit begins with at the first press. */
export const heard = { song: 'fitting' }

export function createMusic(kit: Kit<Game, Data>): (isStudio: boolean) => void {
  let key = ''
  const jukebox = createJukebox((id) => {
    heard.song = id
    kit.audio.playMusic(id)
  })
  const choose = (isStudio: boolean): string[] => {
    const { theme, phase, show } = kit.state
    if (isStudio) return ['studio']
    if (phase === 'walk') return [chooseRunwaySong(theme)]
    return listRoomSongs(theme, kit.start.level || kit.start.seed + show)
  }
  return (isStudio) => {
    const { theme, phase } = kit.state
    const wanted = `${isStudio} ${phase === 'walk'} ${theme.name} ${theme.place} ${kit.start.level} ${kit.state.show}`
    if (wanted !== key) jukebox.put(choose(isStudio), kit.now)
    else jukebox.turn(kit.now)
    key = wanted
  }
}
