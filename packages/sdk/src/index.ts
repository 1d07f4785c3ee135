export { createPlayhouse } from './client.ts'
export type { AvailableAds } from './protocol.ts'
export type {
  BreakAdResult,
  ClientWindow,
  Language,
  Playhouse,
  PlayhouseOptions,
  PlayhouseSession,
  RewardedAdResult,
  ScoreDetails,
  ShareValues,
} from './playhouse.ts'
