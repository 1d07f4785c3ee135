/** Easing curves that the kit does not have. */
import { clamp } from '@playhouse/game-kit/rules'

export const clamp01 = (t: number) => clamp(t, 0, 1)
/** A soft wobble that dies away, starting and ending at 0. */
export const wobble = (t: number) => Math.sin(t * Math.PI * 3) * (1 - t) ** 2
