/** What the menus show, and what they ask the game for. */
import type { RewardedEnd } from '../ads.ts'
import type { Controls } from '../controls.ts'
import type { LevelChoice } from '../levels.ts'
import type { Settings } from '../settings.ts'
import type { GameTypes } from '../game-types.ts'
import type { GameTexts } from '../texts.ts'
import type { KitTexts } from '../texts-en.ts'

/** What a player may have for watching an ad. */
export type Reward<Command = unknown> = {
  label: string
  /** Sent to the rules once the ad was seen: a replay has the reward, too. */
  command: Command
  /** The run that has it: this one, which goes on, unless it is the same anew or the next level. */
  run?: 'again' | 'next'
}

export type Result<Command = unknown> = {
  won: boolean
  title?: string
  /** A sentence under it, or more than a sentence. */
  about?: string | Node
  score?: number
  best?: number
  isNewBest?: boolean
  stars?: number
  /** Days in a row of the daily. */
  streak?: number
  /** Whether there is a level after this. */
  hasNext: boolean
  /** More to choose from, before playing again. */
  extra?: readonly { label: string; act(): void; isMain?: boolean }[]
  /** Offered while the page has an ad to show, and never in a daily run. */
  reward?: Reward<Command>
}

export type ModeChoice = { mode: string; levels: number; isCurrent: boolean }

export type Page = 'pause' | 'settings' | 'keys' | 'howTo' | 'levels' | 'modes' | 'result'

export type OverlayTarget = {
  kit: KitTexts
  texts: GameTexts
  controls: Controls<GameTypes>
  settings: Settings
  hasMusic: boolean
  /** A setting changed. */
  changed(): void
  opened(page: Page): void
  closed(): void
  clicked(): void
  restart(): void
  next(): void
  begin(mode: string, level: number): void
  listModes(): ModeChoice[]
  listLevels(mode: string): LevelChoice[]
  /** The level of that mode to begin with. */
  findLevel(mode: string): number
  /** False where no run is over. */
  showResult(): boolean
  /** Whether an ad can be watched for a reward. */
  canReward(): boolean
  /** Shows an ad, and hands out the reward where it was seen to its end. */
  watchAd(reward: Reward): Promise<RewardedEnd>
}
