/** What the menu pages, which load after the first frame, need of the view. */
import type { GoalState } from '../view/goals.ts'

export type MenuTarget = {
  /** The table shall look otherwise. */
  looksChanged(): void
  playDay(day: string): void
  giveUp(): void
  today(): string
  /** How the goals of the game on the table stand. */
  goals(): GoalState[]
}

let target: MenuTarget

export const setMenuTarget = (value: MenuTarget): void => void (target = value)
export const getMenuTarget = (): MenuTarget => target
