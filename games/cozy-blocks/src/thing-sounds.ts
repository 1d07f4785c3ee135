/** What each thing of the room has to say when it is touched. */
import type { ThingId } from './things.ts'

const SOUNDS: Partial<Record<ThingId, string>> = {
  plant: 'rustle',
  books: 'rustle',
  clock: 'ticking',
  lamp: 'glow',
  teapot: 'whistle',
  musicBox: 'musicBox',
  kitten: 'mew',
  fish: 'bubbles',
  radio: 'musicBox',
  globe: 'glow',
  owl: 'hoot',
  telescope: 'glow',
  cuckoo: 'hoot',
  tent: 'rustle',
  train: 'whistle',
  crown: 'glow',
  moon: 'glow',
}

export const soundOf = (id: ThingId): string => SOUNDS[id] ?? 'tap'
