/** Arranges songs: lays out chords, chains parts, and adds voices as the player's realm grows. */
import { createChords } from '@playhouse/game-kit'
import type { Song, Sound, Track } from '@playhouse/game-kit'
import { BASS, CHIME, DEEP, FLUTE, HARP, KICK, SHAKER, STEEL } from './instruments.ts'

export const { lay } = createChords({
  bass: 'C2',
  fifth: 'E2',
  tones: 'A3',
  own: { Dm: 'D4 F4 A4', Em: 'G3 B3 E4' },
})

/** Steps of a bar, and bars of a part. */
const BAR = 8
const PART_BARS = 8

/** A part in which a voice is silent. */
export const REST = '. '.repeat(BAR * PART_BARS).trim()

/** A pattern by parts: `x` it plays, anything else it is silent.
 * @example beat('x . . .', 'x.') // eight bars of it, then eight of silence
 */
export function beat(pattern: string, plan: string): string {
  return [...plan].map((part) => (part === 'x' ? fill(pattern, BAR * PART_BARS) : REST)).join(' ')
}

const listSteps = (notes: string) => notes.split(/\s+/).filter((token) => token && token !== '|')

/** Goes round and round for so many steps. */
function fill(notes: string, steps: number): string {
  const tokens = listSteps(notes)
  return Array.from({ length: steps }, (_, i) => tokens[i % tokens.length]!).join(' ')
}

/** Chords, bass and drums in one go. */
export function back(
  chords: string,
  { comp, bass, drums }: { comp: readonly [Sound, string, number]; bass: string; drums: readonly Track[] },
): Track[] {
  return [
    { voice: comp[0], notes: lay(chords, comp[1]), volume: comp[2], pan: 0.3 },
    { voice: BASS, notes: lay(chords, bass), volume: 1.2 },
    ...drums,
  ]
}

const longest = ({ tracks }: Song) => Math.max(...tracks.map(({ notes }) => listSteps(notes).length))

/** A middle of eight bars after a song: the beat drops out, another voice leads over a harp. */
export function withMiddle(song: Song, chords: string, lead: Track): Song {
  const steps = longest(song)
  const before = fill('.', steps)
  const tracks = song.tracks.map((track) => ({
    ...track,
    notes: `${fill(track.notes, steps)} ${track.voice === BASS ? lay(chords, 'b - - - f - - .') : REST}`,
  }))
  const harp = { voice: HARP, volume: 0.55, pan: 0.3, notes: `${before} ${lay(chords, '1 . 2 . 3 . 2 .')}` }
  return { ...song, tracks: [...tracks, { ...lead, notes: `${before} ${lead.notes}` }, harp] }
}

const stage = { rank: 0, isCrowned: false }

/** How far the music has grown: by the rank of the player's realm, and by the crown. Heard with the next note. */
export function setStage(rank: number, isCrowned: boolean): void {
  stage.rank = rank
  stage.isCrowned = isCrowned
}

/** A voice that is heard while it is so. */
const joins = (track: Track, isHeard: () => boolean): Track => ({
  ...track,
  get volume() {
    return isHeard() ? (track.volume ?? 1) : 0
  },
})

/** A voice more for every rank, and bells with a jingle for the crown. `plan`: parts with a beat. */
export function growing(song: Song, chords: string, plan: string): Song {
  const ranks: readonly Track[] = [
    { voice: HARP, volume: 0.4, pan: -0.35, notes: lay(chords, '. 1 . 3 . 2 . 3') },
    { voice: KICK, volume: 0.6, notes: beat('x . . . x . . .', plan) },
    { voice: DEEP, volume: 0.55, notes: lay(chords, 'b - - - f - - -') },
    { voice: FLUTE, volume: 0.45, pan: 0.35, notes: lay(chords, '3 - - . 2 - - .') },
    { voice: STEEL, volume: 0.45, pan: -0.25, notes: lay(chords, '. . 3 . . 3 . 2') },
  ]
  const crown: readonly Track[] = [
    { voice: CHIME, volume: 0.9, pan: 0.25, notes: lay(chords, '3 . 2 . 3 . 1 .') },
    { voice: SHAKER, volume: 0.9, pan: -0.3, notes: '. x . x . x x x' },
  ]
  return {
    ...song,
    tracks: [
      ...song.tracks,
      ...ranks.map((track, i) => joins(track, () => stage.rank > i)),
      ...crown.map((track) => joins(track, () => stage.isCrowned)),
    ],
  }
}
