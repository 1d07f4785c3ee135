/** The view: draws the board, runs the effects of a placement, and handles touch and keys. */
import type { View } from '@playhouse/game-kit'
import type { Probe } from './bots.ts'
import { setMenuGifts } from './ui/menu-target.ts'
import { describeEnd } from './ui/ending.ts'
import { FONT } from './art/palette.ts'
import { listPlayable } from './rules.ts'
import type { Cozy } from './rules.ts'
import { begin, chooseSong, createBoard, refresh, showHint, undo } from './view/board.ts'
import type { Board, CozyKit } from './view/board.ts'
import { createBoardPainter } from './view/draw-board.ts'

export function createView(kit: CozyKit, playing: { song: string }): View<Cozy> {
  const board = createBoard(kit, playing)
  const { effects, gifts, hands, idle, lesson, lines, painter, pokes, reactions, scene } = board
  setMenuGifts(gifts)
  idle.start(() => !kit.isPaused && kit.invalidate())
  void document.fonts.load(`800 20px ${FONT}`).then(() => kit.invalidate())

  return {
    draw: createBoardPainter(board),
    begin: (state) => begin(board, state),
    react(events, state) {
      reactions.follow(events)
      if (events[0]?.type === 'comforted') return refresh(board)
      if (events[0]?.type === 'refused' || events[0]?.type === 'hinted') return
      scene.guide = null
      scene.playable = listPlayable(state)
      lines.count()
      refresh(board)
      gifts.follow(events)
      lesson.offer(events[0]?.type === 'undone' ? 700 : 1400)
      chooseSong(board)
    },
    finish({ won }) {
      if (won) effects.celebrate(scene.now, scene.calm)
      if (!won) kit.audio.play('yawn')
      kit.audio.play(won ? 'solved' : 'stuck', { delay: won ? 0 : 0.9 })
      gifts.update()
    },
    resize: () => refresh(board),
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
    move(name) {
      idle.touch()
      return move(board, name)
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

/** What a key or a pad's button does; false where it is left to the browser. */
function move(board: Board, name: string): boolean | void {
  const { kit, hands } = board
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
    undo: () => undo(board),
    hint: () => showHint(board),
    mute: () => kit.toggleMute(),
  }
  moves[name]?.()
}
