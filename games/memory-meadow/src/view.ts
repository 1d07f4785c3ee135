/** Handles taps and keys, and arranges the frame; knows no rules. */
import type { Kit, Pointer, UiRect, View } from '@playhouse/game-kit'
import { createActor } from './view/actors.ts'
import type { Actor } from './view/actors.ts'
import type { Album } from './ui/album.ts'
import { ANIMALS } from './art/animals.ts'
import { createChoir } from './view/choir.ts'
import { createEventEffects } from './view/event-effects.ts'
import { createDuck } from './audio/music-ducking.ts'
import { greetResident, tendGarden } from './view/gardening.ts'
import { layOut } from './view/layout.ts'
import type { Layout } from './view/layout-types.ts'
import { hasTwist } from './rules/levels.ts'
import { listPageUi, namePageTile, pages, togglePage } from './ui/pages.ts'
import { createRenderer } from './view/renderer.ts'
import { countKinds } from './rules/animal-families.ts'
import { paintScene } from './art/scene.ts'
import type { Sprites } from './art/scene.ts'
import { signSizeOf } from './art/signs.ts'
import { canSkip, skipRectOf } from './view/skip-sign.ts'
import type { Game } from './state.ts'
import { texts } from './texts.ts'
import { THEMES } from './art/themes.ts'
import { createBand } from './audio/band.ts'
import { songOf, songs } from './audio/songs.ts'
import { createTools } from './view/tools.ts'
import { tuneOf } from './audio/tunes.ts'

type MeadowKit = Kit<Game, Album>

export function createView(kit: MeadowKit): View<Game> {
  let layout: Layout | null = null
  let sprites: Sprites | null = null
  let painted = ''
  let actors: Actor[] = []
  let cursor = 0
  const choir = createChoir({
    audio: kit.audio,
    tune: () => tuneOf(kit.state),
    duck: createDuck(kit),
    landed(x, y) {
      kit.audio.play('land')
      kit.juice.burst(x, y - 10, {
        count: 10,
        colours: ['#fff6b0', '#b8f08a', '#ffffff'],
        speed: 190,
        size: 9,
        ms: 500,
      })
    },
  })
  const cues = createEventEffects({
    kit,
    choir,
    actors: () => actors,
    layout: () => layout,
    setActors: (made) => (actors = made),
  })

  const tools = createTools(kit, () => layout!)
  const picture = createRenderer(kit, choir, cues, tools)
  const band = createBand(songs)
  const playSong = (state: Game['state']) => {
    band(songOf(state), state.choir.length)
    kit.audio.playMusic(songOf(state))
  }

  const arrange = () => {
    const { visible, safe, hud } = kit.screen
    const { places, allLanterns } = kit.state
    const hasJar = hasTwist(kit.state, 'jar')
    const hasRequest = hasTwist(kit.state, 'request')
    layout = layOut({
      w: visible.w,
      h: visible.h,
      count: places.length,
      safe,
      hud,
      lanternCount: allLanterns,
      hasJar,
      hasRequest,
      hasBell: hasTwist(kit.state, 'bell'),
      isLeftHanded: kit.settings.leftHanded,
    })
    cursor = Math.min(cursor, kit.state.places.length - 1)
  }
  const repaint = () => {
    const { scale, ratio, visible } = kit.screen
    const key = [
      visible.w,
      visible.h,
      ratio,
      kit.state.theme,
      kit.state.places.length,
      kit.state.allLanterns,
      hasTwist(kit.state, 'jar'),
      hasTwist(kit.state, 'request'),
      hasTwist(kit.state, 'bell'),
      kit.settings.leftHanded,
    ].join()
    if (key === painted) return
    painted = key
    arrange()
    sprites = paintScene(layout!, kit.state.theme, scale * ratio)
  }
  const touch = () => {
    playSong(kit.state)
    kit.invalidate()
  }
  const openPlace = (place: number) => {
    touch()
    if (kit.phase === 'over' || kit.state.places[place]?.status === 'joined') return kit.audio.play('no')
    if (tools.armed) return tools.useAt(place)
    tools.prepare()
    kit.send({ type: 'open', place })
  }
  /** A tap skips the rest of the song or of the bedtime. */
  const skipEnd = (): boolean => {
    const { walking, ending } = kit.state
    if (walking === 0 && ending === 0) return false
    kit.send({ type: 'skip' })
    return true
  }
  const moveCursor = (dx: number, dy: number) => {
    const { columns, spots } = layout!
    const x = (cursor % columns) + dx
    const next = cursor + dx + dy * columns
    if (x < 0 || x >= columns || next < 0 || next >= spots.length) return
    cursor = next
    kit.audio.play('step')
    const { status } = kit.state.places[next]!
    kit.say(texts.place(next + 1, spots.length, status === 'joined' ? texts.empty : texts.hidden))
  }
  const leave = () => {
    kit.audio.play('click')
    kit.back()
  }
  pages.attach({
    invalidate: touch,
    leave,
    choose(page, index) {
      if (page === 'album') {
        if (!kit.data.met[index]) return kit.audio.play('no')
        pages.poke(index, kit.now)
        return kit.audio.play(`call-${ANIMALS[index]!.id}`)
      }
      tendGarden(kit, index)
    },
  })
  return {
    begin(state) {
      painted = ''
      tools.begin()
      // Events may come before the first picture, and they need to know where things lie.
      arrange()
      const now = kit.now
      actors = state.places.map((_, i) => createActor(i, now))
      choir.begin(countKinds(state), state.players)
      choir.seat(state.choir, now)
      cues.begin(state)
      // Another run begins: nothing waits for a page any more.
      if (pages.open) kit.close()
      playSong(state)
    },
    resize() {
      painted = ''
      kit.invalidate()
    },
    follow: (event, state) => {
      if (event.type === 'dealt') {
        painted = ''
        arrange()
      }
      if (event.type === 'dealt' || event.type === 'paired') playSong(state)
      cues.follow(event, state)
    },
    describe: (outcome, state) => cues.describe(outcome, state),
    pointer(pointer: Pointer) {
      if (!layout) return
      if (pointer.type === 'hover' || pointer.type === 'down') touch()
      if (pointer.type !== 'down') return
      const { x, y } = pointer
      if (pages.open) {
        if (pages.open !== 'garden' || !greetResident(kit, x, y)) pages.press(x, y, layout.w, layout.h)
        return true
      }
      const singer = choir.find(layout, x, y)
      if (singer < 0 && skipEnd()) return true
      const place = layout.spots.findIndex(
        ({ rect }) =>
          x >= rect.x - 4 && x <= rect.x + rect.w + 4 && y >= rect.y - 4 && y <= rect.y + rect.h + 4,
      )
      if (place >= 0) {
        cursor = place
        openPlace(place)
        return true
      }
      if (singer < 0 && tools.tap(x, y)) return true
      if (singer >= 0) choir.poke(singer, kit.now)
      else
        kit.juice.burst(x, y, {
          count: 5,
          colours: THEMES[kit.state.theme]!.motes,
          speed: 120,
          gravity: 120,
          size: 8,
        })
      return true
    },
    move(name) {
      if (!layout) return
      touch()
      if (name === 'map') return kit.open('modes')
      if (name === 'album' || name === 'garden') return togglePage(kit, name)
      if (name === 'back') return pages.open ? leave() : undefined
      const way = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] }[name]
      if (pages.open) {
        if (way) {
          pages.move(way[0]!, way[1]!, layout.w, layout.h)
          kit.audio.play('step')
          kit.say(namePageTile(kit.data))
        } else pages.accept()
        return
      }
      if (name === 'shine') return tools.takeJar(cursor)
      if (name === 'ring') return tools.ring()
      if (name === 'friend') return tools.turn(cursor)
      if (way) moveCursor(way[0]!, way[1]!)
      else if (!skipEnd()) openPlace(cursor)
    },
    draw(frame) {
      repaint()
      return picture.draw(frame, {
        layout: layout!,
        sprites: sprites!,
        actors,
        cursor,
      })
    },
    // The choir, which sings behind the card.
    hero: () => (layout && kit.phase === 'over' ? choir.findBox(layout) : null),
    ui() {
      if (!layout) return []
      if (pages.open) return listPageUi(layout.w, layout.h)
      const { sign } = layout
      return [
        ...layout.spots.map(({ rect }, i): UiRect => ({ ...rect, id: `place-${i + 1}`, kind: 'button' })),
        ...tools.listUi(),
        ...(canSkip(kit.state) ? [{ ...skipRectOf(layout), id: 'skip', kind: 'button' } as const] : []),
        { ...sign, id: 'sign', kind: 'text', size: signSizeOf(sign) },
        ...picture.listFloats({ layout }),
      ]
    },
    probe: () => ({
      cursor,
      columns: layout?.columns ?? 1,
      bell: {
        x: (layout?.bell.x ?? 0) + (layout?.bell.w ?? 0) / 2,
        y: (layout?.bell.y ?? 0) + (layout?.bell.h ?? 0) / 2,
      },
      centres: layout?.spots.map(({ rect }) => ({ x: rect.x + rect.w / 2, y: rect.y + rect.h / 2 })) ?? [],
    }),
  }
}
