/** Widgets of the screens: press areas, each with a name and an action. */
import type { Frame, Kit, Rect, Screen } from '@playhouse/game-kit'
import type { Data } from '../view/save-data.ts'
import type { RevealedScores } from '../view/revealed-scores.ts'
import type { Layout, LayoutRequest } from './layout-types.ts'
import type { Owned } from '../view/owned-pieces.ts'
import type { CanvasPageName } from './canvas-pages.ts'
import type { Sprites } from '../art/sprites.ts'
import type { Game } from '../state.ts'
import type { Tries } from '../view/failed-tries.ts'

/** `isOn`: pressed or not, for those that stay so. */
export type Widget = {
  id: string
  rect: Rect
  label: string
  act(): void
  isOff?: boolean
  isOn?: boolean
}
/** The pressed widget, and the cursor. */
export type Touched = { down: string | null; cursor: string | null }
export type Context = {
  kit: Kit<Game, Data>
  sprites: Sprites
  layout(): Layout
  request(): LayoutRequest
  /** Opens a page on top of the open one. */
  open(page: PageName): void
  /** Returns to the page that opened this one, or to the run. */
  back(): void
  /** Leaves all pages: what was chosen on one of them is to be seen. */
  leave(): void
  prizes: Owned
  known: RevealedScores
  tries: Tries
}
export type PageName = CanvasPageName | 'won'
export type Page = {
  widgets(): Widget[]
  draw(frame: Frame<Game>, touched: Touched): boolean
}
export const isIn = ({ x, y, w, h }: Rect, at: { x: number; y: number }) =>
  at.x >= x && at.x <= x + w && at.y >= y && at.y <= y + h
/** Low in the middle; while it is visible a tap anywhere does the same. */
export const skipRect = ({ safe }: Screen): Rect => ({
  x: safe.x + safe.w / 2 - 80,
  y: safe.y + safe.h - 52,
  w: 160,
  h: 48,
})
