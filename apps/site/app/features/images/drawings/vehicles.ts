/** Vehicles, sport, contests and what is played with: a motif is what a game is about, a drawing one picture of it. */
import type { Motifs } from './motifs.ts'
import { ARCADE } from './vehicles-arcade.ts'
import { ARENA } from './vehicles-arena.ts'
import { BALLS } from './vehicles-balls.ts'
import { CARS } from './vehicles-cars.ts'
import { MOTORS } from './vehicles-motors.ts'
import { TRAVEL } from './vehicles-travel.ts'

export const VEHICLES = {
  ...CARS,
  ...MOTORS,
  ...TRAVEL,
  ...BALLS,
  ...ARENA,
  ...ARCADE,
} satisfies Motifs
