/** The view: draws the board, runs the effects of a placement, and handles touch and keys. */
import type { Frame, Kit, View } from '@playhouse/game-kit'
import type { Probe } from './bots.ts'
import { setMenuGifts } from './ui/menu-target.ts'
import { canComfort, countComfort } from './rules/room-bonus.ts'
import { createEffects } from './view/effects.ts'
import { describeEnd } from './ui/ending.ts'
import { createGifts } from './view/gifts.ts'
import { createHands } from './view/hands.ts'
import { createHud } from './ui/hud.ts'
import { GLANCE_MS, createIdleLife } from './view/idle-motion.ts'
import { countLines } from './rules/grid.ts'
import { LOST_MS } from './view/headline.ts'
import { layOut } from './view/layout.ts'
import { createLesson } from './view/lesson.ts'
import { createBoardTexts } from './view/board-texts.ts'
import { songOf } from './audio/music.ts'
import { createPainter } from './view/paint.ts'
import { createPokes } from './view/room-touches.ts'
import { CLOTHS, FONT } from './art/palette.ts'
import { findHint, measurePieces } from './rules/puzzles.ts'
import { DRIFT_MS } from './art/night-paint.ts'
import { createReactions } from './view/reactions.ts'
import { REFUSE_MS, SHAKE_MS } from './view/refusal.ts'
import { canUndo } from './rules/history.ts'
import { listPlayable, previewLines } from './rules.ts'
import type { Cozy } from './rules.ts'
import { HOMING_MS, NOTICE_MS, createScene } from './view/scene.ts'
import { getShape } from './rules/shapes.ts'
import { VOICE_COUNT, rateOf } from './audio/sounds.ts'
import type { GameState } from './state.ts'
import { texts } from './texts.ts'
import { POKE_MS } from './art/thing-moves.ts'
import { SWAPPED_MS } from './view/tray.ts'
import { CHANGE_MS } from './view/quest-bubble.ts'
import type { Keepsakes } from './view/things.ts'

export function createView(kit: Kit<Cozy, Keepsakes>, playing: { song: string }): View<Cozy> {
  const effects = createEffects()
  const firstSong = kit.rng.int(4)
  const painter = createPainter()
  const idle = createIdleLife(kit.rng)
  const scene = createScene(effects.state, kit.state)
  const lesson = createLesson(kit, scene)
  const lines = createBoardTexts(kit, scene, lesson.isOn)
  const reactions = createReactions(kit, scene, effects)
  const gifts = createGifts(kit, scene, effects)
  setMenuGifts(gifts)
  const pokes = createPokes(kit, scene, effects)
  const hands = createHands(scene, {
    place: (slot, row, col) => kit.send({ type: 'place', slot, row, col }),
    lifted: () => kit.audio.play('pick'),
    refused: (squares) => {
      reactions.refuse(squares)
      lesson.offer(900)
    },
    wentHome: () => {
      reactions.goHome()
      lesson.offer(900)
    },
    chose: (slot) => {
      kit.audio.play('pick')
      kit.say(texts.piece(slot + 1))
      // A new player gets a placement preview.
      lesson.chose(slot)
      const spot = lesson.findSpot(slot)
      if (spot) scene.aim = { slot, row: spot.row, col: spot.col, fits: true }
    },
    aimed: () => {
      const { aim, held } = scene
      if (!aim) return
      const lines = countLines(previewLines(scene.game, aim.slot, aim.row, aim.col))
      kit.audio.play(lines > 0 ? 'ready' : 'tick', lines > 0 ? { rate: rateOf(lines - 1), vary: 0 } : {})
      if (lines > 0) kit.audio.play(`wake${kit.rng.int(VOICE_COUNT)}`, { delay: 0.06, vary: 0.1 })
      if (!held) kit.say(texts.aimAt(aim.row + 1, aim.col + 1, aim.fits))
    },
    wake: () => kit.invalidate(),
  })
  const undo = () => {
    if (scene.held) return
    if (kit.phase === 'over' && canUndo(scene.game)) kit.continueRun({ type: 'undo' })
    else kit.send({ type: 'undo' })
  }
  /** Shows where a piece goes; where that is not known any more, asks to take one back. */
  const showHint = () => {
    const { game } = scene
    if (game.mode !== 'puzzle' || game.outcome) return
    const hint = findHint(game)
    if (!hint && canUndo(game)) {
      effects.pop(texts.hintFirst, 4, 4, scene.now, false)
      kit.audio.play('refuse')
    }
    scene.guide = hint ? { ...hint, at: scene.now, paw: true } : null
    if (hint) {
      hands.point(hint.slot, hint.row, hint.col)
      kit.send({ type: 'hint' })
    }
    kit.invalidate()
  }
  const hud = createHud(document.querySelector<HTMLElement>('#hud')!, {
    menu: () => kit.open('pause'),
    sound: () => kit.toggleMute(),
    extra: () => {
      kit.audio.play('click')
      if (scene.game.mode === 'puzzle') showHint()
      else kit.open('modes')
    },
    undo,
  })
  const place = () => {
    const { w, h, safe } = kit.screen
    const insets = { top: safe.y, bottom: h - safe.y - safe.h }
    const { hand, mode } = scene.game
    scene.layout = layOut({ w, h, slots: Math.max(1, hand.length), hasNext: mode !== 'puzzle', insets })
    hud.place(scene.layout)
    gifts.stand()
  }
  const refresh = () => {
    const { game } = scene
    hands.recheck()
    place()
    scene.gap = lesson.findGap()
    lines.describe()
    const { undoLeft, mode } = game
    hud.show({ muted: kit.isMuted, isPuzzle: mode === 'puzzle', canUndo: canUndo(game), undoLeft })
  }
  const tune = () => {
    playing.song = songOf(scene.game, firstSong + scene.turn)
    kit.audio.playMusic(playing.song)
  }
  const begin = (state: GameState) => {
    scene.swapped = { at: -1e9, slots: [] }
    effects.reset()
    Object.assign(scene, {
      game: state,
      largest: state.mode === 'puzzle' ? measurePieces(state.puzzle) : null,
      playable: listPlayable(state),
      guide: null,
      held: null,
      homing: null,
      aim: null,
      chosen: null,
      notice: null,
    })
    lines.begin()
    gifts.begin()
    tune()
    refresh()
    effects.deal(kit.now + 150)
    lesson.offer(700)
    if (state.mode === 'night') reactions.openNight(state)
    const count = countComfort(gifts.count())
    if (count > 0 && canComfort(state)) kit.send({ type: 'comfort', count })
  }
  let trailed = { x: 0, y: 0 }
  /** A glint for every stretch of the way a piece is carried. */
  const leaveTrail = () => {
    const { held, layout, now, calm } = scene
    const piece = held && scene.game.hand[held.slot]
    if (!held || !piece || calm) return
    const { w, h } = getShape(piece.shape)
    const x = (held.x - layout.board.x) / layout.cell + w / 2
    const y = (held.y - layout.board.y) / layout.cell + h / 2
    if (Math.hypot(x - trailed.x, y - trailed.y) < 0.35) return
    trailed = { x, y }
    effects.trail(x, y, CLOTHS[piece.colour]!.light, now)
  }
  const draw = ({ g, now, seconds, settings, screen }: Frame<Cozy>) => {
    Object.assign(scene, { now, scale: screen.ratio, calm: settings.calm, patterns: settings.colourSafe })
    effects.update(now, seconds)
    if (scene.lessonUntil > 0 && now >= scene.lessonUntil) {
      scene.lessonUntil = -1e9
      lines.describe()
    }
    gifts.land()
    const moves = [hands.update(seconds), lines.update(seconds)]
    leaveTrail()
    const isIdling = idle.update(scene)
    if (scene.homing && now > scene.homing.at + HOMING_MS + (scene.homing.isRefused ? SHAKE_MS : 0))
      scene.homing = null
    painter.draw(g, scene)
    const isAiming = scene.aim?.fits === true && !scene.calm
    const isBusy = effects.isBusy(now) || now < scene.headlineAt + 450 || !!scene.homing || !!scene.guide
    const isLively =
      !!scene.gift ||
      (scene.notice !== null && now < scene.notice.at + NOTICE_MS) ||
      now < scene.lessonUntil ||
      now < scene.poked.at + POKE_MS ||
      now < scene.refusal.at + REFUSE_MS ||
      now < scene.lost.at + LOST_MS ||
      now < scene.driftAt + DRIFT_MS ||
      now < scene.glance.at + GLANCE_MS ||
      now < scene.questAt + CHANGE_MS ||
      now < scene.swapped.at + SWAPPED_MS
    return isBusy || isLively || isAiming || moves.includes(true) || (isIdling && 'ambience')
  }
  idle.start(() => !kit.isPaused && kit.invalidate())
  void document.fonts.load(`800 20px ${FONT}`).then(() => kit.invalidate())

  return {
    draw,
    begin,
    react(events, state) {
      reactions.follow(events)
      if (events[0]?.type === 'comforted') return refresh()
      if (events[0]?.type === 'refused' || events[0]?.type === 'hinted') return
      scene.guide = null
      scene.playable = listPlayable(state)
      lines.count()
      refresh()
      gifts.follow(events)
      lesson.offer(events[0]?.type === 'undone' ? 700 : 1400)
      tune()
    },
    finish({ won }) {
      if (won) effects.celebrate(scene.now, scene.calm)
      if (!won) kit.audio.play('yawn')
      kit.audio.play(won ? 'solved' : 'stuck', { delay: won ? 0 : 0.9 })
      gifts.update()
    },
    resize: refresh,
    describe: (_, state) => describeEnd(kit, state, lines.getBestBefore()),
    pointer({ type, x, y, device }) {
      idle.touch()
      if (type === 'down' && pokes.poke(x, y)) return false
      if (type === 'down') hands.press(x, y, device === 'touch')
      else if (type === 'move') hands.drag(x, y)
      else if (type === 'up') hands.release()
      else if (type === 'cancel') hands.cancel()
      else hands.hover(x, y)
      return true
    },
    move: (name) => {
      idle.touch()
      if (name.startsWith('piece')) return hands.choose(Number(name.slice(5)) - 1)
      if (name === 'tab' || name === 'tabBack') return hands.cycle(name === 'tab' ? 1 : -1, false)
      const moves: Record<string, () => unknown> = {
        left: () => hands.move(-1, 0),
        right: () => hands.move(1, 0),
        up: () => hands.move(0, -1),
        down: () => hands.move(0, 1),
        next: () => hands.cycle(1, true),
        back: () => hands.cycle(-1, true),
        place: () => hands.place(),
        undo,
        hint: showHint,
        mute: () => kit.toggleMute(),
      }
      moves[name]?.()
    },
    // The cat, who has watched the game.
    hero: () => (kit.phase === 'over' && scene.layout.cat.w > 0 ? scene.layout.cat : null),
    ui: () => [
      ...scene.layout.slots.map((rect, i) => ({ ...rect, id: `slot ${i + 1}`, kind: 'button' as const })),
      ...painter.listLetters(scene),
      ...painter.listFloats(),
    ],
    probe: (): Probe => {
      const { chosen, aim, layout } = scene
      return { chosen, aim, board: layout.board, cell: layout.cell, slots: layout.slots }
    },
  }
}
