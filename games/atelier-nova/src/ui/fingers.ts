/** Touch and mouse: pressing a button, dragging the wardrobe's page, tapping the figure. */
import type { Kit, Pointer, Rect } from '@playhouse/game-kit'
import type { Data } from '../view/save-data.ts'
import type { Dressing } from '../view/dressing.ts'
import type { Game } from '../state.ts'
import { isIn } from './widget.ts'
import type { Widget } from './widget.ts'

/** A finger that went this far pulls the page and presses nothing. */
const PULL = 10

export type FingerTarget = {
  kit: Kit<Game, Data>
  dressing: Dressing
  isDressing(): boolean
  room(): Rect
  widgets(): Widget[]
  press(id: string): void
}

export function createFingers({ kit, dressing, isDressing, room, widgets, press }: FingerTarget) {
  let pressed: { id: string; x: number; y: number; swiped: boolean } | null = null
  /** The wardrobe's page goes with the finger. */
  const pull = (dx: number) => {
    if (!pressed || !isDressing() || !isIn(room(), pressed)) return
    if (!pressed.swiped && Math.abs(dx) < PULL) return
    pressed = { ...pressed, id: '', swiped: true }
    dressing.drawer.pull(dx)
  }
  return {
    /** The button that is held down; empty where there is none under the finger. */
    get down() {
      return pressed?.id ?? null
    },
    take(pointer: Pointer): boolean {
      if (pointer.type === 'down') {
        const widget = widgets().findLast(({ rect }) => isIn(rect, pointer))
        pressed = { id: widget?.id ?? '', x: pointer.x, y: pointer.y, swiped: false }
        kit.invalidate()
        return true
      }
      if (!pressed) return false
      if (pointer.type === 'move') {
        pull(pointer.x - pressed.x)
        return true
      }
      const { id, swiped, x, y } = pressed
      pressed = null
      kit.invalidate()
      if (swiped) dressing.drawer.letGo()
      if (pointer.type !== 'up' || swiped) return true
      const widget = widgets().findLast(({ rect }) => isIn(rect, pointer))
      if (!id && widgets()[0]?.id === 'skip') press('skip')
      else if (id && widget?.id === id) press(id)
      else if (!id && isDressing()) dressing.tapFigure({ x, y })
      return true
    },
  }
}
