/** A painter that was cut: the player, one whom the player cut, or one of the others. */
import type { createCalls } from '../audio/calls.ts'
import type { Stage } from './effect-stage.ts'
import { toShare } from './standings.ts'
import type { Event, State } from '../state.ts'
import { texts } from '../texts.ts'

type Cut = Extract<Event, { type: 'splashed' }>

export function createCutEffects(
  stage: Stage,
  calls: ReturnType<typeof createCalls>,
  greet: (state: State) => void,
) {
  const { kit, audio, juice, dress, drain, sheet, spray } = stage
  return (event: Cut, state: State) => {
    const { who, by, x, y } = event
    if (who === 0) drain.show(state, event, sheet.shown, dress.inkOf(state, 0), kit.now)
    stage.flood(state, by)
    greet(state)
    stage.feelHappy(by, 1200)
    const near = stage.nearness(x, y)
    if (who === 0) sufferCut(stage, event, state)
    else if (by === 0) {
      audio.play('cut')
      calls.cry(state, who)
      juice.shake(6, 240)
      juice.stop(50)
      stage.ripple(who, x, y, 5)
      spray(who, x, y, 36, 1.3)
      stage.teller.say(event.isCrown ? texts.crownCut : texts.splash, event.count)
      if (event.isCrown) stage.rejoice(state)
      stage.swell()
    } else if (near > 0) {
      audio.play('cut', { volume: near * 0.3, rate: 0.85 })
      spray(who, x, y, 20)
    }
  }
}

function sufferCut(stage: Stage, { by, x, y, lost }: Cut, state: State): void {
  const { kit, audio, juice, moments, teller, wins } = stage
  audio.play('ouch')
  moments.cancel('crown')
  const loss = lost > 0 ? texts.lostLine(toShare(lost, state.room)) : ''
  teller.reset()
  // What it cost stands where the land was.
  wins.show(texts.cut, '', 0, kit.now, true)
  stage.announce('cut', texts.cutBy(stage.shortNameOf(state, by)), loss)
  juice.shake(10, 420)
  juice.stop(70)
  juice.flash(stage.dress.inkOf(state, by).fill, 160, 0.35)
  stage.spray(0, x, y, 44, 1.5)
}
