/** Watches what a player has done, and brings what was earned into the room while the run goes on. */
import type { Kit } from '@playhouse/game-kit'
import type { Effects } from './effects.ts'
import { countLines } from './grid.ts'
import type { Cozy, GameEvent } from './rules.ts'
import { standThings } from './room.ts'
import type { Scene } from './scene.ts'
import { texts } from './texts.ts'
import { countDeeds, honourOldSave, listEarned } from './things.ts'
import type { Deeds, Keepsakes, ThingId } from './things.ts'

export type Gifts = ReturnType<typeof createGifts>

export function createGifts(kit: Kit<Cozy, Keepsakes>, scene: Scene, effects: Effects) {
  const { data } = kit
  /** Unwrapped in this run. */
  let fresh: ThingId[] = []
  const getDeeds = (): Deeds => countDeeds(kit.record, data)
  const show = () => {
    const earned = new Set(listEarned(getDeeds()))
    scene.things = data.seen.filter((id): id is ThingId => earned.has(id as ThingId))
    scene.patches = getDeeds().solved
  }
  const listNew = () => listEarned(getDeeds()).filter((id) => !data.seen.includes(id))
  const unwrap = (id: ThingId) => {
    const stood = standThings(scene.layout, scene.things).find((thing) => thing.id === id)
    const { board, cell } = scene.layout
    const at = stood
      ? { x: (stood.x - board.x) / cell, y: (stood.y - stood.size / 2 - board.y) / cell }
      : { x: 4, y: 3 }
    effects.unwrap(texts.gift(texts.things[id]), at.x, at.y, scene.now, scene.calm)
    kit.audio.play('gift', { delay: 0.5, vary: 0 })
    kit.say(texts.gift(texts.things[id]))
  }

  honourOldSave(kit.record, data)
  // What an older save has earned already stands there from the start.
  data.seen.push(...listNew())
  show()

  const update = () => {
    const found = listNew()
    data.seen.push(...found)
    fresh.push(...found)
    show()
    if (found.length > 0) unwrap(found.at(-1)!)
    kit.keep()
  }
  return {
    getDeeds,
    getFresh: (): readonly ThingId[] => fresh,
    begin() {
      fresh = []
    },
    follow(events: readonly GameEvent[]) {
      for (const event of events) if (event.type === 'cleared') data.lines += countLines(event.lines)
      update()
    },
    update,
  }
}
