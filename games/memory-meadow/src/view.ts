/** Handles taps and keys, and arranges the frame; knows no rules. */
import type { Pointer, View } from '@playhouse/game-kit'
import { createActor } from './view/actors.ts'
import { greetResident } from './view/gardening.ts'
import {
  arrange,
  attachPages,
  createMeadow,
  leavePage,
  listPlaces,
  moveCursor,
  openPlace,
  repaint,
  skipEnd,
  touch,
  turn,
} from './view/meadow.ts'
import type { Meadow } from './view/meadow.ts'
import { listPageUi, namePageTile, pages, togglePage } from './ui/pages.ts'
import { countKinds } from './rules/animal-families.ts'
import { signSizeOf } from './art/signs.ts'
import { canSkip, skipRectOf } from './view/skip-sign.ts'
import type { MeadowKit } from './view/stage.ts'
import type { Game, State } from './state.ts'
import { THEMES } from './art/themes.ts'

/** How far beside a home a finger still means it. */
const REACH = 4
const WAYS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
}

export function createView(kit: MeadowKit): View<Game> {
  const meadow = createMeadow(kit)
  const { choir, cues, picture, tools } = meadow
  attachPages(meadow)
  return {
    begin: (state) => begin(meadow, state),
    resize: () => turn(meadow),
    follow: (event, state) => {
      if (event.type === 'dealt') {
        Object.assign(meadow, { painted: '', isTurned: false, homes: null })
        arrange(meadow)
      }
      if (event.type === 'dealt' || event.type === 'paired') meadow.playSong(state)
      cues.follow(event, state)
    },
    describe: (outcome, state) => cues.describe(outcome, state),
    pointer(pointer) {
      if (!meadow.layout) return
      if (pointer.type === 'hover' || pointer.type === 'down') touch(meadow)
      if (pointer.type !== 'down') return
      press(meadow, pointer)
      return true
    },
    move(name) {
      if (meadow.layout) move(meadow, name)
    },
    draw(frame) {
      repaint(meadow)
      const { layout, sprites, actors, cursor } = meadow
      const motion = picture.draw(frame, { layout: layout!, sprites: sprites!, actors, cursor })
      return meadow.painted === '' || motion
    },
    // The choir, which sings behind the card.
    hero: () => (meadow.layout && kit.phase === 'over' ? choir.findBox(meadow.layout) : null),
    ui() {
      const { layout } = meadow
      if (!layout) return []
      if (pages.open) return listPageUi(layout.w, layout.h)
      const { sign } = layout
      return [
        ...listPlaces(layout),
        ...tools.listUi(),
        ...(canSkip(kit.state) ? [{ ...skipRectOf(layout), id: 'skip', kind: 'button' } as const] : []),
        { ...sign, id: 'sign', kind: 'text', size: signSizeOf(sign) },
        ...picture.listFloats(layout),
      ]
    },
    probe() {
      const { layout, cursor } = meadow
      const { x, y, w, h } = layout?.bell ?? { x: 0, y: 0, w: 0, h: 0 }
      return {
        cursor,
        columns: layout?.columns ?? 1,
        bell: { x: x + w / 2, y: y + h / 2 },
        centres: layout?.spots.map(({ rect }) => ({ x: rect.x + rect.w / 2, y: rect.y + rect.h / 2 })) ?? [],
      }
    },
  }
}

function begin(meadow: Meadow, state: State): void {
  const { kit, choir, cues, tools, playSong } = meadow
  Object.assign(meadow, { painted: '', isTurned: false, homes: null })
  tools.begin()
  // Events may come before the first picture, and they need to know where things lie.
  arrange(meadow)
  const { now } = kit
  meadow.actors = state.places.map((_, i) => createActor(i, now))
  choir.begin(countKinds(state), state.players)
  choir.seat(state.choir, now)
  cues.begin(state)
  // Another run begins: nothing waits for a page any more.
  if (pages.open) kit.close()
  playSong(state)
}

function press(meadow: Meadow, { x, y }: Pointer): void {
  const { kit, choir, tools } = meadow
  const { w, h, spots } = meadow.layout!
  if (pages.open) {
    if (pages.open !== 'garden' || !greetResident(kit, x, y)) pages.press(x, y, w, h)
    return
  }
  const singer = choir.find(meadow.layout!, x, y)
  if (singer < 0 && skipEnd(meadow)) return
  const place = spots.findIndex(
    ({ rect }) =>
      x >= rect.x - REACH &&
      x <= rect.x + rect.w + REACH &&
      y >= rect.y - REACH &&
      y <= rect.y + rect.h + REACH,
  )
  if (place >= 0) {
    meadow.cursor = place
    return openPlace(meadow, place)
  }
  if (singer < 0 && tools.tap(x, y)) return
  if (singer >= 0) return choir.poke(singer, kit.now)
  kit.juice.burst(x, y, {
    count: 5,
    colours: THEMES[kit.state.theme]!.motes,
    speed: 120,
    gravity: 120,
    size: 8,
  })
}

function move(meadow: Meadow, name: string): void {
  const { kit, tools, cursor } = meadow
  touch(meadow)
  if (name === 'map') return kit.open('modes')
  if (name === 'album' || name === 'garden') return togglePage(kit, name)
  if (name === 'back') return pages.open ? leavePage(meadow) : undefined
  const way = WAYS[name]
  if (pages.open) return movePage(meadow, way)
  if (name === 'shine') return tools.takeJar(cursor)
  if (name === 'ring') return tools.ring()
  if (name === 'friend') return tools.turn(cursor)
  if (way) moveCursor(meadow, ...way)
  else if (!skipEnd(meadow)) openPlace(meadow, cursor)
}

function movePage({ kit, layout }: Meadow, way: readonly [dx: number, dy: number] | undefined): void {
  if (!way) return pages.accept()
  pages.move(...way, layout!.w, layout!.h)
  kit.audio.play('step')
  kit.say(namePageTile(kit.data))
}
