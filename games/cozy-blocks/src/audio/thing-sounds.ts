/** The sound of each thing when touched. */
import type { ThingId } from '../view/things.ts'

const SOUNDS: Partial<Record<ThingId, string>> = {
  plant: 'rustle',
  books: 'rustle',
  clock: 'ticking',
  lamp: 'glow',
  horse: 'clops',
  teapot: 'whistle',
  musicBox: 'musicBox',
  kitten: 'mew',
  fish: 'bubbles',
  radio: 'radio',
  globe: 'snow',
  owl: 'hoot',
  telescope: 'pullOut',
  cuckoo: 'cuckoo',
  tent: 'flap',
  train: 'train',
  crown: 'fanfare',
  castle: 'gate',
  moon: 'moonlight',
}

export const soundOf = (id: ThingId): string => SOUNDS[id] ?? 'tap'
