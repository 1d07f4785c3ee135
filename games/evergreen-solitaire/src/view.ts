/** Draws the table and answers events; changes nothing of the game. */
import type { Kit, Rect, View } from '@playhouse/game-kit'
import { isUp, RANKS, rankOf, suitOf } from './cards.ts'
import { createCascade } from './cascade.ts'
import { findNextStop, isStop } from './cursor.ts'
import type { Direction, Stop } from './cursor.ts'
import { createDeck, FONT } from './faces.ts'
import { createGrab, isPlace } from './grab.ts'
import { findHint, findTapMove, isStuck } from './hints.ts'
import { layOut, placeCard } from './layout.ts'
import type { Layout } from './layout.ts'
import { createMarks, HINT_MS } from './marks.ts'
import type { Hint } from './marks.ts'
import { canLift, findDraw } from './moves.ts'
import { BUTTON_IDS, drawButton, drawInfo, drawPill, drawStats, showTime } from './panel.ts'
import type { ButtonId } from './panel.ts'
import { listFinish } from './rules.ts'
import { createScene } from './scene.ts'
import { createSprites, drawSprite } from './sprites.ts'
import { PLACES } from './state.ts'
import type { Game, Move, Table } from './state.ts'
import { createTally } from './tally.ts'
import type { Data } from './tally.ts'
import { texts } from './texts.ts'

type G = CanvasRenderingContext2D
const GOLD = ['#ffd25e', '#fff2b0', '#a9d65a', '#6fbf73']
/** Without input this long, fireflies rest too. */
const IDLE_MS = 45_000

export function createView(kit: Kit<Game, Data>): View<Game> {
  const deck = createDeck()
  const scene = createScene()
  const sprites = createSprites()
  const cascade = createCascade()
  const tally = createTally(kit)
  let layout: Layout
  let cursor = { pile: 0, index: 0 }
  let lifted: { pile: number; count: number } | null = null
  let hint: Hint | null = null
  let pressed: ButtonId | 'finish' | null = null
  let isBookOpen = false
  let isFinishReady = false
  let stuck = false
  let homeRow = 0
  let lastInputAt = 0
  let usesCursor = false

  const table = (): Table => kit.state.table
  const arrange = () => {
    const { w, h, safe, hud, ratio } = kit.screen
    const { leftHanded: isLeftHanded, bigText: isBig, colourSafe: hasFour } = kit.settings
    layout = layOut({ w, h, safe, hud, kind: table().kind, isLeftHanded, isBig })
    deck.setLook({ w: layout.cw, h: layout.ch, hasFour }, ratio)
  }
  const sync = (isInstant = false, stepMs?: number) =>
    sprites.sync(table(), layout, kit.now, isInstant || kit.settings.calm, stepMs)
  const judge = () => {
    isFinishReady = kit.state.finishIn < 0 && kit.phase === 'playing' && listFinish(table()) !== null
    stuck = !isFinishReady && kit.state.finishIn < 0 && isStuck(table())
    if (stuck && kit.phase === 'playing') kit.say(texts.stuck)
  }
  const marks = createMarks(deck, table, () => layout)
  const play = (move: Move) => {
    hint = null
    lifted = null
    kit.send({ type: 'move', move })
  }
  const refuse = (id: number | null) => {
    kit.audio.play('refuse')
    if (id !== null) sprites.nudge(id, kit.now)
    kit.invalidate()
  }
  const grab = createGrab({
    table,
    layout: () => layout,
    play,
    refuse,
    lifted: () => kit.audio.play('lift'),
    carry(ids, x, y) {
      ids.forEach((id, i) => sprites.put(id, x, y + i * layout.ch * 0.3))
      kit.invalidate()
    },
    letGo() {
      kit.audio.play('place', { volume: 0.5 })
      sync()
    },
  })
  const showHint = () => {
    const move = isFinishReady ? null : findHint(table())
    if (isFinishReady) return kit.send({ type: 'finish' })
    if (!move) return refuse(null)
    hint = { move, until: kit.now + HINT_MS }
    kit.audio.play('hint')
    kit.say(
      texts.say.hint(
        nameOf(move[0], table().piles[move[0]]!.length - move[2]),
        nameOf(move[1], table().piles[move[1]]!.length - 1),
      ),
    )
    kit.invalidate()
  }
  const nameOf = (pile: number, index: number): string => {
    const { piles, kind, suits } = table()
    const card = piles[pile]![index]
    if (pile === PLACES[kind].stock) return texts.say.stock(piles[pile]!.length)
    if (card === undefined) return texts.say.empty
    return texts.say.card(RANKS[rankOf(card)]!, texts.suits[suitOf(card, suits)]!)
  }
  const press = (id: ButtonId) => {
    kit.audio.play('click')
    // A touch's late click would land on the menu that just opened.
    if (id === 'games') kit.juice.tween({ ms: 90, update: () => {}, done: () => kit.open('modes') })
    else if (id === 'again') kit.send({ type: 'again' })
    else if (id === 'undo') kit.send({ type: 'undo' })
    else if (id === 'hint') showHint()
    else isBookOpen = true
  }
  const pill = (): Rect => {
    const w = Math.min(330, layout.area.w - 24)
    return { x: layout.area.x + (layout.area.w - w) / 2, y: layout.bottom - 60, w, h: 52 }
  }
  const isIn = ({ x, y, w, h }: Rect, at: { x: number; y: number }) =>
    at.x >= x - 3 && at.x <= x + w + 3 && at.y >= y - 3 && at.y <= y + h + 3
  const findButton = (at: { x: number; y: number }): ButtonId | 'finish' | null => {
    if (isFinishReady && isIn(pill(), at)) return 'finish'
    return BUTTON_IDS.find((_, i) => isIn(layout.buttons[i]!, at)) ?? null
  }
  const stops = (): Stop[] =>
    table().piles.flatMap((cards, pile) =>
      (cards.length > 0 ? cards.map((_, index) => index) : isPlace(table(), pile) ? [0] : [])
        .filter((index) => isStop(table(), pile, index))
        .map((index) => ({
          pile,
          index,
          ...placeCard(layout, table(), pile, index),
          w: layout.cw,
          h: layout.ch,
        })),
    )
  const findCursor = (): Stop => {
    const all = stops()
    const { columns } = PLACES[table().kind]
    const same = all.find(({ pile, index }) => pile === cursor.pile && index === cursor.index)
    return (
      same ??
      all.filter(({ pile }) => pile === cursor.pile).at(-1) ??
      all.find(({ pile }) => pile >= columns[0]!) ??
      all[0]!
    )
  }
  const accept = () => {
    const at = findCursor()
    const { kind, piles } = table()
    const count = piles[at.pile]!.length - at.index
    if (lifted) {
      const { pile, count: many } = lifted
      lifted = null
      if (pile !== at.pile) return play([pile, at.pile, many])
      const move = findTapMove(table(), pile, piles[pile]!.length - many)
      return move ? play(move) : refuse(null)
    }
    if (at.pile === PLACES[kind].stock) {
      const draw = findDraw(table())
      return draw ? play(draw) : refuse(null)
    }
    if (piles[at.pile]!.length === 0 || !canLift(table(), at.pile, count)) return refuse(null)
    lifted = { pile: at.pile, count }
    kit.audio.play('lift')
    kit.say(texts.say.lifted(nameOf(at.pile, at.index)))
  }

  const drawTop = (g: G, now: number) => {
    drawInfo(g, layout, kit.start.mode, kit.state.moves.length, tally.clock().ms)
    BUTTON_IDS.forEach((id, i) =>
      drawButton(
        g,
        id,
        layout.buttons[i]!,
        pressed === id,
        (id === 'hint' && hint !== null) || (id === 'undo' && stuck),
      ),
    )
    if (kit.phase !== 'playing') return
    if (isFinishReady) {
      const { x, y, w, h } = pill()
      const swell = kit.settings.calm ? 0 : Math.sin(now / 240) * 3
      drawPill(g, texts.finishReady, { x: x - swell, y: y - swell / 2, w: w + swell * 2, h: h + swell }, true)
    } else if (stuck) drawPill(g, texts.stuck, pill(), false)
  }

  return {
    resize(screen) {
      arrange()
      scene.resize(screen)
      sync(true)
      void document.fonts?.load(`900 20px ${FONT}`).then(() => {
        deck.clear()
        kit.invalidate()
      })
    },
    begin() {
      hint = null
      lifted = null
      isBookOpen = false
      homeRow = 0
      cascade.stop()
      arrange()
      const { columns } = PLACES[table().kind]
      // In peaks and pyramids the lowest card is the first that is free.
      cursor = { pile: columns.length > 10 ? columns.at(-1)! : columns[0]!, index: 0 }
      tally.begin()
      sync(true)
      if (kit.state.moves.length === 0) {
        const { x, y } = layout.spots[Math.max(0, PLACES[table().kind].stock)]!
        sprites.gather(PLACES[table().kind].stock < 0 ? layout.area.x + layout.area.w / 2 : x, y)
        sync(false, 14)
        kit.audio.play('draw')
        for (let i = 1; i < 8; i++)
          kit.audio.play('flip', { delay: i * 0.07, volume: 0.5, rate: 0.9 + i * 0.03 })
      }
      judge()
    },
    draw({ g, state, screen, now, seconds, settings }) {
      tally.advance(now)
      scene.draw(g, screen, now, settings.calm)
      marks.drawPlaces(g)
      const isMoving = sprites.advance(now)
      const carried = grab.ids
      sprites.draw(g, deck, state.table.suits, now, ({ id }) => carried.includes(id) || cascade.has(id, now))
      for (const id of carried) drawSprite(g, sprites.get(id)!, deck, state.table.suits, now, 1)
      if (usesCursor && kit.phase === 'playing') marks.drawCursor(g, findCursor(), lifted)
      if (hint && now > hint.until) hint = null
      if (hint) marks.drawHint(g, hint, now)
      cascade.draw(g, deck, state.table.suits, screen.h, now, seconds)
      drawTop(g, now)
      if (isBookOpen) drawStats(g, screen.w, screen.h, kit.data.tallies)
      return isMoving || hint !== null || cascade.isOn() || (!settings.calm && now < lastInputAt + IDLE_MS)
    },
    follow(event) {
      lastInputAt = kit.now
      if (event.type === 'refused') {
        lifted = null
        if (event.move === null) refuse(null)
        return sync()
      }
      if (event.type === 'dealtAgain' || event.type === 'undone') {
        hint = null
        homeRow = 0
        kit.audio.play('undo')
        sync(false, event.type === 'undone' ? 20 : 8)
        return judge()
      }
      if (event.type === 'moved') kit.audio.play('place', { delay: 0.16 })
      if (event.type === 'drawn') kit.audio.play('draw')
      if (event.type === 'turned') kit.audio.play('flip', { delay: 0.2 })
      if (event.type === 'moved' || event.type === 'drawn') {
        tally.countMove()
        if (event.type === 'drawn') homeRow = 0
        sync(false, event.type === 'drawn' && event.move[2] > 10 ? 6 : undefined)
        judge()
      }
      if (event.type === 'home') celebrateHome(event.move, event.count)
    },
    finish() {
      tally.win()
      isFinishReady = false
      stuck = false
      kit.audio.play('win', { delay: 0.2, vary: 0 })
      if (kit.settings.calm) return
      cascade.start(sprites.listCards(), kit.now + 200, () => kit.rng.next())
      for (let i = 0; i < 5; i++)
        kit.juice.tween({
          ms: 1,
          delayMs: i * 420,
          update: () => {},
          done: () =>
            kit.juice.burst((0.15 + i * 0.175) * kit.screen.w, kit.screen.h * (i % 2 ? 0.3 : 0.45), {
              count: 26,
              colours: GOLD,
              shape: 'star',
              speed: 420,
              gravity: 500,
              ms: 1200,
              size: 12,
            }),
        })
    },
    describe(_, state) {
      const { won, played, streak, bestMs } = tally.tally()
      return {
        title: texts.won,
        about: `${texts.moves(state.moves.length)} · ${showTime(tally.clock().ms)} · ${texts.record(won, played, streak)} · ${texts.best(showTime(bestMs))}`,
      }
    },
    pointer(pointer) {
      lastInputAt = kit.now
      if (pointer.type === 'hover') return false
      if (pointer.type === 'down') {
        usesCursor = false
        if (isBookOpen) {
          isBookOpen = false
          kit.invalidate()
          return true
        }
        pressed = findButton(pointer)
        kit.invalidate()
        if (pressed) return true
        return kit.phase === 'playing' && kit.state.finishIn < 0 && grab.pointer(pointer)
      }
      if (pressed) {
        if (pointer.type === 'move') return true
        const id = pressed
        pressed = null
        kit.invalidate()
        if (pointer.type === 'up' && findButton(pointer) === id) {
          if (id === 'finish') kit.send({ type: 'finish' })
          else press(id)
        }
        return true
      }
      return grab.pointer(pointer)
    },
    move(name) {
      lastInputAt = kit.now
      kit.invalidate()
      if (isBookOpen) return void (isBookOpen = false)
      if (name === 'stats') return press('stats')
      if (kit.phase !== 'playing') return
      if (name === 'undo') return kit.send({ type: 'undo' })
      if (name === 'again') return kit.send({ type: 'again' })
      if (name === 'hint') return showHint()
      if (name === 'finish') return kit.send({ type: 'finish' })
      if (name === 'draw') {
        const draw = findDraw(table())
        return draw ? play(draw) : refuse(null)
      }
      usesCursor = true
      if (name === 'accept') return accept()
      const next = findNextStop(stops(), findCursor(), name as Direction)
      cursor = { pile: next.pile, index: next.index }
      kit.audio.play('click', { volume: 0.4 })
      const card = table().piles[next.pile]![next.index]
      kit.say(
        card === undefined || isUp(card)
          ? nameOf(next.pile, next.index)
          : texts.say.stock(table().piles[next.pile]!.length),
      )
    },
    ui: () => [
      ...BUTTON_IDS.map((id, i) => ({ id, kind: 'button' as const, ...layout.buttons[i]! })),
      ...(layout.info.h > 0
        ? [
            {
              id: 'info',
              kind: 'text' as const,
              x: layout.info.x,
              y: layout.info.y,
              w: layout.info.w,
              h: layout.info.h,
              size: 13,
            },
          ]
        : []),
    ],
    probe: () => ({ stops: stops(), cursor: findCursor() }),
  }

  function celebrateHome([from, to]: Move, count: number) {
    homeRow = Math.min(12, homeRow + 1)
    const { kind } = table()
    const pile =
      kind === 'tripeaks' || (kind === 'pyramid' && to !== 1) ? (kind === 'tripeaks' ? from : to) : to
    const { x, y } = layout.spots[pile]!
    const scale = [0, 2, 4, 5, 7, 9, 11, 12, 14, 16, 17, 19, 21][homeRow]!
    if (count >= 13) kit.audio.play('run', { vary: 0 })
    else kit.audio.play('home', { rate: 2 ** (scale / 12), vary: 0, delay: 0.18 })
    kit.juice.burst(x + layout.cw / 2, y + layout.ch / 2, {
      count: count >= 13 ? 40 : 12,
      colours: GOLD,
      speed: 190,
      gravity: 240,
      ms: 750,
      size: 8,
      shape: 'star',
    })
  }
}
