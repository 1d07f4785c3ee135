/** Shows the current room of the game, and maps touch, keys and gamepad to its buttons. */
import type { Frame, Kit, UiRect, View } from '@playhouse/game-kit'
import type { Data } from './view/save-data.ts'
import { findNextStop } from './ui/cursor.ts'
import type { Direction } from './ui/cursor.ts'
import { createDeedBook } from './view/deed-book.ts'
import type { Goal } from './view/deeds.ts'
import { describeEnd } from './ui/end-card.ts'
import { createFingers } from './ui/fingers.ts'
import type { Probe } from './ui/hands.ts'
import { layOutVerdict, placeFigure } from './ui/layout.ts'
import { swapFree } from './ui/layout-tools.ts'
import { FONT } from './art/paper.ts'
import { createMirror } from './ui/mirror.ts'
import { createMusic } from './audio/music.ts'
import { createReactions } from './view/reactions.ts'
import { readAloud } from './ui/read-aloud.ts'
import {
  closePages,
  createRooms,
  findCursor,
  findPage,
  layOutRooms,
  listStops,
  listWidgets,
} from './view/rooms.ts'
import type { Rooms } from './view/rooms.ts'
import { createShortcuts } from './ui/shortcuts.ts'
import type { Game } from './state.ts'

/** So long after the last input everything has arrived, and only breath and light move. */
const ARRIVED_MS = 4000
const FRESH_AFTER_MS = 140
/** Until then the painter is on its way, and does it sooner. */
const PAINTER_MS = 600

export function createView(kit: Kit<Game, Data>): View<Game> {
  const rooms = createRooms(kit)
  const { context, dressing } = rooms
  const { known, prizes, sprites, tries } = context
  const input = createInput(rooms)
  const { mirror } = input
  const painter = createRoomPainter(rooms, input)
  const deedBook = createDeedBook(kit)
  /** Goals that the run which ended has reached. */
  let reached: readonly Goal[] = []
  const react = createReactions(kit, dressing, {
    known,
    beginWalk: () => rooms.runway.begin(),
    setCursor: (id) => (rooms.cursor = id),
  })
  return {
    resize() {
      layOutRooms(rooms)
      painter.resized()
      void document.fonts?.load(`900 20px ${FONT}`).then(() => {
        // Anew, so that nothing keeps what was written in other letters.
        layOutRooms(rooms)
        kit.invalidate()
      })
    },
    begin() {
      closePages(rooms)
      mirror.touch()
      sprites.begin()
      layOutRooms(rooms)
      rooms.cursor = 'tab 3'
      dressing.drawer.reset()
      dressing.begin()
      painter.playMusic(false)
    },
    draw: painter.draw,
    follow(event) {
      input.note()
      mirror.touch()
      if (event.type === 'judged') {
        deedBook.record()
        known.learn()
      }
      if (event.type === 'finished') {
        prizes.saveExtraStars()
        tries.count()
      }
      react(event)
    },
    finish() {
      closePages(rooms)
      reached = deedBook.take()
    },
    describe: (outcome, state) => describeEnd(context, outcome, state, reached),
    pointer: input.pointer,
    move: input.move,
    hero: ({ phase, mode }) =>
      phase === 'done' ? placeFigure(layOutVerdict(rooms.request()), mode === 'free') : null,
    ui: () => listUi(rooms),
    probe: (): Probe => ({
      stops: listStops(rooms),
      cursor: findCursor(rooms).id,
      ...dressing.drawer.probe(),
      places: {
        ...swapFree(rooms.layout!.places, kit.state.mode === 'free'),
        ...layOutVerdict(rooms.request()).places,
      },
    }),
  }
}

type RoomInput = ReturnType<typeof createInput>

/** Fingers, keys and the buttons of screen readers. */
function createInput(rooms: Rooms) {
  const { kit, context, dressing } = rooms
  let lastInputAt = 0
  const note = () => void (lastInputAt = kit.now)
  const widgets = () => listWidgets(rooms)
  const press = (id: string) => {
    mirror.touch()
    const widget = widgets().find((one) => one.id === id)
    if (!widget) return
    if (widget.isOff) {
      kit.audio.play('refuse')
      dressing.refuse(id)
    } else widget.act()
    kit.invalidate()
  }
  const fingers = createFingers({
    kit,
    dressing,
    isDressing: () => findPage(rooms) === dressing,
    room: () => rooms.layout!.room,
    widgets,
    press,
  })
  const mirror = createMirror({
    canvas: document.querySelector<HTMLElement>('#game canvas')!,
    widgets,
    read: () => readAloud(kit.state),
    press,
    point(id) {
      Object.assign(rooms, { cursor: id, usesCursor: true })
      kit.invalidate()
    },
  })
  /** The new piece is taken with its own button. */
  const close = () => (rooms.open === 'won' ? press('done') : context.back())
  const move = createMoves(rooms, { mirror, press, close })
  handleEscape(rooms, press, close)
  const pointer: NonNullable<View<Game>['pointer']> = (pointer) => {
    note()
    if (pointer.type === 'hover') return false
    if (pointer.type === 'down') rooms.usesCursor = false
    mirror.touch()
    return fingers.take(pointer)
  }
  return {
    note,
    mirror,
    pointer,
    move(name: string) {
      note()
      move(name)
    },
    getDown: () => fingers.down,
    isRested: (now: number) => now > lastInputAt + ARRIVED_MS,
  }
}

type Presses = { mirror: ReturnType<typeof createMirror>; press(id: string): void; close(): void }

/** Keys and gamepad: shortcuts, and a cursor that goes from button to button. */
function createMoves(rooms: Rooms, { mirror, press, close }: Presses) {
  const { kit, context, dressing } = rooms
  const shortcuts = createShortcuts({
    getOpen: () => rooms.open,
    getPhase: () => kit.state.phase,
    press,
    close,
    openPage: (name) => context.open(name),
    drawer: dressing.drawer,
  })
  return (name: string) => {
    kit.invalidate()
    if (kit.phase !== 'playing') return
    if (shortcuts[name]) return void shortcuts[name]()
    rooms.usesCursor = true
    const from = findCursor(rooms)
    if (name === 'accept') return press(from.id)
    rooms.cursor = findNextStop(listStops(rooms), from, name as Direction).id
    kit.audio.play('click', { volume: 0.5 })
    // A focused button announces its own name.
    if ((name === 'next' || mirror.hasFocus()) && mirror.focus(rooms.cursor)) return
    const widget = listWidgets(rooms).find(({ id }) => id === rooms.cursor)
    if (widget) kit.say(widget.label)
  }
}

/** Before the kit opens its pause over the new piece or the dye shop that is open. */
function handleEscape(rooms: Rooms, press: (id: string) => void, close: () => void): void {
  const { kit, dressing } = rooms
  addEventListener(
    'keydown',
    (event) => {
      const isDyeing = !rooms.open && findPage(rooms) === dressing && dressing.drawer.isDyeing()
      if (event.code !== 'Escape' || (rooms.open !== 'won' && !isDyeing) || kit.isPaused) return
      event.preventDefault()
      event.stopImmediatePropagation()
      if (event.repeat) return
      if (isDyeing) press('dye')
      else close()
    },
    { capture: true },
  )
}

function createRoomPainter(rooms: Rooms, { mirror, getDown, isRested }: RoomInput) {
  const { kit, context } = rooms
  const { sprites } = context
  const playMusic = createMusic(kit)
  let lastKey = ''
  let resizedAt = -1e6
  const prepare = ({ now, settings, screen }: Frame<Game>) => {
    const { bigText, leftHanded, colourSafe } = settings
    const key = `${bigText}${leftHanded}${colourSafe}${screen.hud.x}`
    if (key !== lastKey || rooms.laidOutFor !== kit.state.theme) layOutRooms(rooms)
    lastKey = key
    playMusic(rooms.open === 'studio')
    // Not while a finger is down: its button must stay.
    if (getDown() === null) mirror.sync(now, findCursor(rooms).id)
    const isFresh = now > resizedAt + FRESH_AFTER_MS
    sprites.setFresh(isFresh)
    sprites.refill(isFresh && (sprites.hasPainter || now > PAINTER_MS) ? 2 : 0, now)
  }
  return {
    playMusic,
    resized: () => void (resizedAt = kit.now),
    draw(frame: Frame<Game>) {
      const { g, now, settings } = frame
      prepare(frame)
      const { usesCursor } = rooms
      const moves = findPage(rooms).draw(frame, { down: getDown(), cursor: usesCursor ? rooms.cursor : null })
      // A present shows itself: there is no button to stand at.
      if (usesCursor && kit.phase === 'playing' && rooms.open !== 'won') drawCursor(g, findCursor(rooms))
      kit.juice.draw(g)
      if (sprites.isBusy) return true
      return moves && isRested(now) && !settings.calm ? 'ambience' : moves
    },
  }
}

function drawCursor(g: CanvasRenderingContext2D, { x, y, w, h }: ReturnType<typeof findCursor>): void {
  g.strokeStyle = '#fff8ee'
  g.lineWidth = 6
  g.beginPath()
  g.roundRect(x + 1, y + 1, w - 2, h - 2, 16)
  g.stroke()
  g.strokeStyle = '#127a7a'
  g.lineWidth = 3
  g.stroke()
}

function listUi(rooms: Rooms): UiRect[] {
  const { dressing } = rooms
  const all: UiRect[] = listWidgets(rooms).map(({ id, rect }) => ({ id, kind: 'button', ...rect }))
  if (findPage(rooms) !== dressing) return all
  const { card, chips, text } = rooms.layout!
  return [
    ...all,
    ...dressing.listFloats(),
    { id: 'card', kind: 'text', ...card, size: text },
    ...chips.map(({ rect, size }, i) => ({ id: `chip ${i}`, kind: 'text' as const, ...rect, size })),
  ]
}
