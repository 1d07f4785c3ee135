/** Planting, and what it sets off; and what the cards say of the garden. */
import type { Kit } from '@playhouse/game-kit'
import type { Album } from './album.ts'
import { ANIMALS } from './animals.ts'
import { THINGS, findNext, getGarden, listOffered, plant } from './garden.ts'
import { layOutGarden } from './garden-page.ts'
import { RESIDENT, findResident } from './garden-residents.ts'
import { pages } from './pages.ts'
import type { Game } from './state.ts'
import { texts } from './texts.ts'

/** Plants what there are flowers for; what stands there already is greeted. */
export function tendGarden(kit: Kit<Game, Album>, index: number): void {
  const thing = THINGS[index]!
  const garden = getGarden(kit.data)
  const name = texts.things[thing.id]
  if (garden.planted.includes(thing.id)) {
    pages.poke(index, kit.now)
    kit.say(name)
    scatter(kit, index, 9)
    return kit.audio.play('bloom', { vary: 0 })
  }
  if (!listOffered(garden).includes(thing.id) || !plant(garden, thing)) {
    kit.say(texts.costs(name, thing.price))
    return kit.audio.play('no')
  }
  pages.poke(index, kit.now)
  kit.keep()
  kit.say(texts.planted(name))
  kit.audio.play('pair', { vary: 0 })
  kit.audio.play('sticker', { delay: 0.35 })
  scatter(kit, index, 22)
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

/** Who lives there jumps and calls; false where nobody is. */
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

/** The next thing to plant, with how far the flowers reach: a picture, a bar and two numbers. */
export function makeGoal(album: Album): HTMLElement | null {
  const garden = getGarden(album)
  const next = findNext(garden)
  if (!next) return null
  const goal = document.createElement('div')
  goal.className = garden.flowers >= next.price ? 'goal ready' : 'goal'
  goal.dataset.thing = next.id
  const bar = document.createElement('progress')
  bar.max = next.price
  bar.value = Math.min(next.price, garden.flowers)
  bar.ariaLabel = texts.costs(texts.things[next.id], next.price)
  const words = document.createElement('span')
  words.textContent = `${Math.min(garden.flowers, next.price)} / ${next.price}`
  goal.append(bar, words)
  return goal
}
