/** All sounds of the game. */
import type { Song, Sound } from '@playhouse/game-kit'

export const sounds: Record<string, Sound> = {
  catch: [
    [0.4, 880, 0.002, 0.02, 0.3, 'bell', 0, 5, 0.06],
    [0.12, 1760, 0.002, 0, 0.2, 'bell'],
  ],
  miss: [0.4, 190, 0.005, 0.05, 0.25, 'triangle', -9],
  click: [0.25, 520, 0.002, 0.01, 0.06, 'sine', 4],
}

export const songs: Record<string, Song> = {
  evening: {
    bpm: 84,
    steps: 2,
    tracks: [
      { voice: [0.42, 440, 0.01, 0.1, 0.9, 'bell'], notes: 'E5 . G5 . | A5 . G5 E5 | D5 . E5 . | C5 . . .' },
      { voice: [0.34, 220, 0.06, 0.2, 0.5, 'triangle'], notes: 'C3 - - - | A2 - - - | F2 - - - | G2 - - -' },
    ],
  },
}
