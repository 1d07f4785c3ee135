/** What flies where something happens: sparks, confetti, mud and scraps. */
import type { Burst } from '@playhouse/game-kit'

const CONFETTI = ['#ff6b7d', '#ffd166', '#57c3ad', '#6fa8ff', '#fffaf0']
const UP = -Math.PI / 2

export const BURSTS = {
  paint: { count: 26, speed: 300, ms: 800, size: 16 },
  carrot: {
    count: 14,
    colours: ['#ff8a35', '#ffd9a0', '#78c25a', '#fff'],
    speed: 260,
    gravity: 500,
    ms: 650,
    size: 11,
    shape: 'star',
  },
  flip: { count: 26, colours: CONFETTI, speed: 420, gravity: 700, ms: 900, size: 13, shape: 'star' },
  spill: { count: 12, colours: ['#ffffff', '#ffb3a0'], speed: 220, ms: 500, size: 10 },
  smash: { count: 14, speed: 340, gravity: 600, ms: 700, size: 15, shape: 'square' },
  boing: {
    count: 18,
    colours: ['#ff6f91', '#ffd6e2', '#fff'],
    speed: 360,
    gravity: 600,
    ms: 620,
    size: 13,
    angle: UP,
    spread: 1.8,
  },
  boost: {
    count: 6,
    colours: ['#ffe08a', '#ff9f2e', '#fff'],
    speed: 320,
    gravity: 0,
    ms: 380,
    size: 13,
    shape: 'streak',
    angle: Math.PI,
    spread: 0.5,
  },
  splash: {
    count: 7,
    colours: ['#6b4632', '#8a6246', '#4a2e22'],
    speed: 300,
    gravity: 900,
    ms: 700,
    size: 12,
    angle: UP - 0.5,
    spread: 1.4,
  },
  deliver: {
    count: 34,
    colours: CONFETTI,
    speed: 440,
    gravity: 420,
    ms: 1300,
    size: 14,
    shape: 'square',
    angle: UP,
    spread: 2,
  },
  /** Turned to the sides of the gate. */
  arrive: {
    count: 30,
    colours: CONFETTI,
    speed: 480,
    gravity: 420,
    ms: 1500,
    size: 15,
    shape: 'square',
    angle: UP,
    spread: 1.5,
  },
  crash: {
    count: 34,
    colours: ['#ffd75e', '#fff', '#ff9a8a'],
    speed: 520,
    gravity: 620,
    ms: 1000,
    size: 16,
    shape: 'star',
  },
  scraps: {
    count: 26,
    speed: 430,
    gravity: 900,
    ms: 1100,
    size: 17,
    shape: 'square',
    angle: UP,
    spread: 2.6,
  },
  cheer: {
    count: 16,
    colours: CONFETTI,
    speed: 300,
    gravity: 520,
    ms: 800,
    size: 11,
    shape: 'square',
    angle: UP,
    spread: 1.6,
  },
} satisfies Record<string, Burst>

/** Each kind of barrel has colours of its own. */
export const SMASHED = [
  ['#e8c79a', '#fff3dc', '#c0514d'],
  ['#ff8f5a', '#5ac2d6', '#fff'],
] as const
