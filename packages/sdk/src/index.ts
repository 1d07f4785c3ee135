export { createPlayhouse } from './client.ts'
export type { ClientWindow, Playhouse, PlayhouseOptions, PlayhouseSession, ScoreDetails } from './client.ts'
