/** What the events of the rules show and sound like. */
import { idOf } from '../rules/cards.ts'
import { listFriends } from '../rules/forest.ts'
import type { Event } from '../state.ts'
import { setHowTo } from '../texts.ts'
import { arrange, judge, sync } from './stage.ts'
import type { Stage } from './stage.ts'
import { DEAL_MS, TRIED_MS, UNDO_MS } from './timings.ts'

export function followEvent(stage: Stage, event: Event): void {
  const { kit, cheer, guests, hand, helper, host, lesson, prospects, refuse } = stage
  stage.lastInputAt = kit.now
  lesson.rest(kit.now, TRIED_MS)
  if (event.type === 'refused') {
    hand.letGo()
    if (event.move === null) refuse()
    sync(stage)
  } else if (event.type === 'dealt') start(stage)
  else if (event.type === 'dealtAgain' || event.type === 'undone' || event.type === 'led') {
    prospects.forgetHint()
    cheer.reset()
    kit.audio.play(event.type === 'led' ? 'bloom' : 'undo')
    judge(stage)
    if (event.type === 'led') helper.led()
    sync(stage, false, event.type === 'dealtAgain' ? 8 : UNDO_MS)
  } else if (event.type === 'gifted') {
    judge(stage)
    helper.leaf()
  } else if (event.type === 'won') win(stage)
  else if (event.type === 'turned') kit.audio.play('flip', { delay: 0.2 })
  else if (event.type === 'home') {
    cheer.home(event.move, event.count)
    host.feel('joy', kit.now)
    guests.cheer('joy', kit.now)
  } else if (event.type !== 'gaveUp') followMove(stage, event)
}

function followMove(stage: Stage, event: Extract<Event, { type: 'moved' | 'drawn' }>): void {
  const { kit, cheer, helper, holder, host, prospects, sprites, tally, words } = stage
  const { layout } = holder
  const isDrawn = event.type === 'drawn'
  host.watch(layout.spots[event.move[1]]!.x + layout.cw / 2, layout)
  if (isDrawn) kit.audio.play('draw')
  else kit.audio.play('place', { delay: 0.16 })
  if (isDrawn) cheer.reset()
  tally.countMove()
  prospects.goOn()
  words.show(false)
  judge(stage)
  helper.moved()
  // Many at once: the waste is turned over.
  sync(stage, false, isDrawn && event.move[2] > 10 ? 6 : undefined)
  const last = kit.state.table.piles[event.move[1]]!.at(-1)
  if (!isDrawn && last !== undefined) sprites.expect(idOf(last))
}

function deal(stage: Stage): void {
  const { kit, cheer, helper, holder, host, sprites } = stage
  const { layout } = holder
  // Out of the paws of the fox.
  sprites.gather(layout.host.x - layout.cw / 2, layout.host.y - layout.ch)
  host.feel('joy', kit.now)
  sync(stage, false, DEAL_MS)
  cheer.shuffle()
  helper.greet()
}

function win(stage: Stage): void {
  const { kit, cheer, finale, guests, host, prospects, sprites, tally } = stage
  tally.win()
  // What it planted stands there at once.
  arrange(stage)
  prospects.end()
  host.feel('win', kit.now)
  guests.cheer('win', kit.now)
  kit.audio.play('win', { delay: 0.2, vary: 0 })
  cheer.voices(listFriends(kit.data))
  finale.start(sprites.listCards())
  if (!kit.settings.calm) cheer.fireworks()
}

/** Cards lie as they should, whatever lay there before. */
export function start(stage: Stage): void {
  const { kit, cheer, finale, hand, lesson, tally, words } = stage
  cheer.reset()
  finale.stop()
  setHowTo(kit.state.table.kind)
  arrange(stage)
  hand.reset()
  tally.begin()
  lesson.rest(kit.now)
  judge(stage)
  sync(stage, true)
  if (kit.state.moves.length === 0) deal(stage)
  words.begin()
}
