/** Draws the table and handles events; never changes the game. */
import type { Pointer, View } from '@playhouse/game-kit'
import { today } from './view/deal-requests.ts'
import { FONT } from './art/faces.ts'
import { countLeaves } from './view/deal-help.ts'
import { drawTable } from './view/draw-table.ts'
import { arrange, changeLooks, createStage, isTeaching, press, sync } from './view/stage.ts'
import type { SolitaireKit, Stage } from './view/stage.ts'
import { followEvent, start } from './view/table-events.ts'
import { TRIED_MS } from './view/timings.ts'
import { setMenuTarget } from './ui/menu-target.ts'
import { describeLoss, describeWin } from './ui/result.ts'
import { canGetLeaf } from './rules.ts'
import type { Game } from './state.ts'
import { texts } from './texts.ts'

const LEAF = { label: texts.leaf.gift, command: { type: 'gift' } } as const

export function createView(kit: SolitaireKit): View<Game> {
  const stage = createStage(kit)
  const { cheer, dealing, deck, hand, holder, host, lesson, prospects, rail, tally } = stage
  setMenuTarget({
    today,
    goals: () => tally.goals(),
    playDay: dealing.playDay,
    giveUp: () => kit.send({ type: 'giveUp' }),
    looksChanged: () => changeLooks(stage),
  })
  return {
    resize(screen) {
      arrange(stage)
      host.resize(screen)
      sync(stage, true)
      void document.fonts?.load(`900 20px ${FONT}`).then(() => {
        for (const painted of [deck, rail]) painted.clear()
        kit.invalidate()
      })
    },
    begin() {
      prospects.forgetHint()
      start(stage)
      dealing.ask()
    },
    draw: (frame) => drawTable(stage, frame),
    follow: (event) => followEvent(stage, event),
    finish({ won }) {
      if (won) return
      prospects.end()
      kit.audio.play('undo', { rate: 0.7 })
      if (tally.lose().isAcorn) kit.audio.play('bloom', { delay: 0.5 })
    },
    describe({ won: isWon, hasNoMoves }, state) {
      if (isWon && tally.gain) return describeWin(tally.gain, kit, () => changeLooks(stage))
      const loss = describeLoss({ ...state, hasNoMoves }, tally.loss, kit.data, tally.goals(), (type) =>
        kit.continueRun({ type }),
      )
      return canGetLeaf(state) && countLeaves(kit) === 0 ? { ...loss, reward: LEAF } : loss
    },
    pointer(pointer) {
      stage.lastInputAt = kit.now
      if (pointer.type === 'hover') return false
      const isTaken = point(stage, pointer)
      if (pointer.type === 'down' && isTaken === 'free') cheer.rustle(pointer)
      return isTaken === true
    },
    move(name) {
      stage.lastInputAt = kit.now
      kit.invalidate()
      if (name === 'stats') return press(stage, 'stats')
      if (kit.phase !== 'playing') return
      if (name === 'hint' || name === 'giveUp') press(stage, name)
      else if (name === 'undo' || name === 'again' || name === 'finish') kit.send({ type: name })
      else if (name === 'draw') hand.draw()
      else hand.move(name)
    },
    hero: () => (kit.phase === 'over' ? host.placeAt(holder.layout) : null),
    ui: () => [...rail.listRects(), ...(isTeaching(stage) ? lesson.listFloats() : [])],
    probe: () => ({ stops: hand.listStops(), cursor: hand.find() }),
  }
}

/** A finger or the mouse: true where something takes it, `free` where it meets nothing on the table. */
function point({ kit, grab, hand, lesson, rail }: Stage, pointer: Pointer): boolean | 'free' {
  const isDown = pointer.type === 'down'
  if (isDown) {
    hand.hide()
    lesson.rest(kit.now, TRIED_MS)
    // The leaping cards have been seen.
    if (kit.state.endIn > 0) kit.send({ type: 'finish' })
  }
  if (rail.pointer(pointer)) return true
  const isFree = kit.phase === 'playing' && kit.state.finishIn < 0
  if (isDown && !isFree) return false
  return grab.pointer(pointer) || 'free'
}
