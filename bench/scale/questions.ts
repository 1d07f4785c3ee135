/** What the benchmark asks its server, and what that answers. */
export const CHANGES = ['title', 'votes', 'take-down'] as const
export type Change = (typeof CHANGES)[number]

export interface ScalePaths {
  games: string[]
  categories: string[]
  titles: string[]
}

export interface ChangeFigures {
  /** Until pages show it. */
  ms: number
  cpuMs: number
  /** The longest time in which no request was answered. */
  pauseMs: number
}

export type ScaleQuestion = 'paths' | 'uncached' | 'cached' | 'size' | Change
