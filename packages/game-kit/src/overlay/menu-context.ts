/** What the standard pages are built with: the game, its texts and the page stack. */
import type { Ads } from '../ads.ts'
import type { GameTypes, RuleSet } from '../game-types.ts'
import type { GameOptions, Kit } from '../kit.ts'
import type { Progress } from '../save.ts'
import type { Rect } from '../screen.ts'
import type { Session } from '../session.ts'
import type { TestEventLog } from '../test-event-log.ts'
import type { GameTexts } from '../texts/texts.ts'
import type { KitTexts } from '../texts/texts-en.ts'
import type { MenuEntry, PageDetail } from './menu-types.ts'

export type MenusTarget = {
  root: HTMLElement
  canvas: HTMLCanvasElement
  options: GameOptions<GameTypes, unknown>
  progress: Progress<unknown>
  eventLog: { write: TestEventLog }
  changed(): void
  blockingChanged(isOpen: boolean): void
  clicked(): void
  ads: Ads
  session(): Session
  kit(): Kit<GameTypes, unknown>
  /** Where the player's character is, in CSS pixels. */
  findHero(): Rect | null
  /** What the kit's hint must not cover, in CSS pixels. */
  listTaken(): Rect[]
}
export type MenuContext = {
  target: MenusTarget
  rules: RuleSet<GameTypes>
  kit: KitTexts
  texts: GameTexts
  listModes(): { mode: string; levels: number; isCurrent: boolean }[]
  starsOf(mode: string): Readonly<Record<number, number>>
  /** Opens a page on top of the current one. */
  open(id: string, detail?: PageDetail): void
  /** Shows a page in place of the current one. */
  replace(id: string, detail?: PageDetail): void
  back(): void
  close(): void
  closing(act: () => void): () => void
  backEntry(): MenuEntry
  /** Whether an ad can be watched for a reward. */
  canReward(): boolean
  /** While an ad is requested and shown, the menu does not react. */
  setWaiting(isWaiting: boolean): void
  dialog: HTMLDialogElement
}
