/** The room page: an image of the room, the next goals, shelves of things to touch or put away, and the quilt. */
import type { Kit } from '@playhouse/game-kit'
import { make, makeButton } from '@playhouse/game-kit/elements'
import { drawLight, makeGoal, paint } from './menu-elements.ts'
import { COMFORT_EVERY, MAX_COMFORTS, countComfort } from '../rules/room-bonus.ts'
import { makeQuilt } from './quilt-page.ts'
import { SCENE, paintScene } from '../art/room-scene.ts'
import { PUZZLE_COUNT } from '../rules/puzzles.ts'
import type { Cozy } from '../rules.ts'
import { texts } from '../texts.ts'
import { drawThing } from '../art/thing-art.ts'
import { soundOf } from '../audio/thing-sounds.ts'
import { THINGS, findWay, listNext } from '../view/things.ts'
import type { Deeds, Offer, ThingId } from '../view/things.ts'

const TILE = 84
/** Goals that are named at once. */
const GOALS = 3

export type RoomPage = {
  kit: Kit<Cozy, unknown>
  getDeeds(): Deeds
  has(id: ThingId): boolean
  /** The things shown in the room during play. */
  listOut(): readonly ThingId[]
  isOut(id: ThingId): boolean
  /** Puts a thing away, or out again. */
  toggle(id: ThingId): void
  isSolved(number: number): boolean
}

/** The page, and what says what was touched. */
export function makeRoom(page: RoomPage): { room: HTMLElement; note: HTMLElement } {
  const { kit, getDeeds } = page
  const deeds = getDeeds()
  const next = listNext(deeds, GOALS)
  const scene = make('div', 'scene')
  const drawScene = () => {
    const waiting = listNext(deeds, 8).map(({ id }) => id)
    const picture = paint(SCENE.w, SCENE.h, (g) => paintScene(g, page.listOut(), waiting))
    picture.style.width = ''
    scene.replaceChildren(picture)
  }
  drawScene()
  const note = make('div', 'note')
  const count = THINGS.filter(({ id }) => page.has(id)).length
  note.setAttribute('aria-live', 'polite')
  const room = make(
    'div',
    'room',
    make('div', 'room-view', scene, makeComfort(count)),
    make(
      'div',
      'room-goals',
      make('h2', '', next.length > 0 ? texts.roomNext : texts.roomFull),
      ...next.map((thing) => makeGoal(thing, deeds)),
    ),
    ...(count > 0 ? [make('h2', '', texts.roomTouch)] : []),
    makeShelves(page, deeds, note, drawScene),
    make('p', 'quilt-line', texts.quilt(deeds.solved, PUZZLE_COUNT, deeds.stars)),
    makeQuilt(kit, page.isSolved),
  )
  return { room, note }
}

/** What the things are good for in play. */
function makeComfort(count: number): HTMLElement {
  const dots = make('span', 'dots')
  dots.ariaHidden = 'true'
  for (let i = 0; i < COMFORT_EVERY; i++)
    dots.append(make('i', i < count % COMFORT_EVERY || count >= COMFORT_EVERY * MAX_COMFORTS ? 'on' : ''))
  return make('p', 'comfort', dots, make('span', '', texts.comfort(countComfort(count), COMFORT_EVERY)))
}

/** A collected thing reacts to a touch; a missing one says how to earn it. */
function makeShelves(page: RoomPage, deeds: Deeds, note: HTMLElement, changed: () => void): HTMLElement {
  const { kit, has } = page
  const shelves = make('div', 'shelves')
  for (const thing of THINGS) {
    const isHere = has(thing.id)
    const picture = paint(TILE, TILE, (g) =>
      isHere
        ? drawThing(g, thing.id, TILE / 2, TILE - 3, 70)
        : drawLight(g, thing.id, TILE / 2, TILE - 3, 66),
    )
    const tile = makeButton('', () => touch(thing, isHere, tile), 'thing')
    tile.append(picture)
    tile.ariaLabel = isHere ? texts.things[thing.id] : texts.notYet(texts.things[thing.id])
    if (isHere) tile.classList.add('here')
    tile.classList.toggle('away', isHere && !page.isOut(thing.id))
    shelves.append(tile)
  }
  const touch = (thing: Offer, isHere: boolean, tile: HTMLElement) => {
    kit.audio.play(isHere ? soundOf(thing.id) : 'click', { vary: 0.02 })
    note.replaceChildren(isHere ? makeHere(thing, tile) : makeGoal(findWay(thing, deeds)!, deeds))
    if (!isHere || kit.settings.calm) return
    tile.classList.remove('poked')
    // Restarts the animation on another touch.
    void tile.offsetWidth
    tile.classList.add('poked')
  }
  const makeHere = ({ id }: Offer, tile: HTMLElement) => {
    const put = makeButton(
      texts.putAway(page.isOut(id)),
      () => {
        kit.audio.play('rustle')
        page.toggle(id)
        put.textContent = texts.putAway(page.isOut(id))
        tile.classList.toggle('away', !page.isOut(id))
        changed()
      },
      'wooden',
    )
    return make('div', 'put', make('span', 'name', texts.things[id]), put)
  }
  return shelves
}
