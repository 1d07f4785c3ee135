/** Plays the game's sounds and songs: unlocked by the first press, silent when muted, suspended while the game is hidden. */
import { createMixer } from './mixer.ts'
import type { Levels, Mixer, PlayOptions } from './mixer.ts'
import type { Song } from './music.ts'
import type { Sound } from './synth.ts'

export type Audio = ReturnType<typeof createAudio>

const AHEAD_S = 0.6
const SCHEDULE_MS = 60
/** A repeat of the same sound within this time only makes it louder, so it is skipped. */
const GAP_S = 0.03

export function createAudio(
  sounds: Record<string, Sound>,
  songs: Record<string, Song> = {},
  played: (id: string, options: PlayOptions) => void = () => {},
) {
  let context: AudioContext | null = null
  let mixer: Mixer | null = null
  let levels: Levels = { music: 0.6, effects: 0.8, muted: false }
  let asleep = false
  let song: { id: string; step: number; nextAt: number } | null = null
  let timer: ReturnType<typeof setInterval> | undefined
  const lastAt = new Map<string, number>()

  const schedule = () => {
    if (!context || !mixer || !song) return
    // After silence the scheduled times are in the past.
    if (song.nextAt < context.currentTime) song.nextAt = context.currentTime + 0.1
    // One step at a time: a step may render its notes, and a frame must not wait for several.
    if (song.nextAt < context.currentTime + AHEAD_S)
      song.nextAt += mixer.playStep(song.id, song.step++, song.nextAt)
  }
  const apply = () => {
    clearInterval(timer)
    timer = undefined
    if (!context || !mixer) return
    if (asleep) return void context.suspend().catch(() => {})
    void context.resume().catch(() => {})
    mixer.setLevels(levels)
    // A muted game schedules nothing, so that no timer keeps the phone awake.
    // The first step waits for the timer: the first press must not wait for notes.
    if (song && !levels.muted && levels.music > 0) timer = setInterval(schedule, SCHEDULE_MS)
  }

  return {
    /** Browsers allow sound only after the first press; calling it again is harmless. A call or Siri leaves an iPhone's sound `interrupted`. */
    unlock() {
      if (!context) {
        try {
          context = new AudioContext()
        } catch {
          // Without an audio device the game runs silently.
          return
        }
        mixer = createMixer(context, sounds, songs)
        apply()
      } else if (!asleep && context.state !== 'running') void context.resume().catch(() => {})
    },
    play(id: string, options: PlayOptions = {}) {
      played(id, options)
      if (!context || !mixer || levels.muted || asleep || levels.effects === 0) return
      const at = context.currentTime + (options.delay ?? 0)
      if (Math.abs(at - (lastAt.get(id) ?? -1)) < GAP_S) return
      lastAt.set(id, at)
      mixer.play(id, at, options)
    },
    /** Starts a song from its beginning, or stops with null. The song that already plays continues. */
    playMusic(id: string | null) {
      if (id === (song?.id ?? null)) return
      song = id && songs[id] ? { id, step: 0, nextAt: 0 } : null
      apply()
    },
    setLevels(value: Levels) {
      levels = { ...value }
      apply()
    },
    /** Silent and without timers while hidden or paused. */
    setAsleep(value: boolean) {
      if (value === asleep) return
      asleep = value
      apply()
    },
    /** For checks: what the browser says, or `none` before the first press. */
    getState: () => context?.state ?? 'none',
    isScheduling: () => timer !== undefined,
  }
}
