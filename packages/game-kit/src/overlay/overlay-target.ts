/** Types of what the menus show and of the calls they make. */
import type { RewardedEnd } from '../ads.ts'
import type { Controls } from '../input/controls.ts'
import type { LevelChoice } from '../levels.ts'
import type { Settings } from '../settings.ts'
import type { GameTypes, Period } from '../game-types.ts'
import type { GameTexts } from '../texts.ts'
import type { KitTexts } from '../texts-en.ts'

/** The reward for watching an ad. */
export type Reward<Command = unknown> = {
  label: string
  /** Sent to the rules after the ad, so that replays include the reward. */
  command: Command
  /** Which run gets the reward: the current one by default, or a restart, or the next level. */
  run?: 'again' | 'next'
}

export type Result<Command = unknown> = {
  won: boolean
  title?: string
  /** A text or element under the title. */
  about?: string | Node
  score?: number
  best?: number
  isNewBest?: boolean
  stars?: number
  /** How many days in a row a daily was played. */
  streak?: number
  /** When the next run of this mode comes. */
  every?: Period
  /** Whether there is a level after this. */
  hasNext: boolean
  /** More buttons, in front of “Play again”. */
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
  /** Shows an ad and grants the reward if the player watches it to the end. */
  watchAd(reward: Reward): Promise<RewardedEnd>
}
