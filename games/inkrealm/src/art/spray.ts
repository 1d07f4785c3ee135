/** Splashing ink. */
import type { Kit } from '@playhouse/game-kit'
import type { Career } from '../view/career.ts'
import type { Dress } from '../view/dress.ts'
import type { Game } from '../state.ts'

/** Juice flies in 32nds of a cell. */
const UNIT = 32

export function createSpray(kit: Kit<Game, Career>, dress: Dress) {
  return (who: number, x: number, y: number, count: number, strength = 1) => {
    const { fill, deep, light } = dress.inkOf(kit.state, who)
    const where = [(x + 0.5) * UNIT, (y + 0.5) * UNIT] as const
    kit.juice.burst(...where, {
      count,
      colours: [fill, deep, light],
      speed: 420 * strength,
      gravity: 500,
      size: 22 * strength,
      ms: 720,
    })
    kit.juice.burst(...where, {
      count: Math.ceil(count / 3),
      colours: ['#fff', light],
      speed: 300 * strength,
      gravity: 300,
      size: 9,
      ms: 500,
    })
  }
}

export function burstGold(juice: Kit<Game, Career>['juice'], x: number, y: number): void {
  juice.burst((x + 0.5) * UNIT, (y + 0.5) * UNIT, {
    count: 40,
    colours: ['#ffc62e', '#fff3b0', '#ff8d3d', '#ffffff'],
    speed: 560,
    gravity: 420,
    size: 20,
    ms: 1100,
  })
}
