/** The dressing room: theme card, figure, buttons around it, and the wardrobe. */
import type { Frame, Rect, UiRect } from '@playhouse/game-kit'
import { createBackdrop } from '../art/places/backdrop.ts'
import { createDrawer } from '../ui/drawer/drawer.ts'
import type { Drawer } from '../ui/drawer/drawer.ts'
import { createEnvelope } from './envelope.ts'
import type { G } from '../art/pen.ts'
import { createDressedFigure } from './dressed-figure.ts'
import { createSpeech } from './dressing-speech.ts'
import type { RoomState } from './dressing-speech.ts'
import { createDressingWidgets } from './dressing-widgets.ts'
import { createHead } from '../art/figure/head-sheets.ts'
import { kindAt } from '../rules/outfit.ts'
import { createNotes } from '../art/notes.ts'
import { createOpening } from '../art/opening.ts'
import type { Praise } from '../art/notes.ts'
import { createSayings } from './sayings.ts'
import { hasDressed } from '../rules/surprise.ts'
import type { Game } from '../state.ts'
import { texts } from '../texts.ts'
import { drawWalkButton } from '../ui/walk-button.ts'
import { createWheel } from './wheel.ts'
import type { Context, Touched, Widget } from '../ui/widget.ts'

const SHAKE_MS = 420

type Notes = ReturnType<typeof createNotes>
type Wheel = ReturnType<typeof createWheel>
type DressedFigure = ReturnType<typeof createDressedFigure>

export function createDressing(context: Context) {
  const { kit } = context
  const notes = createNotes()
  const drawer = createDrawer(context, (text, rect) => notes.refuse(text, rect, kit.now))
  const wheel = createWheel(context)
  const room = createRoomState(context, drawer, wheel)
  const figure = createDressedFigure(context)
  const speech = createSpeech(context, room)
  const envelope = createEnvelope(context)
  const widgets = createDressingWidgets(context, drawer, notes, room)
  const refusal = createRefusal(context, notes, widgets)
  const unseen: (() => void)[] = []
  const sayOf = createSayings()
  const painter = createDressingPainter(context, { drawer, wheel, room, figure })
  const remarks = createRemarks(context, notes, figure)
  const findShown = createOpening()
  return {
    drawer,
    widgets,
    /** The bubble and the hand of the last frame, and the face that neither may cover. */
    listFloats: (): UiRect[] => listFloats(figure, speech.getBubble(), painter.getHand()),
    refuse: refusal.refuse,
    praise: remarks.praise,
    figurePlace: figure.place,
    envelope,
    /** As soon as the figure wears what was put on. */
    whenSeen: (act: () => void) => void unseen.push(act),
    say: (text: string, delay = 0) => speech.say(text, kit.now + delay),
    /** Another show: nothing of the last one is still said. */
    begin() {
      for (const one of [envelope, refusal]) one.reset()
      speech.begin()
      notes.clear()
      unseen.length = 0
      figure.stop()
    },
    changed(now: number) {
      figure.changed(now)
      speech.say('', 0)
    },
    /** A piece was put on: it flies from its cell, and the figure hops when it lands. Tells when that is. */
    worn(piece: number, now: number): number {
      notes.forgive()
      const landsAt = figure.putOn(piece, drawer.cellOf(piece), now)
      speech.say(sayOf(piece, kit.state.theme, kit.state.mode === 'free'), landsAt + 300)
      return landsAt - now
    },
    /** A tap on the figure opens the drawer of what was tapped. */
    tapFigure(at: { x: number; y: number }) {
      const height = figure.heightAt(at)
      if (height === null) return false
      drawer.showKind(kindAt(height, kit.state.look))
      return true
    },
    draw(frame: Frame<Game>, touched: Touched): boolean {
      const { g } = frame
      painter.drawPlace(frame)
      const opened = findShown(frame.now)
      const moves = opened === 'place' || figure.draw(g, frame)
      if (!context.sprites.isLate) for (const act of unseen.splice(0)) act()
      if (opened !== 'all') {
        if (opened === 'wardrobe') painter.drawDrawer(frame, touched)
        else drawer.drawPaper(g)
        return true
      }
      painter.drawHead(g, touched)
      speech.draw(g, frame)
      painter.drawButtons(frame, touched, refusal.shakenAt('walk', frame))
      const isBusy = painter.drawDrawer(frame, touched)
      painter.drawHand(frame)
      const hasNotes = remarks.draw(g, frame)
      // The card from the envelope is drawn above all notes.
      const isOpening = envelope.draw(g, frame, room.isOverTools())
      return isBusy || moves || hasNotes || isOpening
    },
  }
}
export type Dressing = ReturnType<typeof createDressing>

function createRoomState({ kit, layout }: Context, drawer: Drawer, wheel: Wheel): RoomState {
  /** Between card and wardrobe there is room for Otto's wheel or for a group of buttons. */
  const hidesSecond = () => !layout().isWide && drawer.isDyeing() && wheel.isShown()
  return {
    // A player must dress the figure before the walk: the random arrival outfit does not count.
    isReady: () => kit.state.mode === 'free' || hasDressed(kit.state),
    isDyeing: drawer.isDyeing,
    hidesSecond,
    // On tall windows praise stands above the walk, so the envelope lies at the other side.
    isOverTools() {
      const { isWide, pills } = layout()
      return !isWide && !hidesSecond() && pills[1]!.h > pills[1]!.w
    },
  }
}

/** A press that can do nothing says why, at the button and in the bubble. */
function createRefusal({ kit, layout }: Context, notes: Notes, widgets: () => Widget[]) {
  /** The button, and when it was pressed. */
  let refused = { id: '', at: -1e6 }
  return {
    reset: () => void (refused = { id: '', at: -1e6 }),
    /** How far its shaking is, from 0 to 1 and beyond. */
    shakenAt: (id: string, { now, settings }: Frame<Game>): number =>
      refused.id === id && !settings.calm ? (now - refused.at) / SHAKE_MS : 1,
    refuse(id: string) {
      const rect = widgets().find((one) => one.id === id)?.rect
      if (!rect) return
      const text = id === 'walk' ? texts.refused.walk : id === 'undo' ? texts.refused.undo : texts.refused.dye
      refused = { id, at: kit.now }
      // Above the tabs, not over them.
      notes.refuse(text, id === 'dye' ? { ...rect, y: layout().drawer.y } : rect, kit.now)
      kit.say(text)
    },
  }
}

type Furniture = { drawer: Drawer; wheel: Wheel; room: RoomState; figure: DressedFigure }

function createDressingPainter(context: Context, { drawer, wheel, room, figure }: Furniture) {
  const { kit, layout, sprites } = context
  const drawBackdrop = createBackdrop()
  const drawHead = createHead(context)
  let hand: UiRect | null = null
  return {
    /** Of the last frame. */
    getHand: () => hand,
    drawPlace({ g, screen }: Frame<Game>) {
      const { isWide, drawer: wardrobe } = layout()
      const { x, y, w, h } = screen.visible
      drawBackdrop(
        g,
        kit.state.theme.place,
        { x, y, w, h: isWide ? h : wardrobe.y + 26 - y },
        { ratio: screen.ratio, isFresh: sprites.isFresh, stand: figure.place() },
      )
    },
    drawHead: (g: G, touched: Touched) => drawHead(g, touched, room.hidesSecond()),
    drawButtons({ g, now, settings }: Frame<Game>, { down }: Touched, shaken: number) {
      const isFree = kit.state.mode === 'free'
      if (drawer.isDyeing()) wheel.draw(g)
      drawWalkButton(g, layout().places.walk!, isFree ? texts.photo : texts.walk, {
        isReady: room.isReady(),
        isDown: down === (isFree ? 'studio' : 'walk'),
        shaken,
        beat: settings.calm ? 0 : Math.max(0, Math.sin(now / 300)),
      })
    },
    drawDrawer: ({ g, now, settings }: Frame<Game>, touched: Touched): boolean =>
      drawer.draw(g, touched, now, settings.calm),
    drawHand({ g, now, settings }: Frame<Game>) {
      const isNeeded = !kit.record.knowsHow && !room.isReady()
      hand = isNeeded ? drawer.drawHint(g, now, settings.calm) : null
    },
  }
}

function listFloats(figure: DressedFigure, bubble: Rect | null, hand: UiRect | null): UiRect[] {
  const { x, y, height } = figure.place()
  const face = { x: x - height * 0.08, y: y - height * 0.93, w: height * 0.16, h: height * 0.16 }
  return [
    { id: 'face', kind: 'target', ...face },
    ...(bubble ? [{ id: 'bubble', kind: 'float', ...bubble } as const] : []),
    ...(hand ? [hand] : []),
  ]
}

/** Praise and refusals beside the figure: its face stays in sight. */
function createRemarks({ kit, layout }: Context, notes: Notes, figure: DressedFigure) {
  const praise = (list: readonly Praise[]) => {
    const { isWide, pills } = layout()
    // On short windows, where the buttons lie in a row, there is no room that is not a face or a button.
    if (isWide || pills[0]!.w < pills[0]!.h) notes.praise(list, kit.now)
  }
  const draw = (g: G, { now, settings }: Frame<Game>): boolean => {
    const { stage, isWide, pills, places, big } = layout()
    const { x, y, height } = figure.place()
    const isLeft = settings.leftHanded
    const low = Math.max(pills[0]!.y + pills[0]!.h + 58, y - height * 0.5)
    const end = isWide
      ? { x: x + height * 0.17, y: y - height * 0.56 }
      : { x: isLeft ? stage.x + 12 : stage.x + stage.w - 12, y: Math.min(low, places.walk!.y - 46) }
    const { visible, ratio } = kit.screen
    const room = { x: visible.x + 10, y: visible.y + 10, w: visible.w - 20, h: visible.h - 20 }
    // Beside the skirt, not across it.
    const most = isWide ? Infinity : Math.max(118, visible.w / 2 - height * 0.16) * big
    const isFromLeft = isWide || isLeft
    return notes.draw(g, now, { end, isFromLeft, room, big, isCalm: settings.calm, ratio, most })
  }
  return { praise, draw }
}
