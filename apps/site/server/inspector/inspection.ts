/** What an inspection of a game has seen. */
import type { RefusedReason } from '@playhouse/sdk/host'

export const INSPECTED_SCREENS = [
  { name: 'desktop', width: 1280, height: 720, isTouch: false, slowdown: 1 },
  { name: 'phone', width: 390, height: 844, isTouch: true, slowdown: 4 },
  { name: 'phone, turned', width: 844, height: 390, isTouch: true, slowdown: 4 },
  { name: 'tablet', width: 820, height: 1180, isTouch: true, slowdown: 2 },
] as const

export type InspectedSize = (typeof INSPECTED_SCREENS)[number]

/** A message between the game and its page. */
export interface SdkCall {
  /** Since the page was opened. */
  atMs: number
  from: 'game' | 'page'
  /** `gameplay playing=true`. */
  text: string
}

export interface LoadedFile {
  /** Without the host and the folder of the game; whole addresses of other hosts. */
  name: string
  /** As sent, compressed or not. */
  bytes: number
  type: string
}

/** Between two animation frames, in milliseconds, with the processor slowed down as the screen says. */
export interface FrameTimes {
  median: number
  p95: number
  worst: number
}

export interface InspectedScreen {
  name: InspectedSize['name']
  width: number
  height: number
  /** Of the frame's document; null without an answer. */
  httpStatus: number | null
  firstFrameSeconds: number | null
  /** Until the game said `ready`; null when it did not. */
  readySeconds: number | null
  calls: SdkCall[]
  /** Messages that were no calls, by reason. */
  refused: Partial<Record<RefusedReason, number>>
  /** Of all files until the first frame, and until the end. */
  bytesBeforeFirstFrame: number
  bytes: number
  /** The largest. */
  files: LoadedFile[]
  /** Files that are missing, with their status. */
  missing: string[]
  /** Uncaught errors, each once. */
  errors: string[]
  /** Hosts that were asked for and not reached: not allowed by the content security policy. */
  blockedHosts: string[]
  /** Hosts that were reached. */
  hosts: string[]
  frameTimes: FrameTimes | null
  /** It draws with WebGL, which a machine without a graphics card is slow at. */
  usesWebgl: boolean
  /** Larger than the window, in CSS pixels: it has scroll bars. */
  scrolls: { width: number; height: number } | null
  reactsToInput: boolean | null
  /** Whether a pause by the page stopped its movement; null where nothing moved, or it does not support pauses. */
  obeysPause: boolean | null
  asksToTurn: boolean
  hasSound: boolean
  /** Sound began before the first press. */
  soundsEarly: boolean
}
