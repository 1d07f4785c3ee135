/** The pages that are drawn on the canvas, for the kit's page stack: the view sets what shows them. */
import type { CanvasPage } from '@playhouse/game-kit'

/** The gift that was won is none of them: it belongs to the show. */
export const CANVAS_PAGES = ['studio', 'book', 'prizes', 'goals'] as const
export type CanvasPageName = (typeof CANVAS_PAGES)[number]

export const canvasTarget = { show: (_page: CanvasPageName | null): void => {} }

export const canvasPages: Record<CanvasPageName, CanvasPage> = {
  studio: makePage('studio'),
  book: makePage('book'),
  prizes: makePage('prizes'),
  goals: makePage('goals'),
}

function makePage(name: CanvasPageName): CanvasPage {
  return { open: () => canvasTarget.show(name), close: () => canvasTarget.show(null) }
}
