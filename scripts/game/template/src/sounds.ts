/** All sounds of the game. */
import type { Song, Sound } from '@playhouse/game-kit'

export const sounds: Record<string, Sound> = {
  catch: [
    {
      volume: 0.4,
      pitchHz: 880,
      attackS: 0.002,
      holdS: 0.02,
      releaseS: 0.3,
      wave: 'bell',
      jumpSemitones: 5,
      jumpAtS: 0.06,
    },
    { volume: 0.12, pitchHz: 1760, attackS: 0.002, releaseS: 0.2, wave: 'bell' },
  ],
  miss: {
    volume: 0.4,
    pitchHz: 190,
    attackS: 0.005,
    holdS: 0.05,
    releaseS: 0.25,
    wave: 'triangle',
    slideSemitones: -9,
  },
  click: { volume: 0.25, pitchHz: 520, attackS: 0.002, holdS: 0.01, releaseS: 0.06, slideSemitones: 4 },
}

export const songs: Record<string, Song> = {
  evening: {
    bpm: 84,
    steps: 2,
    tracks: [
      {
        voice: { volume: 0.42, pitchHz: 440, attackS: 0.01, holdS: 0.1, releaseS: 0.9, wave: 'bell' },
        notes: 'E5 . G5 . | A5 . G5 E5 | D5 . E5 . | C5 . . .',
      },
      {
        voice: { volume: 0.34, pitchHz: 220, attackS: 0.06, holdS: 0.2, releaseS: 0.5, wave: 'triangle' },
        notes: 'C3 - - - | A2 - - - | F2 - - - | G2 - - -',
      },
    ],
  },
}
