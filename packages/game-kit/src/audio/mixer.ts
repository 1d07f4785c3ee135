/** The mixer: buffers, buses, volumes. Playback and the loudness check share it. */
import { notesAt, readSong, voiceOf } from './music.ts'
import type { Score, Song } from './music.ts'
import { renderSound } from './synth.ts'
import type { Sound } from './synth.ts'

export type Levels = { music: number; effects: number; muted: boolean }
export type PlayOptions = {
  /** 0 to 1, multiplied by the sound's own volume. */
  volume?: number
  /** 2 is an octave up. */
  rate?: number
  /** -1 left to 1 right. */
  pan?: number
  /** Seconds from now. */
  delay?: number
  /** Random variation of the pitch; 0.04 by default, 0 for melodies. */
  vary?: number
}
export type Mixer = ReturnType<typeof createMixer>

/** At the default volumes, 0.6 and 0.8, music and effects should be about equally loud. */
const MUSIC_LOUDNESS = 1
const EFFECTS_LOUDNESS = 0.9

type Playback = { volume: number; rate?: number; pan?: number }

export function createMixer(
  context: BaseAudioContext,
  sounds: Record<string, Sound>,
  songs: Record<string, Song>,
) {
  const master = context.createGain()
  const music = context.createGain()
  const effects = context.createGain()
  const guard = new DynamicsCompressorNode(context, { threshold: -10, ratio: 8 })
  music.connect(master)
  effects.connect(master)
  master.connect(guard).connect(context.destination)
  const buffers = new Map<string, AudioBuffer>()
  const scores = new Map<string, Score>()

  const bufferOf = (key: string, sound: () => Sound): AudioBuffer => {
    const cached = buffers.get(key)
    if (cached) return cached
    const samples = renderSound(sound(), context.sampleRate)
    const buffer = context.createBuffer(1, samples.length, context.sampleRate)
    buffer.copyToChannel(samples, 0)
    buffers.set(key, buffer)
    return buffer
  }
  const emit = (buffer: AudioBuffer, out: AudioNode, at: number, { volume, rate = 1, pan = 0 }: Playback) => {
    const source = context.createBufferSource()
    const gain = context.createGain()
    source.buffer = buffer
    source.playbackRate.value = rate
    gain.gain.value = volume
    source.connect(gain)
    if (pan === 0) gain.connect(out)
    else gain.connect(new StereoPannerNode(context, { pan })).connect(out)
    source.start(at)
    source.addEventListener('ended', () => gain.disconnect())
  }
  const scoreOf = (id: string) => {
    const score = scores.get(id) ?? readSong(songs[id]!)
    scores.set(id, score)
    return score
  }
  return {
    /** Sets the volumes; `now` skips the ramp that prevents clicks. */
    setLevels(levels: Levels, glideS = 0.03) {
      const slide = ({ gain }: GainNode, value: number) =>
        glideS > 0 ? gain.setTargetAtTime(value, context.currentTime, glideS) : (gain.value = value)
      slide(master, levels.muted ? 0 : 1)
      slide(music, levels.music ** 2 * MUSIC_LOUDNESS)
      slide(effects, levels.effects ** 2 * EFFECTS_LOUDNESS)
    },
    play(id: string, at: number, { volume = 1, rate = 1, pan = 0, vary = 0.04 }: PlayOptions) {
      const sound = sounds[id]
      if (!sound) return
      const stray = 1 + (Math.random() * 2 - 1) * vary
      emit(
        bufferOf(id, () => sound),
        effects,
        at,
        { volume, rate: rate * stray, pan },
      )
    },
    /** Plays one step of a song and returns its length in seconds. */
    playStep(id: string, step: number, at: number): number {
      const score = scoreOf(id)
      for (const { track, hz, steps } of notesAt(score, step)) {
        const { voice, volume = 1, pan = 0 } = songs[id]!.tracks[track]!
        const sound = () => voiceOf(voice, hz, steps * score.stepS)
        emit(bufferOf(`${id}/${track}/${hz}/${steps}`, sound), music, at, { volume, pan })
      }
      return score.stepS
    },
  }
}
