/** Everything to hear, made of sines and noise: nothing to download. */
import type { Layer, Sound } from '@playhouse/game-kit'

/** Pentatonic, so that any combo sounds right over the music. */
const SCALE = [0, 2, 4, 7, 9]
const C5 = 523.25

/** How much higher a step of the scale is than its first. */
export function rateOf(step: number): number {
  const octave = Math.floor(step / SCALE.length)
  const semitones = SCALE[((step % SCALE.length) + SCALE.length) % SCALE.length]! + octave * 12
  return 2 ** (semitones / 12)
}

/** A music box: a sine with quiet, quickly fading overtones. */
function chime(hz: number, volume: number, lengthS: number, delayS = 0): Layer[] {
  return (
    [
      [1, 1, 1],
      [3.01, 0.22, 0.35],
      [5.4, 0.07, 0.16],
    ] as const
  ).map(([times, share, fade]): Layer => [
    volume * share,
    hz * times,
    0.006,
    0,
    Math.max(0.05, lengthS * fade),
    'sine',
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    delayS,
  ])
}

function slide(
  from: number,
  to: number,
  lengthS: number,
  volume: number,
  wave: 'sine' | 'triangle',
  delayS = 0,
): Layer {
  return [volume, from, 0.008, 0, lengthS, wave, 12 * Math.log2(to / from), 0, 0, 0, 0, 0, 0, delayS]
}

/** Air out of a cushion. */
function puff(lengthS: number, cutoffHz: number, volume: number): Layer {
  return [volume, 100, 0.002, 0, lengthS, 'noise', 0, 0, 0, 0, 0, 1, cutoffHz]
}

const melody = (steps: number[], everyS: number, volume: number, lengthS: number, octave = 1) =>
  steps.flatMap((step, i) => chime(C5 * rateOf(step) * octave, volume, lengthS, i * everyS))

export const sounds: Record<string, Sound> = {
  pick: slide(330, 520, 0.09, 0.22, 'triangle'),
  place: [slide(190, 80, 0.14, 0.43, 'sine'), puff(0.12, 1400, 0.3), ...chime(392, 0.09, 0.25)],
  toss: puff(0.16, 2600, 0.16),
  /** A square passed while carrying. */
  tick: slide(620, 560, 0.03, 0.06, 'sine'),
  /** What is carried would clear something here. */
  ready: chime(C5 * rateOf(4), 0.1, 0.4),
  boom: slide(120, 45, 0.22, 0.18, 'sine'),
  refuse: [slide(210, 165, 0.11, 0.28, 'triangle'), slide(180, 140, 0.14, 0.26, 'triangle', 0.11)],
  deal: melody([0, 2, 4], 0.07, 0.1, 0.3),
  undo: slide(520, 260, 0.18, 0.2, 'triangle'),
  click: slide(480, 620, 0.05, 0.16, 'sine'),
  solved: melody([0, 2, 4, 5, 7, 10], 0.11, 0.32, 1.4),
  stuck: melody([5, 4, 2, 1, 0], 0.24, 0.3, 1.3, 0.5),
  chime: chime(C5, 0.22, 0.9),
  /** Something new in the room. */
  gift: melody([0, 4, 7, 9, 12], 0.09, 0.24, 1.1),
  puff: puff(0.5, 900, 0.18),
}
