/** Moments of good drives, for the store page: `npm run game -- shots wheelhop-hills`. */
import type { Shots } from '../../../scripts/game/shots.ts'

export const save: Shots['save'] = { ghosts: {}, times: {} }

const drive = (level: number, ticks: number) =>
  `__gk.start('levels', ${level}); __gk.play('expert', { ticks: ${ticks}, draw: true })`

export const shots: Shots['shots'] = [
  { name: 'orchard', w: 1280, h: 800, ratio: 1, play: drive(11, 330) },
  { name: 'loop', w: 1280, h: 800, ratio: 1, play: drive(45, 150) },
  { name: 'stars', w: 390, h: 844, ratio: 2, play: drive(55, 330) },
]
