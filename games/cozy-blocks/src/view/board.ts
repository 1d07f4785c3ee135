/** The board in play: all that draws and answers it, and what they do together. */
import type { Kit } from '@playhouse/game-kit'
import { songOf } from '../audio/music.ts'
import { VOICE_COUNT, rateOf } from '../audio/sounds.ts'
import { listPlayable, previewLines } from '../rules.ts'
import type { Cozy } from '../rules.ts'
import { countLines } from '../rules/grid.ts'
import { canUndo } from '../rules/history.ts'
import { findHint, measurePieces } from '../rules/puzzles.ts'
import { canComfort, countComfort } from '../rules/room-bonus.ts'
import type { GameState } from '../state.ts'
import { texts } from '../texts.ts'
import { createHud } from '../ui/hud.ts'
import { createBoardTexts } from './board-texts.ts'
import { createEffects } from './effects.ts'
import { createGifts } from './gifts.ts'
import { createHands } from './hands.ts'
import type { HandsTarget } from './hands.ts'
import { createIdleLife } from './idle-motion.ts'
import { createIdlePaint } from './idle-paint.ts'
import { layOut } from './layout.ts'
import { createLesson } from './lesson.ts'
import { createPainter } from './paint.ts'
import { createReactions } from './reactions.ts'
import { createPokes } from './room-touches.ts'
import { createScene } from './scene.ts'
import type { Scene } from './scene.ts'
import type { Keepsakes } from './things.ts'

export type CozyKit = Kit<Cozy, Keepsakes>
export type Board = ReturnType<typeof createModules> & {
  kit: CozyKit
  hands: ReturnType<typeof createHands>
  hud: ReturnType<typeof createHud>
  /** Paints the hand's pieces ahead. */
  paintAhead(): void
  /** The song that is played. */
  playing: { song: string }
}

function createModules(kit: CozyKit) {
  const effects = createEffects()
  const scene = createScene(effects.state, kit.state)
  const lesson = createLesson(kit, scene)
  return {
    effects,
    scene,
    lesson,
    firstSong: kit.rng.int(4),
    painter: createPainter(),
    idle: createIdleLife(kit.rng),
    lines: createBoardTexts(kit, scene, lesson.isOn),
    reactions: createReactions(kit, scene, effects),
    gifts: createGifts(kit, scene, effects),
    pokes: createPokes(kit, scene, effects),
  }
}

export function createBoard(kit: CozyKit, playing: { song: string }): Board {
  const modules = createModules(kit)
  const hands = createHands(modules.scene, createHandsTarget(kit, modules))
  const hud = createHud(document.querySelector<HTMLElement>('#hud')!, {
    menu: () => kit.open('pause'),
    sound: () => kit.toggleMute(),
    extra: () => {
      kit.audio.play('click')
      if (board.scene.game.mode === 'puzzle') showHint(board)
      else kit.open('modes')
    },
    undo: () => undo(board),
  })
  const paintAhead = createIdlePaint(modules.painter, modules.scene)
  const board: Board = { ...modules, kit, hands, hud, playing, paintAhead }
  return board
}

/** What pieces in the hand sound like and show. */
function createHandsTarget(
  kit: CozyKit,
  { lesson, reactions, scene }: ReturnType<typeof createModules>,
): HandsTarget {
  return {
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
    aimed: () => aimed(kit, scene),
    wake: () => kit.invalidate(),
  }
}

function aimed(kit: CozyKit, { aim, game, held }: Scene): void {
  if (!aim) return
  const lines = countLines(previewLines(game, aim.slot, aim.row, aim.col))
  kit.audio.play(lines > 0 ? 'ready' : 'tick', lines > 0 ? { rate: rateOf(lines - 1), vary: 0 } : {})
  if (lines > 0) kit.audio.play(`wake${kit.rng.int(VOICE_COUNT)}`, { delay: 0.06, vary: 0.1 })
  if (!held) kit.say(texts.aimAt(aim.row + 1, aim.col + 1, aim.fits))
}

export function undo({ kit, scene }: Board): void {
  if (scene.held) return
  if (kit.phase === 'over' && canUndo(scene.game)) kit.continueRun({ type: 'undo' })
  else kit.send({ type: 'undo' })
}

/** Shows where a piece goes; where that is not known any more, asks to take one back. */
export function showHint({ kit, effects, hands, scene }: Board): void {
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

/** Lays out the board again and shows what the run is like now. */
export function refresh({ kit, gifts, hands, hud, lesson, lines, paintAhead, scene }: Board): void {
  const { w, h, safe } = kit.screen
  const { hand, mode, undoLeft } = scene.game
  hands.recheck()
  const insets = { top: safe.y, bottom: h - safe.y - safe.h }
  scene.layout = layOut({ w, h, slots: Math.max(1, hand.length), hasNext: mode !== 'puzzle', insets })
  hud.place(scene.layout)
  gifts.stand()
  scene.gap = lesson.findGap()
  lines.describe()
  hud.show({ muted: kit.isMuted, isPuzzle: mode === 'puzzle', canUndo: canUndo(scene.game), undoLeft })
  paintAhead()
}

export function chooseSong({ kit, firstSong, playing, scene }: Board): void {
  playing.song = songOf(scene.game, firstSong + scene.turn)
  kit.audio.playMusic(playing.song)
}

export function begin(board: Board, state: GameState): void {
  const { kit, effects, gifts, lesson, lines, reactions, scene } = board
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
  chooseSong(board)
  refresh(board)
  effects.deal(kit.now + 150)
  lesson.offer(700)
  if (state.mode === 'night') reactions.openNight(state)
  const count = countComfort(gifts.count())
  if (count > 0 && canComfort(state)) kit.send({ type: 'comfort', count })
}
