/** Draws the meadow and answers taps; knows no rules. */
import type { Frame, Kit, Pointer, UiRect, View } from '@playhouse/game-kit'
import { createActor, drawPlace, isShown, moveActor } from './actors.ts'
import type { Actor } from './actors.ts'
import type { Album } from './album.ts'
import { createChoir } from './choir.ts'
import { createCues } from './cues.ts'
import { layOut } from './layout.ts'
import type { Layout } from './layout.ts'
import { drawMotes } from './motes.ts'
import { MODE_TILES, drawPage, listPageUi, pages } from './pages.ts'
import type { G } from './pen.ts'
import { paintScene } from './scene.ts'
import type { Sprites } from './scene.ts'
import { drawButterfly, drawCall, drawFlyingSticker, drawPaw, drawPlayers, drawSign } from './signs.ts'
import type { Game, State } from './state.ts'
import { texts } from './texts.ts'
import { THEMES } from './themes.ts'
import { ANIMALS } from './animals.ts'

type MeadowKit = Kit<Game, Album>
/** Everything drifts for so long after the last touch; then the meadow only breathes now and then. */
const AWAKE_MS = 12_000
const BREATH_MS = 220
const CALL_MS = 1400
const STICKER_MS = 1500

export function createView(kit: MeadowKit): View<Game> {
  let layout: Layout | null = null
  let sprites: Sprites | null = null
  let painted = ''
  let actors: Actor[] = []
  let cursor = 0
  let lastTouch = 0
  let breathing: ReturnType<typeof setTimeout> | undefined
  const choir = createChoir({
    audio: kit.audio,
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
  const cues = createCues({
    kit,
    choir,
    actors: () => actors,
    layout: () => layout,
    setActors: (made) => (actors = made),
  })

  const arrange = () => {
    const { visible, safe, hud } = kit.screen
    layout = layOut(visible.w, visible.h, kit.state.places.length, safe, hud)
    cursor = Math.min(cursor, kit.state.places.length - 1)
  }
  const repaint = () => {
    const { scale, ratio, visible } = kit.screen
    const key = [visible.w, visible.h, ratio, kit.state.theme, kit.state.places.length].join()
    if (key === painted) return
    painted = key
    arrange()
    sprites = paintScene(layout!, kit.state.theme, scale * ratio)
  }
  const touch = () => {
    lastTouch = kit.now
    kit.invalidate()
  }
  const openPlace = (place: number) => {
    touch()
    if (kit.phase === 'over' || kit.state.places[place]?.status === 'joined') return kit.audio.play('no')
    kit.send({ type: 'open', place })
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
  pages.attach({
    invalidate: touch,
    changed: () => kit.audio.play('click'),
    choose(page, index) {
      if (page === 'album') {
        if (!kit.data.met[index]) return kit.audio.play('no')
        pages.poke(index, kit.now)
        return kit.audio.play(`call-${ANIMALS[index]!.id}`)
      }
      const { mode } = MODE_TILES[index]!
      pages.close()
      const won = Object.keys(kit.record.stars[mode] ?? {}).map(Number)
      kit.begin(mode, Math.max(0, ...won) + 1)
    },
  })
  /** A picture now and then while nobody plays. */
  const breathe = () => {
    clearTimeout(breathing)
    if (document.hidden) return
    breathing = setTimeout(() => kit.invalidate(), BREATH_MS)
  }

  return {
    begin(state) {
      painted = ''
      // Events may come before the first picture, and they need to know where things lie.
      arrange()
      const now = kit.now
      actors = state.places.map((_, i) => createActor(i, now))
      choir.begin(state.places.length / 2, state.players)
      choir.seat(state.choir, now)
      cues.begin(state)
      pages.close()
      lastTouch = now
    },
    resize() {
      painted = ''
      kit.invalidate()
    },
    follow: (event, state) => {
      lastTouch = kit.now
      if (event.type === 'dealt') {
        painted = ''
        arrange()
      }
      cues.follow(event, state)
    },
    finish: () => cues.finish(),
    describe: (outcome, state) => cues.describe(outcome, state),
    pointer(pointer: Pointer) {
      if (!layout) return
      if (pointer.type === 'hover' || pointer.type === 'down') touch()
      if (pointer.type !== 'down') return
      const { x, y } = pointer
      if (pages.open) {
        pages.press(x, y, layout.w, layout.h)
        return true
      }
      const place = layout.spots.findIndex(
        ({ rect }) =>
          x >= rect.x - 4 && x <= rect.x + rect.w + 4 && y >= rect.y - 4 && y <= rect.y + rect.h + 4,
      )
      if (place >= 0) {
        cursor = place
        openPlace(place)
        return true
      }
      const singer = choir.find(layout, x, y)
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
      if (name === 'album' || name === 'map') return pages.toggle(name)
      if (name === 'back') return pages.open ? pages.close() : undefined
      const way = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] }[name]
      if (pages.open) {
        if (way) {
          pages.move(way[0]!, way[1]!, layout.w, layout.h)
          kit.audio.play('step')
        } else pages.accept()
        return
      }
      if (way) moveCursor(way[0]!, way[1]!)
      else openPlace(cursor)
    },
    draw(frame) {
      repaint()
      const isMoving = drawMeadow(frame)
      if (!isMoving) breathe()
      return isMoving
    },
    ui() {
      if (!layout) return []
      if (pages.open) return listPageUi(layout.w, layout.h)
      const { sign } = layout
      return [
        ...layout.spots.map(({ rect }, i): UiRect => ({ ...rect, id: `place-${i + 1}`, kind: 'button' })),
        { ...sign, id: 'sign', kind: 'text', size: 21 },
      ]
    },
    probe: () => ({
      cursor,
      columns: layout?.columns ?? 1,
      centres: layout?.spots.map(({ rect }) => ({ x: rect.x + rect.w / 2, y: rect.y + rect.h / 2 })) ?? [],
    }),
  }

  function drawMeadow({ g, state, now, seconds, settings, phase }: Frame<Game>): boolean {
    const { calm } = settings
    const theme = THEMES[state.theme]!
    const { w, h } = layout!
    g.lineCap = 'round'
    g.lineJoin = 'round'
    g.drawImage(sprites!.back, 0, 0, w, h)
    let isBusy = false
    actors.forEach((actor, i) => {
      const goal = isShown(state, i) ? 1 : 0
      if (moveActor(actor, state.places[i]!, goal, now, seconds, calm)) isBusy = true
    })
    drawPlaces(g, state, now, calm, phase === 'playing')
    choir.sing(layout!, now)
    choir.draw(g, layout!, now, calm)
    g.drawImage(sprites!.hill, 0, sprites!.hillTop, w, h - sprites!.hillTop)
    if (!calm) drawMotes(g, theme, w, h, now)
    drawSign(g, layout!.sign, state)
    if (state.players === 2) {
      const size = Math.max(1, Math.min(1.7, layout!.choir.h / 90))
      drawPlayers(
        g,
        w,
        layout!.choir.y + layout!.choir.h * 0.36 - 32 * size,
        size,
        state,
        now - cues.turnedAt,
        calm,
      )
    }
    choir.drawAbove(g, layout!, now, calm)
    const isStickerFlying = drawStickers(g, now)
    drawHint(g, state, now)
    kit.juice.draw(g)
    if (pages.open)
      drawPage({
        g,
        w,
        h,
        now,
        met: kit.data.met,
        mode: state.mode,
        showsCursor: kit.device !== 'touch',
        calm,
      })
    const isAwake = !calm && now < lastTouch + AWAKE_MS
    return isBusy || isAwake || choir.isBusy(now) || isStickerFlying || now < cues.busyUntil
  }

  function drawPlaces(g: G, state: State, now: number, calm: boolean, isOn: boolean): void {
    const showsCursor = kit.device === 'keyboard' || kit.device === 'gamepad'
    layout!.spots.forEach((spot, i) => {
      const place = state.places[i]!
      const isSounding = state.kind === 'listen' && place.status === 'up' && now < cues.soundedAt(i) + CALL_MS
      if (showsCursor && isOn && i === cursor) drawCursor(g, i, now, calm)
      const mouth = now < cues.soundedAt(i) + 620 ? Math.abs(Math.sin((now - cues.soundedAt(i)) * 0.011)) : 0
      drawPlace({ g, spot, place, actor: actors[i]!, sprites: sprites!, now, mouth, isSounding, calm })
      if (state.kind === 'listen' && place.status === 'up' && !isShown(state, i))
        drawCall(
          g,
          place.animal,
          spot.x,
          spot.y,
          spot.scale,
          Math.min(1, (now - cues.soundedAt(i)) / CALL_MS),
        )
      if (i === state.butterfly && place.status === 'hidden') {
        const { x, y } = cues.butterflyAt(spot.x - 30 * spot.scale, spot.y - 24 * spot.scale, now, calm)
        drawButterfly(g, x, y, Math.max(0.7, spot.scale), now, calm)
      }
    })
  }

  function drawCursor(g: G, index: number, now: number, calm: boolean): void {
    const { x, y, scale } = layout!.spots[index]!
    const beat = calm ? 1 : 1 + Math.sin(now * 0.006) * 0.04
    for (const [colour, width] of [
      ['#3b2a3a', 11],
      ['#fff8c8', 6],
    ] as const) {
      g.strokeStyle = colour
      g.lineWidth = width * Math.max(0.7, scale)
      g.beginPath()
      g.ellipse(x, y + 8 * scale, 64 * scale * beat, 36 * scale * beat, 0, 0, 7)
      g.stroke()
    }
  }

  /** New stickers wait in the middle for a moment and fly to the album's button. */
  function drawStickers(g: G, now: number): boolean {
    const { hud } = kit.screen
    for (const { animal, at, x, y } of cues.stickers) {
      const t = (now - at) / STICKER_MS
      if (t < 0 || t > 1) continue
      const grow = Math.min(1, t / 0.2)
      const fly = Math.max(0, (t - 0.55) / 0.45) ** 2
      const [tx, ty] = [hud.x + 24, hud.y + 24]
      drawFlyingSticker(g, animal, x + (tx - x) * fly, y + (ty - y) * fly, (96 * (1 - fly) + 24 * fly) * grow)
    }
    return cues.stickers.some(({ at }) => now < at + STICKER_MS)
  }

  function drawHint(g: G, state: State, now: number): void {
    if (kit.record.knowsHow || state.greeting > 0 || state.open.length === 2 || pages.open) return
    const [first] = state.open
    const target = state.places.findIndex(
      ({ status, animal }, i) =>
        status === 'hidden' &&
        (first === undefined || (i !== first && animal === state.places[first]!.animal)),
    )
    const spot = layout!.spots[target]
    if (spot) drawPaw(g, spot.x, spot.y, Math.max(0.7, Math.min(1.2, spot.scale)), now)
  }
}
