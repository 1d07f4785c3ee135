/** The player's room: shelves of things that can be touched, and the quilt of all puzzles, ten at a time. */
import type { Kit } from '@playhouse/game-kit'
import { make, makeButton } from '@playhouse/game-kit/elements'
import { drawDark, makeGoal, paint } from './card-parts.ts'
import { paintPatch } from './patch.ts'
import { PUZZLE_COUNT } from './puzzles.ts'
import type { Cozy } from './rules.ts'
import { texts } from './texts.ts'
import { drawThing } from './thing-art.ts'
import { soundOf } from './thing-sounds.ts'
import { THINGS, listNext } from './things.ts'
import type { Deeds, Thing, ThingId } from './things.ts'

const TILE = 84
const PATCH = 56
/** Patches that are shown at once. */
const PAGE = 20

export type RoomPage = {
  kit: Kit<Cozy, unknown>
  dialog: HTMLDialogElement
  getDeeds(): Deeds
  has(id: ThingId): boolean
  isSolved(number: number): boolean
  back(): void
}

export function showRoomPage(page: RoomPage): void {
  const { kit, dialog, getDeeds } = page
  const deeds = getDeeds()
  const back = makeButton(texts.roomBack, () => {
    kit.audio.play('click')
    page.back()
  })
  back.dataset.main = ''
  const next = listNext(deeds, 1)[0]
  const note = make('div', 'note')
  note.setAttribute('aria-live', 'polite')
  note.append(next ? makeGoal(next, deeds) : make('p', 'gk-line', texts.roomFull))
  dialog.dataset.page = 'room'
  dialog.ariaLabel = texts.room
  dialog.replaceChildren(
    make('h1', '', texts.room),
    makeShelves(page, deeds, note),
    note,
    make('p', 'gk-line', texts.quilt(deeds.solved, PUZZLE_COUNT, deeds.stars)),
    makeQuilt(page),
    make('div', 'gk-stack', back),
  )
  dialog.scrollTop = 0
  back.focus({ preventScroll: true })
}

/** What is here does something when it is touched; what is not says what it is given for. */
function makeShelves({ kit, has }: RoomPage, deeds: Deeds, note: HTMLElement): HTMLElement {
  const shelves = make('div', 'shelves')
  for (const thing of THINGS) {
    const isHere = has(thing.id)
    const picture = paint(TILE, TILE, (g) =>
      isHere ? drawThing(g, thing.id, TILE / 2, TILE - 3, 70) : drawDark(g, thing.id, TILE / 2, TILE - 3, 66),
    )
    const tile = makeButton('', () => touch(thing, isHere, tile), 'thing')
    tile.append(picture)
    tile.ariaLabel = isHere ? texts.things[thing.id] : texts.notYet(texts.things[thing.id])
    if (isHere) tile.classList.add('here')
    shelves.append(tile)
  }
  const touch = (thing: Thing, isHere: boolean, tile: HTMLElement) => {
    kit.audio.play(isHere ? soundOf(thing.id) : 'click', { vary: 0.02 })
    note.replaceChildren(isHere ? make('p', 'gk-line name', texts.things[thing.id]) : makeGoal(thing, deeds))
    if (!isHere || kit.settings.calm) return
    tile.classList.remove('poked')
    // So that it starts anew when it is touched again.
    void tile.offsetWidth
    tile.classList.add('poked')
  }
  return shelves
}

/** Two rows of ten large enough to see what they are, and a way through all of them. */
function makeQuilt({ kit, isSolved }: RoomPage): HTMLElement {
  const quilt = make('div', 'quilt')
  const patches = make('div', 'patches')
  const turn = (sign: string, label: string, by: number) => {
    const button = makeButton(sign, () => {
      kit.audio.play('click')
      show(first + by)
    })
    button.ariaLabel = label
    return button
  }
  let first = 0
  const where = make('span', '', '')
  const earlier = turn('←', texts.earlierPatches, -PAGE)
  const later = turn('→', texts.laterPatches, PAGE)
  const show = (from: number) => {
    first = from
    const picture = paint(PATCH * 5, PATCH * 4, (g) => {
      for (let i = 0; i < PAGE; i++)
        paintPatch(
          g,
          first + i,
          (i % 5) * PATCH + 2,
          Math.floor(i / 5) * PATCH + 2,
          PATCH - 4,
          isSolved(first + i),
        )
    })
    picture.style.width = ''
    picture.role = 'img'
    const numbers = Array.from({ length: PAGE }, (_, i) => first + i)
    picture.ariaLabel = texts.patches(first + 1, first + PAGE, numbers.filter(isSolved).length)
    patches.replaceChildren(picture)
    where.textContent = `${first + 1}–${first + PAGE}`
    earlier.disabled = first === 0
    later.disabled = first + PAGE >= PUZZLE_COUNT
  }
  const waiting = Array.from({ length: PUZZLE_COUNT }, (_, i) => i).findIndex((number) => !isSolved(number))
  show(Math.floor(Math.max(0, waiting) / PAGE) * PAGE)
  quilt.append(patches, make('div', 'turn', earlier, where, later))
  return quilt
}
