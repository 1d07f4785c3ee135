/** Places a hint low, or high where it would cover a painter. */
import type { Screen } from '@playhouse/game-kit'
import type { Box } from '../ui/layer.ts'
import { hintBox } from '../ui/message-slot.ts'

/** It does not hop: it is looked for so often, and moves only where the other place is free. */
const EVERY_MS = 600

export function createHintPlace() {
  let isHigh = false
  let askedAt = -1e9
  return {
    /** A new round: looked for with its first picture. */
    reset: () => void (askedAt = -1e9),
    /** `isUnder`: whether something that matters is under a box. */
    look(screen: Screen, now: number, isUnder: (box: Box) => boolean) {
      const isFirst = askedAt < 0
      if (!isFirst && now >= askedAt && now - askedAt < EVERY_MS) return
      askedAt = now
      const wanted = isFirst ? false : isHigh
      isHigh = isUnder(hintBox(screen, wanted)) && !isUnder(hintBox(screen, !wanted)) ? !wanted : wanted
      document.documentElement.dataset['hint'] = isHigh ? 'high' : 'low'
    },
    boxOf: (screen: Screen): Box => hintBox(screen, isHigh),
  }
}
