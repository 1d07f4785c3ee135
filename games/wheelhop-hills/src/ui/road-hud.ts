/** The HUD of the long road: clock, carrots and progress. */
import type { Course } from '../rules/course.ts'
import { START } from '../rules/course.ts'
import { metresOf, secondsLeft } from '../rules/road.ts'
import type { State } from '../state.ts'
import { texts } from '../texts.ts'

export type RoadHud = {
  /** Seconds until the market closes. */
  left: number
  text: string
  /** The way shown: from the last stall to the next. */
  from: number
  to: number
}

export const readRoad = (state: State, { stalls, finish }: Course): RoadHud => ({
  left: secondsLeft(state),
  text: texts.metres(metresOf(state)),
  from: stalls[state.leg - 1]?.x ?? START,
  to: stalls[state.leg]?.x ?? finish,
})
