/** What the menu pages, which load after the first frame, need of the view. */
import type { Round } from './result-card.ts'

export type MenuTarget = {
  /** Something else is worn now. */
  redress(): void
  /** The round the next result card is about. */
  round: Round | null
}

export const menuTarget: MenuTarget = { redress: () => {}, round: null }
