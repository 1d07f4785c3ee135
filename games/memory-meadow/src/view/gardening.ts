/** Planting and moving objects with their effects, and the garden texts of the cards. */
import type { Kit } from '@playhouse/game-kit'
import type { Album } from '../ui/album.ts'
import { ANIMALS } from '../art/animals.ts'
import { SPOTS, THINGS, canPlant, carry, findThingAt, getGarden, listOffered, plant } from './garden.ts'
import type { ThingId } from './garden-state.ts'
import { layOutGarden } from '../ui/garden-page.ts'
import { RESIDENT, findResident } from './garden-residents.ts'
import { HELPER_ANIMALS } from '../art/helper-art.ts'
import { pages } from '../ui/pages.ts'
import type { Game } from '../state.ts'
import { texts } from '../texts.ts'

/** An object on offer is picked up and planted in a chosen spot; tapping a planted object greets it, and dragging moves it. */
export function tendGarden(kit: Kit<Game, Album>, index: number): void {
  const garden = getGarden(kit.data)
  const offer = listOffered(garden)[index - SPOTS.length]
  if (offer) return takeOffer(kit, offer)
  const { held } = pages
  const there = findThingAt(garden, index)
  if (!held) {
    if (there) greet(kit, there, index)
    return kit.audio.play(there ? 'bloom' : 'no', { vary: 0 })
  }
  pages.hold(null)
  const isNew = !garden.planted.includes(held)
  const isDone = isNew
    ? plant(
        garden,
        THINGS.find(({ id }) => id === held)!,
        index,
      )
    : carry(garden, held, index)
  if (!isDone) return kit.audio.play(there === held ? 'click' : 'no')
  pages.poke(index, kit.now)
  kit.save()
  kit.audio.play(isNew ? 'pair-0' : 'land', { vary: 0 })
  scatter(kit, index, isNew ? 22 : 9)
  kit.say(texts[isNew ? 'planted' : 'carried'](texts.things[held]))
  if (isNew) welcomeFriend(kit, held)
}

function takeOffer(kit: Kit<Game, Album>, id: ThingId): void {
  const thing = THINGS.find((one) => one.id === id)!
  const isReady = canPlant(getGarden(kit.data), thing)
  kit.say(isReady ? texts.placeIt(texts.things[id]) : texts.costs(texts.things[id], thing.price))
  if (isReady) pages.hold(pages.held === id ? null : id)
  kit.audio.play(isReady ? 'click' : 'no')
}

function greet(kit: Kit<Game, Album>, id: ThingId, spot: number): void {
  pages.poke(spot, kit.now)
  pages.hold(id)
  kit.say(texts.things[id])
  scatter(kit, spot, 9)
}

/** The friend that comes with it joins the next meadow. */
function welcomeFriend(kit: Kit<Game, Album>, id: ThingId): void {
  kit.audio.play('sticker', { delay: 0.35 })
  const { friend } = THINGS.find((one) => one.id === id)!
  if (!friend) return
  kit.data.helper = friend
  kit.save()
  kit.audio.play(`call-${ANIMALS[HELPER_ANIMALS[friend]]!.id}`, { delay: 0.7 })
  kit.say(texts.helpers[friend])
}

/** Petals and stars over a thing. */
function scatter(kit: Kit<Game, Album>, index: number, count: number): void {
  const { w, h } = kit.screen.visible
  const { tiles, zoom } = layOutGarden(w, h)
  const { x, y, w: side } = tiles[index]!
  for (const shape of ['star', 'dot'] as const)
    kit.juice.burst(x + side / 2, y + side / 2, {
      count,
      shape,
      colours: ['#ffe45c', '#ff9ab8', '#ffffff', '#b8f08a'],
      speed: 260 * zoom + 60,
      gravity: 300,
      size: 13,
      ms: 900,
    })
}

/** The resident jumps and calls; false without a resident. */
export function greetResident(kit: Kit<Game, Album>, x: number, y: number): boolean {
  const { w, h } = kit.screen.visible
  const { panel, zoom } = layOutGarden(w, h)
  const { now, data: album } = kit
  const animal = findResident({ panel, zoom, album, now, calm: kit.settings.calm }, x, y)
  if (animal < 0) return false
  pages.poke(RESIDENT + animal, now)
  const { id } = ANIMALS[animal]!
  kit.audio.play(`call-${id}`)
  kit.say(texts.animals[id]!)
  kit.invalidate()
  return true
}
