/** Detects earned things and brings them into the room during the run. */
import type { Kit } from '@playhouse/game-kit'
import type { Effects } from './effects.ts'
import { countLines } from '../rules/grid.ts'
import type { GameEvent } from '../rules/events.ts'
import type { Cozy } from '../rules.ts'
import { standThings } from './room-placement.ts'
import type { Scene } from './scene.ts'
import { texts } from '../texts.ts'
import { GIFT_MS } from '../art/thing-moves.ts'
import { THINGS, countDeeds, honourOldSave, listEarned } from './things.ts'
import type { Deeds, Keepsakes, ThingId } from './things.ts'

/** First one sees what earned it. */
const UNWRAP_AFTER_MS = 520
const CARD_AFTER_S = 1.6
const isForPoints = (id: ThingId) => THINGS.some((thing) => thing.id === id && thing.deed === 'best')

export type Gifts = ReturnType<typeof createGifts>

type GiftsState = {
  /** Unwrapped in this run. */
  fresh: ThingId[]
}

export function createGifts(kit: Kit<Cozy, Keepsakes>, scene: Scene, effects: Effects) {
  const { data } = kit
  const current: GiftsState = { fresh: [] }
  const getDeeds = (): Deeds => countDeeds(kit.record, data)
  const { listHere, isOut, stand, show } = createOutThings(kit, scene, getDeeds)
  const { listNew, unwrap } = createUnwrapping(kit, scene, effects, getDeeds, current)
  honourOldSave(kit.record, data)
  // What an older save has earned already stands there from the start.
  const isNewHere = data.seen.length === 0
  data.seen.push(
    ...listEarned(getDeeds()).filter((id) => isNewHere || (!data.seen.includes(id) && !isForPoints(id))),
  )
  show()
  const update = () => {
    const found = listNew()
    data.seen.push(...found)
    current.fresh.push(...found)
    // At the end the board is seen first, and then the card shows what came.
    if (kit.state.outcome) {
      scene.gift = null
      if (found.length > 0) kit.audio.play('gift', { delay: CARD_AFTER_S, vary: 0 })
      show()
    } else if (found.length > 0) unwrap(found.at(-1)!)
    else if (!scene.gift) show()
    kit.save()
  }
  return {
    getDeeds,
    getFresh: (): readonly ThingId[] => current.fresh,
    has: (id: ThingId) => data.seen.includes(id),
    isOut,
    listOut: (): readonly ThingId[] => scene.things,
    count: () => listHere(new Set(listEarned(getDeeds()))).length,
    toggle(id: ThingId) {
      const away = data.away ?? []
      data.away = isOut(id) ? [...away, id] : away.filter((other) => other !== id)
      show()
      kit.save()
    },
    stand,
    begin() {
      current.fresh = []
      scene.gift = null
      scene.turn++
      show()
    },
    /** What flew has come to stand. */
    land() {
      if (!scene.gift || scene.now < scene.gift.at + GIFT_MS) return
      scene.gift = null
      show()
    },
    follow(events: readonly GameEvent[]) {
      for (const event of events) {
        if (event.type === 'cleared') data.lines += countLines(event.lines)
        if (event.type === 'granted') data.wishes = (data.wishes ?? 0) + 1
      }
      update()
    },
    update,
  }
}

/** Which things stand in the room. */
function createOutThings(kit: Kit<Cozy, Keepsakes>, scene: Scene, getDeeds: () => Deeds) {
  const { data } = kit
  const listHere = (earned: ReadonlySet<ThingId>) =>
    data.seen.filter((id): id is ThingId => earned.has(id as ThingId))
  const isOut = (id: ThingId) => !data.away?.includes(id)
  const stand = () => {
    scene.standing = standThings(scene.layout, scene.things, scene.turn)
  }
  const show = () => {
    const earned = new Set(listEarned(getDeeds()))
    scene.things = listHere(earned).filter(isOut)
    scene.patches = getDeeds().solved
    stand()
  }
  return { listHere, isOut, stand, show }
}

/** A present that is unwrapped. */
function createUnwrapping(
  kit: Kit<Cozy, Keepsakes>,
  scene: Scene,
  effects: Effects,
  getDeeds: () => Deeds,
  current: GiftsState,
) {
  const { data } = kit
  /** One lucky run brings one thing for its points: the next comes with the next run. */
  const listNew = () => {
    const found = listEarned(getDeeds()).filter((id) => !data.seen.includes(id))
    const forPoints = found.filter(isForPoints)
    const late = current.fresh.some(isForPoints) ? forPoints : forPoints.slice(1)
    return found.filter((id) => !late.includes(id))
  }
  /** It shows itself over the board and flies to its place; the room is repainted when it arrives. */
  const unwrap = (id: ThingId) => {
    const { layout, now, calm, things, turn } = scene
    const stood = standThings(layout, [...things, id], turn).find((thing) => thing.id === id)
    const { board, cell } = layout
    const to = stood ?? { x: board.x + board.w / 2, y: board.y + board.h * 0.66, size: cell }
    const at = now + UNWRAP_AFTER_MS
    scene.gift = { id, at, to }
    const x = (to.x - board.x) / cell
    const y = (to.y - to.size / 2 - board.y) / cell
    effects.unwrap(x, y, at, at + GIFT_MS, calm)
    kit.audio.play('gift', { delay: UNWRAP_AFTER_MS / 1000, vary: 0 })
    kit.say(texts.gift(texts.things[id]))
  }
  return { listNew, unwrap }
}
