/** A step sequencer: short patterns of notes, each repeating at its own length. */
import { renderSound, toLayers } from './synth.ts'
import type { Layer, Sound } from './synth.ts'

/**
 * Notes are separated by spaces, one to a step: `C4` plays, `C4+E4` both, `-` sustains the note, `.` is silence, `x` plays the voice at its own
 * pitch (drums), `|` is for the reader. `volume` and `pan` belong to the track.
 */
export type Track = { voice: Sound; notes: string; volume?: number; pan?: number }
export type Song = {
  bpm: number
  /** Steps to a beat; 4 by default. */ steps?: number
  tracks: readonly Track[]
}

/** The notes of one step: which track, at which pitch (null: the voice's own), for how many steps. */
export type Note = { track: number; hz: number | null; steps: number }
export type Score = { stepS: number; /** Notes by track and step. */ tracks: Note[][][] }

/** Reads the patterns once.
 * @example const score = readSong({ bpm: 96, tracks: [{ voice: { volume: 0.3, pitchHz: 440 }, notes: 'C4 . E4 -' }] })
 */
export function readSong({ bpm, steps = 4, tracks }: Song): Score {
  return { stepS: 60 / bpm / steps, tracks: tracks.map(({ notes }, track) => readNotes(notes, track)) }
}

function readNotes(notes: string, track: number): Note[][] {
  const tokens = notes.split(/\s+/).filter((token) => token && token !== '|')
  return tokens.map((token, i) => {
    if (token === '-' || token === '.') return []
    let steps = 1
    while (steps < tokens.length && tokens[(i + steps) % tokens.length] === '-') steps++
    return token.split('+').map((name) => ({ track, hz: name === 'x' ? null : pitchOf(name), steps }))
  })
}

const SEMITONES: Record<string, number> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 }

/** Semitones above C of a note's letter with its sign: `Bb` is 10. */
export const pitchClassOf = (name: string): number =>
  SEMITONES[name[0]!]! + (name[1] === '#' ? 1 : name[1] === 'b' ? -1 : 0)

/** `A4` is 440 Hz; `#` and `b` raise and lower.
 * @example pitchOf('C#5')
 */
export function pitchOf(name: string): number {
  if (!/^[A-G][#b]?\d$/.test(name)) throw new Error(`"${name}" is not a note; use C4, F#3, Bb5, x, - or .`)
  const semitone = pitchClassOf(name) + (Number(name.at(-1)) - 4) * 12 - 9
  return 440 * 2 ** (semitone / 12)
}

/** A voice at another pitch and length. */
export function voiceOf(sound: Sound, hz: number | null, lengthS: number): Sound {
  return toLayers(sound).map((layer): Layer => {
    if (hz === null) return layer
    const { pitchHz, attackS = 0.002, holdS = 0 } = layer
    const base = toLayers(sound)[0]!.pitchHz
    return { ...layer, pitchHz: (hz * pitchHz) / base, holdS: Math.max(holdS, lengthS - attackS) }
  })
}

/** The samples of a song's first seconds; for measuring, and for the preview's check.
 * @example renderSong(song, 20, 22_050)
 */
export function renderSong(song: Song, seconds: number, sampleRate: number): Float32Array {
  const score = readSong(song)
  const mix = new Float32Array(Math.ceil(seconds * sampleRate))
  const rendered = new Map<string, Float32Array>()
  for (let step = 0; step * score.stepS < seconds; step++) {
    for (const note of notesAt(score, step)) {
      const track = song.tracks[note.track]!
      const key = `${note.track}/${note.hz}/${note.steps}`
      const samples =
        rendered.get(key) ?? renderSound(voiceOf(track.voice, note.hz, note.steps * score.stepS), sampleRate)
      rendered.set(key, samples)
      const first = Math.round(step * score.stepS * sampleRate)
      for (let i = 0; i < samples.length && first + i < mix.length; i++)
        mix[first + i]! += samples[i]! * (track.volume ?? 1)
    }
  }
  return mix
}

export function notesAt({ tracks }: Score, step: number): Note[] {
  return tracks.flatMap((track) => track[step % track.length] ?? [])
}
