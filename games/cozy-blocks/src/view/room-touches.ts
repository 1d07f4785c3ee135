/** Touchable objects beside the board: the room's things, the cat, and her bubble. */
import type { Kit } from '@playhouse/game-kit'
import type { Effects } from './effects.ts'
import { isInside } from './layout.ts'
import type { Cozy } from '../rules.ts'
import type { Standing } from './room-placement.ts'
import type { Scene } from './scene.ts'
import { texts } from '../texts.ts'
import { soundOf } from '../audio/thing-sounds.ts'

/** Long enough to be read. */
const WORDS_MS = 2200

export function createPokes(kit: Kit<Cozy, unknown>, scene: Scene, effects: Effects) {
  const inSquares = (x: number, y: number) => {
    const { board, cell } = scene.layout
    return { x: (x - board.x) / cell, y: (y - board.y) / cell }
  }
  const findThing = (x: number, y: number): Standing | null =>
    scene.standing.find(({ x: foot, y: floor, size }) =>
      isInside({ x: foot - size * 0.55, y: floor - size * 1.05, w: size * 1.1, h: size * 1.1 }, x, y),
    ) ?? null

  const pokeCat = () => {
    const { cat } = scene.layout
    const at = inSquares(cat.x + cat.w * 0.35, cat.y + cat.h * 0.3)
    effects.wake(scene.now, 0.9)
    effects.touch(at.x, at.y, scene.now, scene.calm)
    // She says something, or is simply content.
    kit.audio.play(kit.rng.chance(0.5) ? 'meow' : 'purr', { vary: 0.06 })
  }
  return {
    /** True when something was touched. */
    poke(x: number, y: number): boolean {
      const { layout, game, now, calm } = scene
      const thing = findThing(x, y)
      if (game.wish && isInside(layout.quest, x, y)) {
        effects.showText(texts.quest(game.wish), '', 1.4, now, WORDS_MS)
        kit.audio.play('quest')
      } else if (thing) {
        const at = inSquares(thing.x, thing.y - thing.size * 0.6)
        scene.poked = { thing, at: now }
        effects.touch(at.x, at.y, now, calm)
        kit.audio.play(soundOf(thing.id), { vary: 0.02 })
      } else if (isInside(layout.cat, x, y)) pokeCat()
      else return false
      kit.invalidate()
      return true
    },
  }
}
