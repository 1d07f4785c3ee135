/** The dressing room: theme card, figure, buttons around it, and the wardrobe. */
import type { Frame, Rect, UiRect } from '@playhouse/game-kit'
import { createBackdrop } from '../art/places/backdrop.ts'
import { createIdleMotion } from '../art/figure/idle-motion.ts'
import { drawBubble, placeBubble } from './bubble.ts'
import { listChipWidgets } from '../ui/chip-widgets.ts'
import { placeFigure, swapFree } from '../ui/layout-tools.ts'
import { createDrawer } from '../ui/drawer.ts'
import { createEnvelope } from './envelope.ts'
import { ellipse } from '../art/pen.ts'
import type { G } from '../art/pen.ts'
import { createFlight, FLIGHT_MS } from './flight.ts'
import { createHead } from '../art/figure/head-sheets.ts'
import { listWorn, stylePoints } from '../rules/judging.ts'
import { kindAt } from '../rules/outfit.ts'
import { createNotes } from '../art/notes.ts'
import { createOpening } from '../art/opening.ts'
import type { Praise } from '../art/notes.ts'
import { POSES } from '../art/figure/poses.ts'
import { findRival } from '../rules/rival.ts'
import { drawFigure } from '../art/figure/figure.ts'
import { createSayings, nameStyles } from './sayings.ts'
import { hasDressed } from '../rules/surprise.ts'
import { REVEAL_AFTER } from '../state.ts'
import type { Game } from '../state.ts'
import { texts } from '../texts.ts'
import { ROUND, SECOND } from '../ui/tools.ts'
import { drawWalkButton } from '../ui/walk-button.ts'
import { createWheel } from './wheel.ts'
import type { Context, Touched, Widget } from '../ui/widget.ts'

const SAID_MS = 2400
const SHAKE_MS = 420
/** Height that a sealed envelope takes of the bubble's room. */
const ENVELOPE = 62
export function createDressing(context: Context) {
  const { kit, sprites, layout, prizes } = context
  const notes = createNotes()
  const drawer = createDrawer(context, (text, rect) => notes.refuse(text, rect, kit.now))
  const drawBackdrop = createBackdrop()
  const drawHead = createHead(context)
  const wheel = createWheel(context)
  const flight = createFlight(sprites)
  const envelope = createEnvelope(context)
  const findShown = createOpening()
  const unseen: (() => void)[] = []
  const sayOf = createSayings()
  const bearing = createIdleMotion((below) => kit.rng.int(below))
  let changedAt = -1e6
  /** The current text, and since when it is shown. */
  let said = { text: '', at: 0 }
  /** The button that could do nothing, and when it was pressed. */
  let refused = { id: '', at: -1e6 }

  /** Free dressing has no judges: the large button takes a photo, and the runway is beside the other tools. */
  const isFree = () => kit.state.mode === 'free'
  const acts: Record<string, () => void> = {
    undo: () => kit.send({ type: 'undo' }),
    shuffle: () => kit.send({ type: 'shuffle', seed: kit.rng.int(2 ** 31), stars: prizes.stars() }),
    pose: () => kit.send({ type: 'pose', pose: (kit.state.look.pose + 1) % POSES.length }),
    studio: () => context.open('studio'),
    book: () => context.open('book'),
    prizes: () => context.open('prizes'),
    walk: () => kit.send({ type: 'walk' }),
  }
  /** A player must dress the figure before the walk: the random arrival outfit does not count. */
  const isReady = () => isFree() || hasDressed(kit.state)
  const widgets = (): Widget[] => {
    const rectOf = (id: string) => swapFree(layout().places, isFree())[id]!
    const round = ROUND.filter(([id]) => !hidesSecond() || !SECOND.includes(id)).map(([id]) => ({
      id,
      rect: rectOf(id),
      label: texts.buttons[id],
      act: acts[id]!,
      isOff: id === 'undo' && kit.state.past.length === 0,
    }))
    return [
      ...drawer.widgets(),
      ...listChipWidgets(context, drawer.showKind, (names, rect) => notes.refuse(names, rect, kit.now, true)),
      ...round,
      { id: 'walk', rect: rectOf('walk'), label: texts.walk, act: acts.walk!, isOff: !isReady() },
    ]
  }
  /** Between card and wardrobe there is room for Otto's wheel or for a group of buttons. */
  const hidesSecond = () => !layout().isWide && drawer.isDyeing() && wheel.isShown()
  const figurePlace = () => placeFigure(layout())
  /** On tall windows praise stands above the walk, so the envelope lies at the other side. */
  const isOverTools = () => {
    const { isWide, pills } = layout()
    return !isWide && !hidesSecond() && pills[1]!.h > pills[1]!.w
  }

  const drawModel = (g: G, { now, settings }: Frame<Game>): boolean => {
    const { x, y, height } = figurePlace()
    const look = flight.lookBefore(now) ?? kit.state.look
    const { isMove, options, face, coming, swing } = bearing.at(look.pose, now, settings.calm)
    const whole = (height / 1000) * kit.screen.ratio
    const kindOf = (isQuick: boolean) => [whole * (isQuick ? 0.9 : 1), isQuick ? 'step' : 'still'] as const
    const [scale, detail] = kindOf(isMove)
    const figure = sprites.figure('room', look, scale, options, detail)
    for (const one of coming) sprites.prepare(kit.state.look, one.options, ...kindOf(one.isMove))
    const since = (now - changedAt) / 380
    const hop = settings.calm || since < 0 || since > 1 ? 0 : Math.sin(since * Math.PI) * (1 - since)
    g.fillStyle = '#4a1f3e40'
    g.fill(ellipse(x, y - 4, height * 0.17 * (1 - hop * 0.2), height * 0.022))
    g.save()
    g.translate(x, y)
    g.scale(1 - hop * 0.05, 1 + hop * 0.06)
    g.translate(-x, -y - hop * height * 0.035)
    drawFigure(
      g,
      figure,
      { x, y: y + height * 0.012, height },
      {
        now,
        isCalm: settings.calm,
        sway: 2.4,
        swing,
        face: face && sprites.faceOf(figure, look, face.name, face.options),
      },
    )
    g.restore()
    flight.draw(g, now, kit.state.look, { x, y: y + height * 0.012, height }, kit.screen.ratio)
    return !settings.calm || sprites.isLate
  }

  /** Something was put on that the card asks for. */
  const hasFit = () =>
    isReady() && listWorn(kit.state.look).some(({ piece }) => stylePoints(piece, kit.state.theme).length > 0)
  /** What to say: at first what the game is about, then to walk, now and then how a piece feels. */
  const chooseText = (now: number): string => {
    const { state, record } = kit
    if (said.text && now < said.at + SAID_MS) return now < said.at ? '' : said.text
    if (drawer.isDyeing()) return texts.bubble.dyes(state.theme.palette !== null)
    if (state.mode === 'free') return ''
    const fits = hasFit()
    if (!record.knowsHow && !fits) return texts.bubble.ask(nameStyles(state.theme))
    const rival = state.past.length === 0 ? findRival(state) : null
    if (state.theme.late) return state.past.length === 0 ? texts.reveal.sealed(REVEAL_AFTER) : ''
    if (rival) return texts.bubble.rival(rival.name, rival.score)
    return prizes.stars() === 0 && fits && state.look.wear.shoes ? texts.bubble.walk : ''
  }
  let shown = { text: '', at: 0 }
  /** Of the last frame. */
  let bubble: Rect | null = null
  let hand: UiRect | null = null
  const drawSpeech = (g: G, { now, settings }: Frame<Game>) => {
    // A remark on an outfit appears together with the outfit.
    const text = sprites.isLate ? shown.text : chooseText(now)
    if (text !== shown.text) shown = { text, at: now }
    bubble = null
    if (!text) return
    const t = settings.calm ? 1 : Math.min(1, (now - shown.at) / 260)
    const grown = t >= 1 ? 1 : 1 - (1 - t) ** 3 + Math.sin(t * Math.PI) * 0.12
    const { mouth, room, size } = placeBubble(
      layout(),
      hidesSecond(),
      kit.state.theme.late && isOverTools() ? ENVELOPE : 0,
    )
    bubble = drawBubble(g, text, { room, mouth, size }, grown)
  }

  const drawWalk = (g: G, { now, settings }: Frame<Game>, isDown: boolean) => {
    const shaken = refused.id === 'walk' && !settings.calm ? (now - refused.at) / SHAKE_MS : 1
    const beat = settings.calm ? 0 : Math.max(0, Math.sin(now / 300))
    drawWalkButton(g, layout().places.walk!, isFree() ? texts.photo : texts.walk, {
      isReady: isReady(),
      isDown,
      shaken,
      beat,
    })
  }

  /** A press that can do nothing says why, at the button and in the bubble. */
  const refuse = (id: string) => {
    const rect = widgets().find((one) => one.id === id)?.rect
    if (!rect) return
    const text = id === 'walk' ? texts.refused.walk : id === 'undo' ? texts.refused.undo : texts.refused.dye
    refused = { id, at: kit.now }
    // Above the tabs, not over them.
    notes.refuse(text, id === 'dye' ? { ...rect, y: layout().drawer.y } : rect, kit.now)
    kit.say(text)
  }
  const drawNotes = (g: G, { now, settings }: Frame<Game>): boolean => {
    const { stage, isWide, pills, places, big } = layout()
    const { x, y, height } = figurePlace()
    const isLeft = settings.leftHanded
    const low = Math.max(pills[0]!.y + pills[0]!.h + 58, y - height * 0.5)
    const end = isWide
      ? { x: x + height * 0.17, y: y - height * 0.56 }
      : { x: isLeft ? stage.x + 12 : stage.x + stage.w - 12, y: Math.min(low, places.walk!.y - 46) }
    const { visible, ratio } = kit.screen
    const room = { x: visible.x + 10, y: visible.y + 10, w: visible.w - 20, h: visible.h - 20 }
    // Beside the skirt, not across it.
    const max = isWide ? Infinity : Math.max(118, visible.w / 2 - height * 0.16) * big
    return notes.draw(g, now, {
      end,
      isFromLeft: isWide || isLeft,
      room,
      big,
      isCalm: settings.calm,
      ratio,
      most: max,
    })
  }

  return {
    drawer,
    widgets,
    /** The bubble and the hand of the last frame, and the face that neither may cover. */
    listFloats(): UiRect[] {
      const { x, y, height } = placeFigure(layout())
      const face = { x: x - height * 0.08, y: y - height * 0.93, w: height * 0.16, h: height * 0.16 }
      return [
        { id: 'face', kind: 'target', ...face },
        ...(bubble ? [{ id: 'bubble', kind: 'float', ...bubble } as const] : []),
        ...(hand ? [hand] : []),
      ]
    },
    acts,
    refuse,
    /** Beside the figure: a face must stay in sight. */
    praise(list: readonly Praise[]) {
      const { isWide, pills } = layout()
      // On short windows, where the buttons lie in a row, there is no room that is not a face or a button.
      if (isWide || pills[0]!.w < pills[0]!.h) notes.praise(list, kit.now)
    },
    figurePlace,
    envelope,
    /** As soon as the figure wears what was put on. */
    whenSeen: (act: () => void) => void unseen.push(act),
    say: (text: string, delay = 0) => (said = { text, at: kit.now + delay }),
    /** Another show: nothing of the last one is still said. */
    begin() {
      envelope.reset()
      said = { text: '', at: 0 }
      shown = { text: '', at: 0 }
      refused = { id: '', at: -1e6 }
      notes.clear()
      unseen.length = 0
      flight.stop()
    },
    changed(now: number) {
      changedAt = now
      said = { text: '', at: 0 }
      bearing.rest(now)
      flight.stop()
    },
    /** A piece was put on: it flies from its cell, and the figure hops when it lands. Tells when that is. */
    worn(piece: number, now: number): number {
      notes.forgive()
      const from = drawer.cellOf(piece)
      const before = kit.state.past.at(-1)
      const flies = from && before && !kit.settings.calm
      if (flies) flight.start(piece, from, before, now)
      changedAt = flies ? now + FLIGHT_MS : now
      bearing.worn(piece, kit.state.theme, changedAt)
      said = { text: sayOf(piece, kit.state.theme, isFree()), at: changedAt + 300 }
      return changedAt - now
    },
    /** A tap on the figure opens the drawer of what was tapped. */
    tapFigure(at: { x: number; y: number }) {
      const { x, y, height } = figurePlace()
      if (Math.abs(at.x - x) > height * 0.16 || at.y > y || at.y < y - height) return false
      drawer.showKind(kindAt((at.y - y + height) / height, kit.state.look))
      return true
    },
    draw(frame: Frame<Game>, touched: Touched): boolean {
      const { g, screen } = frame
      const { isWide, drawer: room } = layout()
      const { x, y, w, h } = screen.visible
      drawBackdrop(
        g,
        kit.state.theme.place,
        { x, y, w, h: isWide ? h : room.y + 26 - y },
        { ratio: screen.ratio, isFresh: sprites.isFresh, stand: figurePlace() },
      )
      const opened = findShown(frame.now)
      const moves = opened === 'place' || drawModel(g, frame)
      if (!sprites.isLate) for (const act of unseen.splice(0)) act()
      const drawDrawer = () => drawer.draw(g, touched, frame.now, frame.settings.calm)
      if (opened !== 'all') {
        if (opened === 'wardrobe') drawDrawer()
        else drawer.drawPaper(g)
        return true
      }
      drawHead(g, touched, hidesSecond())
      drawSpeech(g, frame)
      if (drawer.isDyeing()) wheel.draw(g)
      drawWalk(g, frame, touched.down === (isFree() ? 'studio' : 'walk'))
      const isBusy = drawDrawer()
      hand = null
      if (!kit.record.knowsHow && !isReady()) hand = drawer.drawHint(g, frame.now, frame.settings.calm)
      const hasNotes = drawNotes(g, frame)
      // The card from the envelope is drawn above all notes.
      const isOpening = envelope.draw(g, frame, isOverTools())
      return isBusy || moves || hasNotes || isOpening
    },
  }
}
export type Dressing = ReturnType<typeof createDressing>
