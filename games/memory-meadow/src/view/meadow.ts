/** The meadow of a run: who is on it, how it is laid out, and what its painted layers were painted for. */
import type { UiRect } from '@playhouse/game-kit'
import { ANIMALS } from '../art/animals.ts'
import { paintScene, stretchScene } from '../art/scene.ts'
import type { Sprites } from '../art/scene.ts'
import { createBand } from '../audio/band.ts'
import { createDuck } from '../audio/music-ducking.ts'
import { songOf, songs } from '../audio/songs.ts'
import { tuneOf } from '../audio/tunes.ts'
import { hasTwist } from '../rules/levels.ts'
import type { State } from '../state.ts'
import { texts } from '../texts.ts'
import { pages } from '../ui/pages.ts'
import type { Actor } from './actors.ts'
import { createChoir } from './choir.ts'
import { createEventEffects } from './event-effects.ts'
import { tendGarden } from './gardening.ts'
import { layOut } from './layout.ts'
import type { Layout } from './layout-types.ts'
import { createRenderer } from './renderer.ts'
import type { MeadowKit, Troupe } from './stage.ts'
import { createTools } from './tools.ts'

export type Meadow = Troupe & {
  picture: ReturnType<typeof createRenderer>
  layout: Layout | null
  sprites: Sprites | null
  /** What `sprites` were painted for; empty: they are to be painted anew. */
  painted: string
  /** The window was turned: the next frame stretches the old scene. */
  isTurned: boolean
  /** Painted for the stretched scene. */
  homes: Sprites['homes'] | null
  actors: Actor[]
  /** The place at which the keys' cursor stands. */
  cursor: number
  playSong(state: State): void
}

export function createMeadow(kit: MeadowKit): Meadow {
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
    actors: () => meadow.actors,
    layout: () => meadow.layout,
    setActors: (made) => (meadow.actors = made),
  })
  const tools = createTools(kit, () => meadow.layout!)
  const band = createBand(songs)
  const meadow: Meadow = {
    kit,
    choir,
    cues,
    tools,
    picture: createRenderer({ kit, choir, cues, tools }),
    layout: null,
    sprites: null,
    painted: '',
    isTurned: false,
    homes: null,
    actors: [],
    cursor: 0,
    playSong(state) {
      band(songOf(state), state.choir.length)
      kit.audio.playMusic(songOf(state))
    },
  }
  return meadow
}

export function arrange(meadow: Meadow): void {
  const { kit } = meadow
  const { visible, safe, hud } = kit.screen
  const { places, allLanterns } = kit.state
  meadow.layout = layOut({
    w: visible.w,
    h: visible.h,
    count: places.length,
    safe,
    hud,
    lanternCount: allLanterns,
    hasJar: hasTwist(kit.state, 'jar'),
    hasRequest: hasTwist(kit.state, 'request'),
    hasBell: hasTwist(kit.state, 'bell'),
    isLeftHanded: kit.settings.leftHanded,
  })
  meadow.cursor = Math.min(meadow.cursor, places.length - 1)
}

/** Lays out and paints the scene where something it depends on has changed. */
export function repaint(meadow: Meadow): void {
  const { kit } = meadow
  const { scale, ratio, visible } = kit.screen
  const { theme, places, allLanterns } = kit.state
  const key = [
    visible.w,
    visible.h,
    ratio,
    theme,
    places.length,
    allLanterns,
    hasTwist(kit.state, 'jar'),
    hasTwist(kit.state, 'request'),
    hasTwist(kit.state, 'bell'),
    kit.settings.leftHanded,
  ].join()
  if (meadow.isTurned && meadow.sprites) {
    meadow.isTurned = false
    arrange(meadow)
    meadow.sprites = stretchScene(meadow.sprites, meadow.layout!, theme, scale * ratio)
    meadow.homes = meadow.sprites.homes
    return
  }
  if (key === meadow.painted) return
  meadow.painted = key
  arrange(meadow)
  meadow.sprites = paintScene(meadow.layout!, theme, scale * ratio, meadow.homes)
  meadow.homes = null
}

/** The window was turned, or the settings changed. */
export function turn(meadow: Meadow): void {
  meadow.painted = ''
  meadow.isTurned = true
  meadow.kit.invalidate()
}

/** The player did something. */
export function touch({ kit, playSong }: Meadow): void {
  playSong(kit.state)
  kit.invalidate()
}

export function openPlace(meadow: Meadow, place: number): void {
  const { kit, tools } = meadow
  touch(meadow)
  if (kit.phase === 'over' || kit.state.places[place]?.status === 'joined') return kit.audio.play('no')
  if (tools.armed) return tools.useAt(place)
  tools.prepare()
  kit.send({ type: 'open', place })
}

/** A tap skips the rest of the song or of the bedtime. */
export function skipEnd({ kit }: Meadow): boolean {
  const { walking, ending } = kit.state
  if (walking === 0 && ending === 0) return false
  kit.send({ type: 'skip' })
  return true
}

export function moveCursor(meadow: Meadow, dx: number, dy: number): void {
  const { kit, cursor } = meadow
  const { columns, spots } = meadow.layout!
  const x = (cursor % columns) + dx
  const next = cursor + dx + dy * columns
  if (x < 0 || x >= columns || next < 0 || next >= spots.length) return
  meadow.cursor = next
  kit.audio.play('step')
  const { status } = kit.state.places[next]!
  kit.say(texts.place(next + 1, spots.length, status === 'joined' ? texts.empty : texts.hidden))
}

export function leavePage({ kit }: Meadow): void {
  kit.audio.play('click')
  kit.back()
}

/** Connects album and garden with the meadow. */
export function attachPages(meadow: Meadow): void {
  const { kit } = meadow
  pages.attach({
    invalidate: () => touch(meadow),
    leave: () => leavePage(meadow),
    choose(page, index) {
      if (page === 'garden') return tendGarden(kit, index)
      if (!kit.data.met[index]) return kit.audio.play('no')
      pages.poke(index, kit.now)
      kit.audio.play(`call-${ANIMALS[index]!.id}`)
    },
  })
}

/** The homes as buttons, in units. */
export const listPlaces = ({ spots }: Layout): UiRect[] =>
  spots.map(({ rect }, i) => ({ ...rect, id: `place-${i + 1}`, kind: 'button' }))
